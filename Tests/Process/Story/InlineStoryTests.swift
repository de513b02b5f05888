import RecurseTerminal
import RecurseTesting
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("An app below the prompt, in a terminal") struct InlineStoryTests {
  private func fixture() throws -> TerminalProcess {
    let app = try TerminalProcess(
      builtProduct("inline-fixture"), environment: TerminalProcess.strict([:]),
      size: CellSize(columns: 30, rows: 8))
    try app.waitUntil("the first frame") { $0.shows("0 installed") }
    return app
  }

  private func install(_ name: String, _ count: Int, _ app: TerminalProcess) throws {
    try app.type(name)
    try app.waitUntil("the name") { $0.shows(name) }
    try app.press(.enter)
    try app.waitUntil("the line") { $0.shows("\(count) installed") }
  }

  @Test("prints above itself, into the history, and is whole after a large time")
  func story() throws {
    let app = try fixture()
    #expect(app.screen.line(0) == "Install what?")
    for count in 1...7 { try install("p\(count)", count, app) }
    #expect(app.screen.history == ["✓ p1", "✓ p2"])
    #expect(
      app.screen.lines.prefix(6) == ["✓ p3", "✓ p4", "✓ p5", "✓ p6", "✓ p7", "Install what?"])
    try app.type("half")
    try app.waitUntil("the text") { $0.shows("half") }
    try app.press(.function(2))
    try app.waitUntil("the whole screen") {
      $0.alternateScreenIsActive && $0.line(0) == "Install what?"
    }
    #expect(app.screen.shows("half"))
    try app.press(.enter)
    try app.waitUntil("the eighth") { $0.shows("8 installed") }
    try app.press(.function(2))
    try app.waitUntil("the rows") { !$0.alternateScreenIsActive && $0.shows("8 installed") }
    #expect(app.screen.history == ["✓ p1", "✓ p2", "✓ p3"])
    #expect(app.screen.line(4) == "✓ half")
  }

  @Test("writes nothing of its frames to standard output")
  func output() throws {
    let app = try TerminalProcess(
      "sh", ["-c", "x=$(\(builtProduct("inline-fixture"))); printf '<%s>' \"$x\""],
      environment: TerminalProcess.strict([:]), size: CellSize(columns: 30, rows: 8))
    try app.waitUntil("the first frame") { $0.shows("0 installed") }
    for count in 1...3 { try install("p\(count)", count, app) }
    try app.press(.control("q"))
    #expect(try app.waitForExit() == .exited(0))
    #expect(app.screen.lines.contains("<>"))
  }

  @Test(
    "leaves its lines, its rows and an empty row for the prompt, however it ends",
    arguments: [SIGTERM, SIGABRT, SIGSEGV, SIGINT])
  func ending(signal: Int32) throws {
    let app = try fixture()
    try install("lib", 1, app)
    app.signal(signal)
    _ = try app.waitForExit()
    let lines = app.screen.lines
    #expect(lines.prefix(2) == ["✓ lib", "Install what?"])
    #expect(lines[3] == "1 installed")
    #expect(app.screen.cursor.column == 0 && app.screen.cursor.row >= 4)
    #expect(app.screen.cursorIsVisible && app.screen.privateModes.isEmpty)
  }
}
