import RecurseTerminal
import RecurseTesting
import TestSupport
import Testing

@Suite("A program of an app below the prompt", .blocking) struct InlineProgramTests {
  /// The fixture, with a text in its field, after its editor on F3.
  private func fixture(editor: String, until result: String) throws -> TerminalProcess {
    let app = try TerminalProcess(
      builtProduct("inline-fixture"),
      environment: TerminalProcess.strict(["EDITOR": editor, "VISUAL": nil]),
      size: CellSize(columns: 40, rows: 10))
    try app.waitUntil("the first frame") { $0.shows("0 installed") }
    try app.type("half")
    try app.waitUntil("the text") { $0.shows("half") }
    try app.press(.function(3))
    try app.waitUntil("the result") { $0.shows(result) }
    return app
  }

  private func frame(_ result: String) -> [String] {
    ["Install what?", "half", "0 installed", result]
  }

  @Test("that is missing leaves the rows as they are")
  func missing() throws {
    let app = try fixture(editor: "no-such-editor", until: "no-such-editor is not installed")
    try app.press(.function(3))
    try app.type("!")
    try app.waitUntil("typing goes on") { $0.shows("half!") }
    #expect(
      app.screen.text == """
        Install what?
        half!
        0 installed
        no-such-editor is not installed
        """)
    #expect(app.screen.history.isEmpty)
  }

  @Test("that cannot be started leaves the rows as they are")
  func refused() throws {
    // A folder can be found, and not run.
    let app = try fixture(editor: "/tmp", until: "could not be started")
    #expect(app.screen.lines.count { $0 == "Install what?" } == 1)
    #expect(app.screen.line(0) == "Install what?")
  }

  @Test("writes where the rows were, and they come below it")
  func printing() throws {
    let app = try fixture(editor: "sh -c 'echo from the editor; exit 3'", until: "status 3")
    #expect(app.screen.text == (["from the editor"] + frame("status 3")).joined(separator: "\n"))
  }

  @Test("with a screen of its own leaves no line", arguments: ["exit 3", "kill -KILL $$"])
  func screen(end: String) throws {
    let editor = #"sh -c 'printf "\033[?1049h\033[2J\033[6;9Htheirs"; \#(end)'"#
    let app = try fixture(editor: editor, until: "0 installed")
    try app.waitUntil("the result") { $0.shows("status") || $0.shows("ended by") }
    #expect(app.screen.lines.prefix(3) == frame("")[..<3])
    #expect(!app.screen.shows("theirs"))
  }
}
