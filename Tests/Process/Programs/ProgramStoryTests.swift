import Foundation
import RecurseTerminal
import RecurseTesting
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("A program that has the terminal", .blocking) struct ProgramStoryTests {
  /// The fixture after its first frame, with a text in its field.
  private func fixture(
    _ arguments: String..., environment: [String: String?] = [:]
  ) throws -> TerminalProcess {
    let app = try TerminalProcess(
      builtProduct("programs-fixture"), arguments,
      environment: TerminalProcess.strict(environment))
    try app.waitUntil("the first frame") { $0.shows("Programs: 0") }
    try app.type("typed")
    try app.waitUntil("the text") { $0.shows("typed") }
    return app
  }

  private func expectBack(
    _ app: TerminalProcess, _ result: String, count: Int = 1,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    try app.waitUntil("the app again") {
      $0.shows("Programs: \(count)") && $0.alternateScreenIsActive && $0.bracketedPasteIsOn
    }
    #expect(app.screen.shows(result), sourceLocation: location)
    #expect(app.screen.shows("typed") && app.screen.shows("ready"), sourceLocation: location)
    #expect(app.foregroundGroup == app.processID, sourceLocation: location)
    try app.type("!")
    try app.waitUntil("typing goes on") { $0.shows("typed!") }
  }

  private func expectQuit(_ app: TerminalProcess) throws {
    try app.press(.control("q"))
    try app.expectEnd(.exited(0))
    try app.expectRestored()
  }

  @Test("is the editor, which leaves file and picture as they are to be")
  func editor() throws {
    let file = URL.temporaryDirectory.appending(component: "recurse-\(UUID().uuidString)")
    try "first\n".write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let app = try fixture(
      file.path, environment: ["VISUAL": nil, "EDITOR": "vi -u NONE", "EXINIT": nil])
    try app.press(Key.character("e").with(.alt))
    try app.waitUntil("vi") { $0.shows("first") && $0.shows("~") && !$0.shows("typed") }
    try app.type("Gosecond\u{1b}")
    try app.waitUntil("vi has the text") { $0.shows("second") }
    try app.type(":wq\r")
    try expectBack(app, "status 0")
    #expect(try String(contentsOf: file, encoding: .utf8) == "first\nsecond\n")
    try expectQuit(app)
  }

  @Test("leaves the title of the window as the app has it")
  func title() throws {
    let app = try fixture(#"printf '\033]2;theirs\007'"#)
    #expect(app.screen.title == "Programs")
    try app.press(.alt("1"))
    try expectBack(app, "status 0")
    try app.waitUntil("the title") { $0.title == "Programs" }
    try expectQuit(app)
  }

  @Test("is an editor with arguments that a shell reads")
  func quotedEditor() throws {
    let file = URL.temporaryDirectory.appending(component: "recurse \(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let app = try fixture(
      file.path, environment: ["VISUAL": #"sh -c 'echo "by $0" > "$1"' sed"#])
    try app.press(Key.character("e").with(.alt))
    try expectBack(app, "status 0")
    #expect(try String(contentsOf: file, encoding: .utf8) == "by sed\n")
    try expectQuit(app)
  }

  @Test("is the pager, with the text on its standard input and keys from the terminal")
  func pager() throws {
    let app = try fixture(environment: ["PAGER": "less", "LESS": nil])
    try app.press(Key.character("p").with(.alt))
    try app.waitUntil("less") { $0.shows("line 23") && !$0.shows("typed") }
    try app.type("G")
    try app.waitUntil("its end") { $0.shows("line 200") }
    try app.type("q")
    try expectBack(app, "status 0")
    try expectQuit(app)
  }

  @Test("is a shell: Ctrl-C in it is its own")
  func shell() throws {
    let app = try fixture(environment: ["SHELL": "/bin/sh", "PS1": "child$ ", "ENV": nil])
    try app.press(Key.character("s").with(.alt))
    try app.waitUntil("its prompt") { $0.line($0.cursor.row).hasPrefix("child$") }
    // It tells of itself when it is in front, so that Ctrl-C is for it.
    try app.type("sh -c \"echo be''gun; exec sleep 1000\"\r")
    try app.waitUntil("the command") { $0.shows("begun") }
    try app.press(.control("c"))
    try app.waitUntil("its prompt again") {
      $0.line($0.cursor.row).hasPrefix("child$") && $0.shows("^C")
    }
    // Meanwhile a timer of the app runs.
    try app.type("sleep 0.3; exit 7\r")
    try expectBack(app, "status 7")
    #expect(app.screen.shows("effects went on"))
    try expectQuit(app)
  }

  @Test("that is missing or killed is an error")
  func failures() throws {
    let app = try fixture("kill -KILL $$")
    try app.press(Key.character("m").with(.alt))
    try expectBack(app, "no-such-program-here is not installed")
    try app.press(Key.character("1").with(.alt))
    try app.waitUntil("the second") { $0.shows("the program was ended by signal 9") }
    try expectQuit(app)
  }

  @Test("leaves nothing of modes, screens and colors, and what it started goes on")
  func mess() throws {
    let app = try fixture(
      #"stty raw -echo; printf '\033[?1049h\033[?1003h\033[?1006h\033[?1004h\033[?25l\033[3;5r\033[31;44m\033(0\033[4h\033[?7l\033[?1h'; exit 3"#,
      "sleep 1000 & exit 4")
    let sight = app.screen.sight
    try app.press(Key.character("1").with(.alt))
    try expectBack(app, "status 3")
    try app.press(.backspace)
    try app.waitUntil("the text as before") { !$0.shows("typed!") && $0.shows("typed") }
    // The same cells and colors as before, but for the lines that tell of the program.
    #expect(app.screen.sight[1...2] == sight[1...2])
    try app.press(Key.character("2").with(.alt))
    try app.waitUntil("the second") { $0.shows("status 4") }
    try expectQuit(app)
  }

  @Test("has its result before the keys that were typed meanwhile")
  func typedAhead() throws {
    for _ in 0..<5 {
      let app = try fixture("echo be''gun; sleep 0.3")
      try app.press(Key.character("t").with(.alt))
      try app.waitUntil("the program") { $0.shows("begun") }
      try app.type("ahead")
      try app.waitUntil("the app again") { $0.shows("status 0") && $0.shows("ahead") }
      #expect(app.screen.line(1).contains("read") && app.screen.line(1).contains("ahead"))
      try expectQuit(app)
    }
  }

  @Test("may end while the window has another size")
  func resized() throws {
    let app = try fixture("echo be''gun; read line; exit 5")
    try app.press(Key.character("1").with(.alt))
    try app.waitUntil("the program") { $0.shows("begun") }
    try app.resize(CellSize(columns: 30, rows: 9))
    try app.type("\r")
    try expectBack(app, "status 5")
    #expect(app.screen.size == CellSize(columns: 30, rows: 9))
    try expectQuit(app)
  }

  @Test("stops with the app by Ctrl-Z, and goes on by fg")
  func stopped() throws {
    let shell = try TerminalProcess.shell()
    // Who sends Ctrl-Z before the program is awake again sends it to nobody.
    let script = #"'trap "echo awake" CONT; echo child; until read line; do :; done; exit 6'"#
    try shell.run("\(builtProduct("programs-fixture")) \(script)")
    try shell.waitUntil("the app") { $0.shows("Programs: 0") && $0.alternateScreenIsActive }
    try shell.press(Key.character("1").with(.alt))
    try shell.waitUntil("the program") { $0.lines.contains("child") }
    for round in 1...2 {
      try shell.press(.control("z"))
      try shell.waitForPrompt()
      #expect(shell.screen.shows("Stopped"))
      #expect(try shell.modes == shell.modesAtStart)
      try shell.run("fg")
      try shell.waitUntil("the program goes on") {
        $0.lines.count { $0 == "awake" } == round
      }
    }
    try shell.type("\r")
    try shell.waitUntil("the app again") {
      $0.shows("status 6") && $0.alternateScreenIsActive
    }
    try shell.press(.control("q"))
    try shell.waitForPrompt()
    try shell.expectRestored()
  }

  @Test("gets a signal that asks the app to end, and then the app ends", arguments: [SIGTERM, SIGHUP])
  func ended(signal: Int32) throws {
    let app = try fixture("trap 'echo sa''ved; exit 0' TERM HUP; echo be''gun; while :; do sleep 0.1; done")
    try app.press(Key.character("1").with(.alt))
    try app.waitUntil("the program") { $0.shows("begun") }
    app.signal(signal)
    #expect(try app.waitForExit() == .signaled(signal))
    #expect(app.screen.shows("saved"))
    try app.expectRestored()
  }

  @Test("ends with a terminal that is closed")
  func closed() throws {
    let app = try fixture("echo be''gun; sleep 1000")
    try app.press(Key.character("1").with(.alt))
    try app.waitUntil("the program") { $0.shows("begun") }
    app.closeTerminal()
    #expect(try app.waitForExit() == .signaled(SIGHUP))
  }
}
