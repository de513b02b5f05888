import ProcessTable
import Recurse

/// What is known of a system, and how its processes are shown.
package struct MonitorState {
  package private(set) var sample = SystemSample()
  /// The number of samples that were taken.
  package private(set) var samples = 0
  /// The reason why nothing is known.
  package private(set) var problem: SystemFailure?
  private(set) var moments = Moment.unknown
  /// The processes of the table: those that match, in order.
  package var shown: [ProcessEntry] = []
  /// The processes of the tree.
  var tree = TreeRows<ProcessEntry>()
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
  /// The process about which a person is asked.
  var doomed: ProcessEntry?
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

  init(_ first: SystemSource.Reading) { take(first) }

  // MARK: - Samples

  package mutating func take(_ reading: SystemSource.Reading) {
    samples += 1
    switch reading {
    case .success(let sample):
      (self.sample, problem) = (sample, nil)
      moments.append(Moment(time: samples, sample))
      moments.removeFirst(max(0, moments.count - Moment.most))
      arrange()
    case .failure(let failure): problem = failure
    }
  }

  // MARK: - Processes

  /// Chooses and sorts what is shown.
  mutating func arrange() {
    var entries = sample.processes
    processOrder.sort(&entries)
    let filter = ProcessFilter(filter)
    if isTree {
      plant(ProcessTree(entries, where: filter.matches))
    } else {
      let old = shown
      shown = entries.filter(filter.matches)
      keepPlace(after: old)
    }
  }

  /// Shows the chosen process where it was in view, or else the same places of the order: a list by
  /// itself follows the process that is first in view.
  private mutating func keepPlace(after old: [ProcessEntry]) {
    guard let first = position.viewID(type: ProcessEntry.ID.self), !shown.isEmpty,
      var top = old.firstIndex(where: { $0.id == first })
    else { return }
    if let before = old.firstIndex(where: { $0.id == selected }), before >= top,
      let now = shown.firstIndex(where: { $0.id == selected })
    {
      top += now - before
    }
    position.scroll(to: shown[min(max(0, top), shown.count - 1)].id, anchor: .top)
  }

  private var processOrder: ProcessOrder {
    let column = columns.sort.flatMap { ProcessColumn(rawValue: $0.column) }
    return ProcessOrder(
      by: column?.order ?? .number, isAscending: columns.sort?.isAscending ?? true)
  }

  /// Shows a tree. What a person closed stays closed, and all else is open.
  private mutating func plant(_ new: ProcessTree) {
    let closed = new.children.keys.filter { tree.status(of: $0) != nil && !tree.isExpanded($0) }
    tree = TreeRows(new.roots) { new.children[$0.id].map { TreeBranch($0) } }
    for root in new.roots { tree.expandAll(below: root.id) }
    for id in closed { tree.collapse(id) }
  }

  mutating func sort(by column: ProcessColumn) {
    let isText = column == .name || column == .user || column == .number
    columns.sort = .init(column: column.title, isAscending: isText)
    arrange()
  }

  // MARK: - Signals

  package var selectedEntry: ProcessEntry? {
    selected.flatMap { id in sample.processes.first { $0.id == id } }
  }

  mutating func send(_ signal: ProcessSignal, to entry: ProcessEntry) {
    // Its number may be that of another process meanwhile.
    guard sample.processes.contains(where: { $0.id == entry.id }) else {
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
