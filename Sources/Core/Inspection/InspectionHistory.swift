import RecurseTerminal

/// What an inspector that comes late is sent: the session from its beginning, and the last steps.
///
///     header ─ input and output ─────────────────────────────── at most 16 MiB, else none
///            └ base tree ─ step 41 ─ step 42 ─ … ─ step 1040 ── at most 1,000 steps and 16 MiB
///
/// A step that goes leaves its tree behind: the tree of the oldest one is whole.
package struct InspectionHistory: Sendable {
  private let header: String
  private var session: [(order: Int, line: String)] = []
  private var sessionBytes = 0
  private var steps: [(order: Int, line: String, change: TreeChange)] = []
  private var stepBytes = 0
  /// The tree before the first step that is kept, and the number of steps that went.
  private var base: [String] = []
  private var gone = 0
  private var nextOrder = 0
  /// Whether the session was too long, so that it cannot be replayed.
  private(set) package var isCut = false

  private let mostSteps: Int
  private let mostBytes: Int

  package init(header: String, mostSteps: Int = 1_000, mostBytes: Int = 16 << 20) {
    self.header = header
    self.mostSteps = mostSteps
    self.mostBytes = mostBytes
  }

  /// Adds an entry, and returns its line.
  package mutating func add(_ entry: Inspection.Entry) -> String {
    defer { nextOrder += 1 }
    switch entry {
    case .event(let event): return add(event)
    case .step(let step, let time):
      let line = RecordedEvent(time: time, code: "s", text: step.json).line
      steps.append((nextOrder, line, step.tree))
      stepBytes += line.utf8.count
      while steps.count > mostSteps || stepBytes > mostBytes, steps.count > 1 { dropStep() }
      return line
    }
  }

  private mutating func add(_ event: RecordedEvent) -> String {
    let line = event.line
    guard !isCut else { return line }
    sessionBytes += line.utf8.count
    guard sessionBytes <= mostBytes else {
      isCut = true
      session = []
      return line + "\n" + Self.cutLine
    }
    session.append((nextOrder, line))
    return line
  }

  private static let cutLine = RecordedEvent(time: .zero, code: "s", text: #"{"cut":1}"#).line

  private mutating func dropStep() {
    let step = steps.removeFirst()
    step.change.apply(to: &base)
    stepBytes -= step.line.utf8.count
    gone += 1
  }

  /// All lines, in the order in which they came.
  package var lines: [String] {
    var lines = [header]
    if isCut { lines.append(Self.cutLine) }
    if gone > 0 {
      var step = InspectionStep(number: gone - 1, cause: "earlier steps")
      step.tree = TreeChange(from: [], to: base)
      lines.append(RecordedEvent(time: .zero, code: "s", text: step.json).line)
    }
    var rest = steps[...]
    for (order, line) in session {
      while let first = rest.first, first.order < order {
        lines.append(first.line)
        rest.removeFirst()
      }
      lines.append(line)
    }
    return lines + rest.map(\.line)
  }
}
