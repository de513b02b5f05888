import RecurseTerminal

/// A program in a terminal, used by the actions of ``TestedApp``.
///
/// Each action ends when the program has read its input and is idle again, so that the next action
/// finds the final picture.
@MainActor
final class TerminalApp: TestedApp {
  let process: TerminalProcess

  init(_ process: TerminalProcess) { self.process = process }

  var depth: Depth { .terminal }
  var picture: String { process.screen.text }

  func shows(_ text: String) -> Bool {
    process.readAvailable()
    return process.screen.shows(text)
  }

  func press(_ label: String) throws { try click(label, count: 1) }

  func type(_ text: String, into title: String) throws {
    try focus(title)
    try press([.end, .control("u")])
    try type(text)
  }

  func press(_ keys: [Key]) throws {
    for key in keys { try settling { try process.press(key) } }
  }

  func type(_ text: String) throws {
    guard !text.isEmpty else { return }
    try settling { try process.press(text.map { Key(typing: $0) }) }
  }

  func paste(_ text: String) throws { try settling { try process.paste(text) } }

  func click(_ label: String, count: Int) throws {
    let point = try clickPoint(of: label)
    try settling { try process.click(column: point.column, row: point.row, count: count) }
  }

  func drag(from start: CellPoint, to end: CellPoint) throws {
    try settling { try process.drag(from: start, to: end) }
  }

  func scroll(_ direction: WheelDirection, notches: Int, over label: String) throws {
    let point = try clickPoint(of: label)
    for _ in 0..<notches {
      try settling { try process.wheel(direction, column: point.column, row: point.row) }
    }
  }

  func focus(_ label: String) throws {
    guard process.screen.occurrences(of: "[ \(label) ]").isEmpty else {
      throw DepthFailure(
        description: "a terminal moves the focus by a click, which would press “\(label)”: "
          + "use Tab, or test at .screen")
    }
    try click(label, count: 1)
  }

  func resize(columns: Int, rows: Int) throws {
    try settling { try process.resize(CellSize(columns: columns, rows: rows)) }
  }

  func wait(
    until what: String, within limit: Duration, _ condition: () throws -> Bool
  ) async throws {
    let end = ContinuousClock.now + limit
    while true {
      let hasEnded = process.status != nil
      process.readAvailable()
      if !process.screen.isUpdating || hasEnded, try condition() { return }
      guard !hasEnded, ContinuousClock.now < end else {
        throw WaitFailure(
          what: hasEnded ? "\(what), and the program has ended" : what, running: nil,
          picture: picture)
      }
      process.turn(Deadline(0.005), tick: 5)
      await Task.yield()
    }
  }

  /// The middle of the only occurrence of a label. If there are several: of the only button or
  /// toggle, or else of the only one between blanks.
  private func clickPoint(of label: String) throws -> CellPoint {
    let screen = process.screen
    for (before, after) in [("[ ", " ]"), ("[x] ", ""), ("[ ] ", "")] {
      let found = screen.occurrences(of: before + label + after)
      if found.count == 1 { return screen.middle(of: before + label + after, at: found[0]) }
    }
    let all = screen.occurrences(of: label)
    let found = all.count == 1 ? all : all.filter { screen.isBetweenBlanks(label, at: $0) }
    guard found.count == 1 else {
      throw SearchFailure(
        message: "“\(label)” is shown \(found.isEmpty ? all.count : found.count) times",
        picture: picture)
    }
    return screen.middle(of: label, at: found[0])
  }

  /// Sends input and waits until the program has read it and is idle.
  ///
  /// Waits a minute at most; ten seconds if the program is idle and has read nothing, and one if
  /// the system does not count reads.
  private func settling(_ input: () throws -> Void) throws {
    let before = try? process.counts(timeout: 1).reads
    try input()
    let (deadline, unread) = (Deadline(60), Deadline(before == nil ? 1 : 10))
    while process.status == nil, !deadline.hasPassed {
      process.turn(deadline, tick: 1)
      let now = try? process.counts(timeout: 1).reads
      if let before, let now, now > before { break }
      if unread.hasPassed, now != nil || before == nil { break }
    }
    process.readAvailable()
  }
}
