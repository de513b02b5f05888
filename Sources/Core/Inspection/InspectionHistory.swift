import RecurseTerminal

/// The lines for an inspector: the session from its beginning, and the last steps.
///
///     header ─ input and output ─────────────────────────────── at most 16 MiB, else none
///            └ base tree ─ step 41 ─ step 42 ─ … ─ step 1040 ── at most 1,000 steps and 16 MiB
///                                       ▲
///                                       └ a reader: what it was sent
///
/// Frames that follow each other without another cause are one step, which is sent again with their
/// number: a spinner leaves room for the others.
///
/// A step that goes leaves its tree behind: the tree of the oldest one is whole. A reader that
/// comes late, or reads slowly, is sent that tree in place of the steps that went.
package struct InspectionHistory: Sendable {
  private let header: String
  private var session: [(order: Int, line: String)] = []
  private var sessionBytes = 0
  private var steps: [(order: Int, step: InspectionStep, time: Duration, bytes: Int)] = []
  private var stepBytes = 0
  /// The tree before the first step that is kept, and the number of the last one that went.
  private var base: [String] = []
  private var lastGone = -1
  private var nextOrder = 0
  /// The order at which the session became too long, so that it cannot be replayed.
  private var cut: Int?

  private let mostSteps: Int
  private let mostBytes: Int

  /// The most bytes of the session, and of the steps.
  package static let mostBytes = 16 << 20
  /// The most bytes of a line. One of the session that is longer cuts it; steps are shorter.
  package static let longestLine = 3 << 20
  /// What a line takes besides its bytes.
  private static let lineOverhead = 64

  package init(
    header: String, mostSteps: Int = 1_000, mostBytes: Int = InspectionHistory.mostBytes
  ) {
    self.header = header
    self.mostSteps = mostSteps
    self.mostBytes = mostBytes
  }

  package var isCut: Bool { cut != nil }

  // MARK: - Adding

  /// Adds an entry, and returns its line.
  @discardableResult
  package mutating func add(_ entry: Inspection.Entry) -> String {
    defer { nextOrder += 1 }
    switch entry {
    case .event(let event): return add(event)
    case .step(let step, let time):
      var step = step
      if var last = steps.last?.step, last.take(step) {
        step = last
        stepBytes -= steps.removeLast().bytes
      }
      let line = Self.line(of: step, time)
      let bytes = line.utf8.count + Self.lineOverhead
      steps.append((nextOrder, step, time, bytes))
      stepBytes += bytes
      while steps.count > mostSteps || stepBytes > mostBytes, steps.count > 1 { dropStep() }
      return line
    }
  }

  private mutating func add(_ event: RecordedEvent) -> String {
    let line = event.line
    guard !isCut else { return line }
    sessionBytes += line.utf8.count + Self.lineOverhead
    guard sessionBytes <= mostBytes, line.utf8.count <= Self.longestLine else {
      (cut, session, sessionBytes) = (nextOrder, [], 0)
      return Self.cutLine
    }
    session.append((nextOrder, line))
    return line
  }

  private static let cutLine = RecordedEvent(time: .zero, code: "s", text: #"{"cut":1}"#).line

  private static func line(of step: InspectionStep, _ time: Duration) -> String {
    RecordedEvent(time: time, code: "s", text: step.json).line
  }

  private mutating func dropStep() {
    let first = steps.removeFirst()
    first.step.tree.apply(to: &base)
    stepBytes -= first.bytes
    lastGone = first.step.number
  }

  // MARK: - Reading

  /// The place of a reader, and the lines of the tree that it has.
  package struct Reader: Sendable {
    fileprivate var hasHeader = false
    /// The order of the last line that it was sent, and the number of the last step that it knows.
    fileprivate var order = -1
    fileprivate var lastStep = -1
    fileprivate var treeCount = 0

    package init() {}
  }

  /// Returns the next line for a reader, or `nil` if it has all. O(log n), and the length of the
  /// line.
  package func next(for reader: inout Reader) -> String? {
    guard reader.hasHeader else {
      reader.hasHeader = true
      return header
    }
    if lastGone > reader.lastStep {
      var step = InspectionStep(number: lastGone, cause: "earlier steps")
      step.tree = TreeChange(replacing: reader.treeCount, with: base)
      (reader.lastStep, reader.treeCount) = (lastGone, base.count)
      return Self.line(of: step, .zero)
    }
    let event = Self.first(after: reader.order, in: session) { $0.order }
    let step = Self.first(after: reader.order, in: steps) { $0.order }
    let end = cut.flatMap { $0 > reader.order ? $0 : nil }
    switch [event?.order, step?.order, end].compactMap({ $0 }).min() {
    case nil: return nil
    case event?.order:
      reader.order = event?.order ?? reader.order
      return event?.line
    case end:
      reader.order = end ?? reader.order
      return Self.cutLine
    default:
      guard let step else { return nil }
      reader.order = step.order
      // One that it knows has got frames alone.
      if step.step.number > reader.lastStep {
        reader.treeCount += step.step.tree.inserted.count - step.step.tree.removed
      }
      reader.lastStep = step.step.number
      return Self.line(of: step.step, step.time)
    }
  }

  /// Returns the first item behind an order, by halves.
  private static func first<Item>(
    after order: Int, in items: [Item], by key: (Item) -> Int
  ) -> Item? {
    var (low, high) = (0, items.count)
    while low < high {
      let middle = (low + high) / 2
      if key(items[middle]) > order { high = middle } else { low = middle + 1 }
    }
    return low < items.count ? items[low] : nil
  }

  /// All lines, in the order in which they came.
  package var lines: [String] {
    var reader = Reader()
    var lines: [String] = []
    while let line = next(for: &reader) { lines.append(line) }
    return lines
  }
}
