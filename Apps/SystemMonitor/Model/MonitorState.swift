import ProcessTable
import Recurse

/// The known figures of a system, and the display of its processes.
package struct MonitorState {
  package private(set) var sample = SystemSample()
  /// The number of samples that were taken.
  package private(set) var samples = 0
  /// The reason why nothing is known.
  package private(set) var problem: SystemFailure?
  private(set) var moments = Moment.unknown
  /// The processes of the table or the tree: those that match, in order.
  package var shown: [ProcessRow] = []
  /// The number of processes that the filter finds.
  private(set) var matches = 0
  /// The processes of the tree that a person closed.
  private var closed: Set<ProcessEntry.ID> = []
  package var selected: ProcessEntry.ID?
  var columns = TableColumns(
    sort: .init(column: ProcessColumn.processors.title, isAscending: false))
  var position = ScrollPosition()
  package var isTree = false { didSet { arrange() } }
  var filter = "" {
    didSet {
      guard filter != oldValue else { return }
      arrange()
      position.scrollToStart()
    }
  }
  var focus: Focus? = .processes
  package var isPaused = false
  /// The time between two samples.
  var interval: Duration
  /// True while a person chooses a column to sort by, and that column.
  var isSorting = false
  var sortChoice: ProcessColumn?
  var showsFileSystems = false
  /// The process whose details are shown.
  var detailed: ProcessEntry?
  /// The process about which a person is asked, and the row of the answers.
  var doomed: ProcessEntry? { didSet { if doomed != nil { signalChoice = SignalChoice.none.id } } }
  var signalChoice: SignalChoice.ID?
  /// The signal that is to be sent.
  private(set) var order: Order?
  private var orders = 0
  var notice: String?
  var failure: String?
  var isDone = false

  enum Focus: Hashable { case filter, processes }

  /// A signal for a process.
  struct Order: Hashable {
    let number: Int
    let signal: ProcessSignal
    let process: ProcessEntry.ID
    let name: String
  }

  init(_ first: SystemSource.Reading, interval: Duration) {
    self.interval = interval
    take(first)
  }

  // MARK: - Samples

  package mutating func take(_ reading: SystemSource.Reading) {
    samples += 1
    switch reading {
    case .success(let sample):
      (self.sample, problem) = (sample, nil)
      moments.append(Moment(time: samples, sample))
      moments.removeFirst(max(0, moments.count - Moment.most))
      if let shown = detailed { detailed = entry(shown.id) ?? shown }
      arrange()
    case .failure(let failure): problem = failure
    }
  }

  /// Takes samples more rarely, or more often.
  mutating func changeInterval(bySteps steps: Int) {
    let all = [0.1, 0.2, 0.5, 1, 2, 5, 10, 30, 60].map { Duration.seconds($0) }
    let next = steps > 0 ? all.first { $0 > interval } : all.last { $0 < interval }
    interval = next ?? interval
  }

  func entry(_ id: ProcessEntry.ID) -> ProcessEntry? { sample.processes.first { $0.id == id } }

  // MARK: - Processes

  /// Chooses and sorts what is shown. The view stays at its place in the order: it follows no
  /// process, not even the chosen one.
  mutating func arrange() {
    var entries = sample.processes
    processOrder.sort(&entries)
    let filter = ProcessFilter(filter)
    let old = shown
    if isTree {
      closed.formIntersection(entries.lazy.map(\.id))
      shown = ProcessRow.rows(
        of: ProcessTree(entries, where: filter.matches), closed: closed, where: filter.matches)
      matches = entries.count(where: filter.matches)
    } else {
      shown = entries.filter(filter.matches).map { ProcessRow(entry: $0) }
      matches = shown.count
    }
    guard !shown.isEmpty else { return }
    let first = position.viewID(type: ProcessEntry.ID.self)
    let top = first.flatMap { first in old.firstIndex { $0.id == first } } ?? 0
    position.scroll(to: shown[min(top, shown.count - 1)].id, anchor: .top)
  }

  private var processOrder: ProcessOrder {
    let column = columns.sort.flatMap { ProcessColumn(rawValue: $0.column) }
    return ProcessOrder(
      by: column?.order ?? .number, isAscending: columns.sort?.isAscending ?? true)
  }

  /// Sorts as a person asked for, and shows what comes first.
  mutating func showSorted() {
    arrange()
    position.scrollToStart()
  }

  /// Sorts by a column, or the other way round if that is the order already.
  mutating func sort(by column: ProcessColumn) {
    columns.turn(column.title, descendingFirst: column.isDescendingFirst)
    showSorted()
  }

  mutating func reverse() {
    columns.sort?.isAscending.toggle()
    showSorted()
  }

  mutating func chooseOrder() {
    sortChoice = columns.sort.flatMap { ProcessColumn(rawValue: $0.column) }
    isSorting = true
  }

  // MARK: - The tree

  private var selectedRow: Int? { selected.flatMap { id in shown.firstIndex { $0.id == id } } }

  mutating func toggleBranch(_ id: ProcessEntry.ID) {
    if closed.remove(id) == nil { closed.insert(id) }
    arrange()
  }

  /// Closes the chosen branch, or goes to the process above it.
  mutating func foldOrLeave() {
    guard let row = selectedRow else { return }
    if shown[row].isOpen == true { return toggleBranch(shown[row].id) }
    let depth = shown[row].depth
    selected = shown[..<row].last { $0.depth < depth }?.id ?? selected
  }

  /// Opens the chosen branch, or goes to the first process below it.
  mutating func unfoldOrEnter() {
    guard let row = selectedRow, let isOpen = shown[row].isOpen else { return }
    if isOpen { selected = shown[row + 1].id } else { toggleBranch(shown[row].id) }
  }

  // MARK: - Signals

  package var selectedEntry: ProcessEntry? { selected.flatMap(entry) }

  mutating func send(_ signal: ProcessSignal, to entry: ProcessEntry) {
    // Its number may be that of another process meanwhile.
    guard self.entry(entry.id) != nil else {
      notice = "\(entry.number) \(entry.name) has ended."
      return
    }
    orders += 1
    order = Order(number: orders, signal: signal, process: entry.id, name: entry.name)
  }

  mutating func finish(_ order: Order, _ reason: String?) {
    self.order = nil
    let what = "\(order.signal.rawValue) to \(order.process.number) \(order.name)"
    if let reason { failure = "\(what): \(reason)" } else { notice = "Sent \(what)." }
  }
}
