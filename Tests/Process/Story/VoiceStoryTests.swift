import RecurseTerminal
import RecurseTesting
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// `RECURSE_SCREEN_READER=1`: lines of words in a real terminal, below those of the shell.
@Suite("An app that is heard", .blocking) struct VoiceStoryTests {
  private static let variable = ["RECURSE_SCREEN_READER": "1"]

  private func login(_ environment: [String: String?] = [:]) throws -> TerminalProcess {
    let login = try TerminalProcess(
      builtProduct("login-demo"), ["--delay", "0"],
      environment: TerminalProcess.strict(
        Self.variable.merging(environment.compactMapValues { $0 }) { $1 }))
    try login.waitUntil("the form") { $0.lines.contains("Log in. Username, text field, empty") }
    return login
  }

  /// Expects that nothing but input has a mode, and that what is written is text.
  private func expectPlain(
    _ process: TerminalProcess, _ location: SourceLocation = #_sourceLocation
  ) throws {
    #expect(process.screen.privateModesSeen.isSubset(of: [1, 2004]), sourceLocation: location)
    // The sequences, by their last bytes: modes, kitty's keys, the stack of titles.
    var endings: Set<Character> = []
    let output = String(decoding: process.output, as: UTF8.self)
    for part in output.split(separator: "\u{1b}[").dropFirst() {
      endings.insert(part.first { $0.isLetter || $0 == "@" || $0 == "`" } ?? " ")
    }
    #expect(endings.isSubset(of: ["h", "l", "u", "t"]), "\(endings)", sourceLocation: location)
    #expect(!output.contains("\u{1b}7") && !output.contains("\u{1b}8"), sourceLocation: location)
    #expect(output.filter { $0 == "\n" }.isEmpty, sourceLocation: location)
    #expect(try process.modes == process.modesAtStart, sourceLocation: location)
    #expect(process.screen.privateModes == [], sourceLocation: location)
    #expect(process.screen.kittyFlags == 0, sourceLocation: location)
  }

  @Test("writes what is printed as lines, once, with what is said")
  func printing() throws {
    let app = try TerminalProcess(
      builtProduct("inline-fixture"), environment: TerminalProcess.strict(Self.variable))
    try app.waitUntil("the field") { $0.lines.contains { $0.hasPrefix("Package, text field") } }
    for name in ["lib", "app"] {
      try app.type("\(name)\r")
      try app.waitUntil("its line") { $0.lines.contains("✓ \(name)") }
    }
    try app.press(.control("q"))
    #expect(try app.waitForExit() == .exited(0))
    let printed = app.screen.lines.filter { $0.hasPrefix("✓") }
    #expect(printed == ["✓ lib", "✓ app"])
    try expectPlain(app)
  }

  @Test("ends with what is new in its last frame")
  func lastFrame() throws {
    let app = try TerminalProcess(
      builtProduct("inline-fixture"), environment: TerminalProcess.strict(Self.variable))
    try app.waitUntil("the field") { $0.lines.contains { $0.hasPrefix("Package, text field") } }
    try app.type("done\r")
    #expect(try app.waitForExit() == .exited(0))
    #expect(app.screen.lines.filter { !$0.isEmpty }.last == "All is done")
    try expectPlain(app)
  }

  @Test("logs in by lines alone, and leaves them to the shell", arguments: LoopForm.allCases)
  func logIn(loop: LoopForm) throws {
    let login = try login(["RECURSE_LOOP": "\(loop)"])
    try login.type("Test")
    try login.press(.tab)
    try login.waitUntil("the password") {
      $0.lines.contains("Username, Test. Password, secure field, empty")
    }
    try login.type("Test")
    try login.waitUntil("its length") { $0.lines.contains("4 characters") }
    try login.press(.enter)
    try login.waitUntil("the welcome") { $0.lines.contains("Welcome, Test. Users, button") }
    try login.press(.function(7))
    try login.waitUntil("all of it") { $0.lines.contains("Log out, button") }
    try login.press(.control("q"))
    #expect(try login.waitForExit() == .exited(0))
    try expectPlain(login)
  }

  @Test("says the keys of every app first, once")
  func keys() throws {
    let login = try login()
    try login.press(.tab)
    try login.waitUntil("the password") {
      $0.lines.contains { $0.hasPrefix("Password, secure field") }
    }
    let keys = login.screen.lines.filter { $0.contains("F1") }
    #expect(keys == ["Commands, F1. Read the screen, F7. Quit, Ctrl+Q"])
    #expect(login.screen.lines.first { !$0.isEmpty } == keys.first)
  }

  @Test("works on a terminal that cannot place its cursor, and with keys as they are")
  func simple() throws {
    let login = try login(["TERM": "dumb"])
    try login.press([.tab, .tab])
    try login.waitUntil("the button") { $0.lines.contains("Login, button") }
    try login.press(.control("c"))
    #expect(try login.waitForExit() == .exited(130))
    #expect(!login.output.contains(0x1b))
    #expect(try login.modes == login.modesAtStart)
  }

  @Test("restores the terminal when it crashes, and says why")
  func crash() throws {
    let app = try TerminalProcess(
      builtProduct("ending-fixture"), ["fatal-error", "nothing"],
      environment: TerminalProcess.strict(Self.variable),
      size: CellSize(columns: 200, rows: 100))
    try app.waitUntil("the fixture") { $0.shows("Pressed 0") }
    try app.type("!")
    try app.waitForExit()
    #expect(app.screen.shows("Fatal error: the fixture's last words"))
    #expect(try app.modes == app.modesAtStart)
    #expect(app.screen.privateModes == [] && app.screen.kittyFlags == 0)
    #expect(!app.output.contains("\u{1b}[r".utf8))
  }

  @Test("stops as a job, and says where the focus is when it goes on")
  func job() throws {
    let shell = try TerminalProcess.shell(environment: Self.variable)
    try shell.run(builtProduct("login-demo"))
    try shell.waitUntil("the form") { $0.lines.contains("Log in. Username, text field, empty") }
    kill(try #require(shell.foregroundGroup), SIGTSTP)
    try shell.waitForPrompt()
    #expect(try shell.modes == shell.modesAtStart)
    #expect(shell.screen.shows("Stopped"))
    try shell.run("fg")
    try shell.waitUntil("the focus") { $0.lines.contains("Username, text field, empty") }
    try shell.press(.control("c"))
    try shell.waitForPrompt()
    try expectPlain(shell)
  }

  @Test("has the command that reads the screen in its key file")
  func keyFile() throws {
    let app = try TerminalProcess(
      builtProduct("login-demo"),
      environment: Self.variable.merging(["RECURSE_DESCRIBE": "keys"]) { $1 })
    #expect(try app.waitForExit() == .exited(0))
    #expect(app.screen.shows("readScreen") && app.screen.shows("f7"))
  }
}
