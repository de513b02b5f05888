import RecurseTerminal
import RecurseTesting
import TestSupport
import Testing

@Suite("Other terminals and streams", .blocking) struct OtherTerminalTests {
  /// A wrong login, a right one; in between the picture.
  private func expectStory(
    _ login: TerminalProcess, columns: Int = 80, _ location: SourceLocation = #_sourceLocation
  ) throws {
    try login.waitUntil("the form") { $0.shows("[ Signup ]") && $0.shows("Password") }
    let column = (columns - 21) / 2 + (columns - 21) % 2
    // With few colors the hint is in parentheses.
    let hint = login.screen.place(of: "(Username)") ?? login.screen.place(of: "Username")
    #expect(hint?.column == column, sourceLocation: location)
    try login.type("somebody\tx")
    try login.press(.enter)
    try login.waitUntil("the rejection") { $0.shows("Invalid Username!") }
    #expect(login.screen.place(of: "somebody")?.column == column, sourceLocation: location)
    #expect(!login.screen.shows("Username "), sourceLocation: location)
    try login.press([.backspace, .shiftTab, .control("u")])
    try login.type("Test\tTest\r")
    try login.waitUntil("the welcome") { $0.shows("Welcome, Test") }
    #expect(!login.screen.shows("Username"), sourceLocation: location)
    try login.press(.control("c"))
    #expect(try login.waitForExit() == .exited(130), sourceLocation: location)
    #expect(try login.modes == login.modesAtStart, sourceLocation: location)
    #expect(login.screen.privateModes == [], sourceLocation: location)
  }

  private func login(_ environment: [String: String?]) throws -> TerminalProcess {
    try TerminalProcess(
      builtProduct("login-demo"), environment: TerminalProcess.strict(environment))
  }

  @Test(
    "The form is right on terminals of other types",
    arguments: [
      "vt100", "vt220", "linux", "xterm", "tmux-256color", "screen-256color", "xterm-kitty", "ansi",
    ])
  func types(name: String) throws {
    try expectStory(login(["TERM": name, "COLORTERM": nil]))
  }

  @Test(
    "A terminal with fewer colors shows red in its own way",
    arguments: [
      ("xterm", true), ("linux", true), ("vt100", false), ("xterm-256color", true),
    ])
  func colors(name: String, hasColors: Bool) throws {
    let login = try login(["TERM": name, "COLORTERM": nil])
    try login.waitUntil("the form") { $0.shows("[ Signup ]") }
    try login.press([.enter, .enter])
    try login.waitUntil("the rejection") { $0.shows("Invalid Username!") }
    let wanted: Color = name == "xterm-256color" ? .indexed(160) : .red
    let red = login.screen.sight.joined().count { $0.style.foreground == wanted }
    // The message and its sign.
    #expect(red == (hasColors ? 19 : 0))
  }

  @Test("With NO_COLOR no color is sent, and the rejection is visible")
  func noColor() throws {
    let login = try login(["NO_COLOR": "1"])
    try expectStory(login)
    let text = String(decoding: login.output, as: UTF8.self)
    #expect(text.contains("Invalid Username!"))
    let sets = text.matches(of: /\e\[([0-9;:]*)m/).flatMap { $0.1.split(separator: ";") }
    let colors = sets.compactMap { Int($0) }.filter {
      (30...38).contains($0) || (40...48).contains($0) || (90...107).contains($0)
    }
    #expect(colors == [])
  }

  @Test("In a locale without UTF-8 only ASCII is sent", arguments: ["LANG", "LC_ALL", "LC_CTYPE"])
  func plainLocale(variable: String) throws {
    var environment: [String: String?] = ["LANG": nil]
    environment[variable] = "C"
    let login = try login(environment)
    try expectStory(login)
    #expect(login.output.allSatisfy { $0 < 0x80 })
    let other = try TerminalProcess.login(delay: 3_600_000, environment: environment)
    try other.type("x\tsecret")
    try other.waitUntil("the password, hidden") {
      $0.cursor.column == ($0.place(of: "x")?.column ?? 0) + 6
    }
    #expect(!other.screen.shows("s") || !other.screen.shows("secret"))
    let place = try #require(other.screen.place(of: "x"))
    let hidden = other.screen.line(place.row + 2).filter { !" |".contains($0) }
    #expect(hidden.count == 6 && Set(hidden).count == 1, "\(hidden)")
    try other.press([.tab, .tab, .enter])
    try other.waitUntil("the loading state") { $0.shows("Signing up") }
    #expect(other.output.allSatisfy { $0 < 0x80 })
    let quick = try TerminalProcess.login(environment: environment)
    try quick.press([.tab, .tab, .tab, .enter])
    try quick.waitUntil("the users") { $0.shows("Barbara Liskov") }
    #expect(!quick.screen.line(1).isEmpty)
    #expect(quick.output.allSatisfy { $0 < 0x80 })
  }

  @Test("In a locale without UTF-8 the title of the window is ASCII")
  func plainTitle() throws {
    let demo = try TerminalProcess(
      builtProduct("gallery"), ["--page", "layout"],
      environment: ["LC_ALL": "C", "RECURSE_STRICT": "1"])
    try demo.waitUntil("a title") { $0.title.hasPrefix("Recurse ") }
    #expect(demo.screen.title.utf8.allSatisfy { $0 < 0x80 })
    try demo.press(.control("c"))
    _ = try demo.waitForExit()
    #expect(demo.output.allSatisfy { $0 < 0x80 })
  }

  @Test(
    "Without a locale, or with one that is not installed, UTF-8 is used",
    arguments: [nil, "", "xx_YY.UTF-8", "C.UTF-8"] as [String?])
  func locales(name: String?) throws {
    let login = try TerminalProcess.login(environment: ["LANG": name])
    try login.type("Grüße")
    try login.waitUntil("letters that are not ASCII") { $0.shows("Grüße") }
    try login.press([.tab, .character("x")])
    try login.waitUntil("a dot") { $0.shows("•") }
  }

  @Test(
    "The terminal is found for any standard streams",
    arguments: [
      "> /dev/null", "< /dev/null", "< /dev/null > /dev/null", "< /dev/null 2> /dev/null",
      "< /dev/null > /dev/null 2>&1", "<&- >&-", "2>&-",
    ])
  func streams(redirections: String) throws {
    let login = try TerminalProcess(
      "sh", ["-c", "exec \"$0\" \(redirections)", builtProduct("login-demo")],
      environment: TerminalProcess.strict([:]))
    try expectStory(login)
  }

  @Test("Input from a pipe is not read, and keys come from the terminal")
  func pipe() throws {
    let login = try TerminalProcess(
      "sh", ["-c", "echo unread | (\"$0\"; kill -INT $$) | cat", builtProduct("login-demo")])
    try login.waitUntil("the form") { $0.shows("[ Signup ]") }
    try login.type("typed")
    try login.waitUntil("the keys") { $0.shows("typed") }
    #expect(!login.screen.shows("unread"))
  }

  @Test("LINES and COLUMNS do not change the size of the window")
  func sizeVariables() throws {
    let login = try TerminalProcess.login(environment: ["LINES": "5", "COLUMNS": "21"])
    #expect(login.screen.place(of: "Username") == CellPoint(column: 30, row: 8))
  }
}
