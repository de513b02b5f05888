import RecurseTerminal
import RecurseTesting
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("Every ending at every moment", .blocking) struct EndingMatrixTests {
  /// The activity of an app when its end comes.
  enum Moment: String, CaseIterable, Sendable {
    case idle, frame, keys, resizes, effect, paste, drag

    var business: String {
      switch self {
      case .frame: "painting"
      case .effect: "effects"
      default: "nothing"
      }
    }

    func come(to app: TerminalProcess) throws {
      switch self {
      case .idle: _ = try app.counts()
      case .effect: app.watch(seconds: 0.02)
      case .frame: app.watch(seconds: 0.02)
      case .keys: try app.type(String(repeating: "+", count: 3000))
      case .resizes:
        for step in 0..<20 { try app.resize(CellSize(columns: 20 + 3 * step, rows: 3 + step)) }
      case .paste: try app.type("\u{1B}[200~half a paste")
      case .drag:
        try app.mouse(
          MouseEvent(.press(.left), at: CellPoint(column: 2, row: 0)),
          MouseEvent(.drag(.left), at: CellPoint(column: 9, row: 0)))
      }
    }
  }

  /// Within a paste a key is text.
  private static func happens(_ way: WayToEnd, _ moment: Moment) -> Bool {
    moment != .paste || way.key == nil
  }

  @Test(
    "restores the terminal, with its status and its message",
    arguments: WayToEnd.allCases, Moment.allCases)
  func ending(way: WayToEnd, moment: Moment) throws {
    guard Self.happens(way, moment) else { return }
    let app = try TerminalProcess.ending(
      way.fixture, moment.business, environment: ["RECURSE_STRICT": nil])
    try moment.come(to: app)
    try way.happen(to: app)
    let status = try app.waitForExit()
    #expect(way.statuses.contains(status), "\(status)")
    guard way != .closedTerminal else { return }
    try app.expectRestored()
    let ours: Set = [1049, 1002, 1006, 2004]
    #expect(ours.isSubset(of: app.screen.privateModesSeen))
    if let message = way.message {
      // Below it is a backtrace, which may fill the screen.
      #expect(String(decoding: app.output, as: UTF8.self).contains(message))
    } else if way != .stackOverflow {
      #expect(app.screen.text == "")
    }
  }

  @Test("while it is stopped in a shell, too", arguments: WayToEnd.allCases)
  func suspended(way: WayToEnd) throws {
    let shell = try TerminalProcess.shell(size: CellSize(columns: 160, rows: 12))
    try shell.run("\(builtProduct("ending-fixture")) \(way.fixture)")
    try shell.waitUntil("the fixture") { $0.shows("Pressed 0") }
    let job = try #require(shell.foregroundGroup)
    try shell.press(.control("z"))
    try shell.waitForPrompt()
    try shell.expectRestored()
    if way == .closedTerminal {
      // The kernel hangs up the shell's stopped jobs, and continues them.
      shell.closeTerminal()
      expectGone(job)
      return
    }
    let statuses = way.statuses.map { "status=\($0.shellStatus)" }
    if let number = way.signal {
      kill(job, number)
      kill(job, SIGCONT)
      try shell.waitUntil("the job has gone") { _ in kill(job, 0) != 0 }
      try shell.run("wait %1; echo status=$?")
    } else {
      try shell.run("fg")
      try shell.waitUntil("the fixture again") { $0.alternateScreenIsActive && $0.shows("Ready") }
      try shell.press(try #require(way.key))
      try shell.waitForPrompt()
      try shell.run("echo status=$?")
    }
    try shell.waitUntil("one of \(statuses)") { screen in
      statuses.contains { screen.lines.contains($0) }
    }
    if let message = way.message {
      #expect(String(decoding: shell.output, as: UTF8.self).contains(message))
    }
    try shell.waitForPrompt()
    try shell.expectRestored()
  }
}
