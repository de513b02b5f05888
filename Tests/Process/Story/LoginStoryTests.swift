import RecurseTerminal
import RecurseTesting
import TestSupport
import Testing

@Suite("The login demo's story", .blocking) struct LoginStoryTests {
  static let sizes = [
    CellSize(columns: 80, rows: 24), CellSize(columns: 40, rows: 12),
    CellSize(columns: 300, rows: 80),
  ]

  /// How wide the fields are: as wide as the buttons below them.

  /// One field is red, and the line between the fields and the buttons says which.
  private func expectRejected(
    _ login: TerminalProcess, field: String, _ name: String = "Username",
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let screen = login.screen
    let label = try #require(screen.place(of: "Invalid \(name)!"), sourceLocation: location)
    let place = try #require(screen.place(of: field), sourceLocation: location)
    #expect(label.row == place.row + 1, sourceLocation: location)
    #expect(
      screen.cells(17, at: label).allSatisfy { $0.style.foreground == .errorTone },
      sourceLocation: location)
    // With its sign, and nothing else.
    #expect(redCells(screen) == 19, sourceLocation: location)
  }

  private func redCells(_ screen: TerminalEmulator) -> Int {
    screen.sight.joined().count { $0.style.foreground == .errorTone }
  }

  @Test("The form is in the middle, with the cursor in the first field")
  func form() throws {
    let login = try TerminalProcess.login(size: CellSize(columns: 40, rows: 12))
    #expect(
      login.screen.text == """


               ╭─ Log in ────────────────╮
               │  Username               │
               │                         │
               │  Password               │
               │                         │
               │  [ Login ]  [ Signup ]  │
               ╰─────────────────────────╯


                        F1 Commands  Ctrl+Q Quit
        """)
    #expect(login.screen.cursorIsVisible)
    #expect(login.screen.cursor == CellPoint(column: 10, row: 3))
    #expect(redCells(login.screen) == 0)
  }

  @Test("Wrong names are rejected in red; Test and Test are welcome", arguments: sizes)
  func enterThroughTheFields(size: CellSize) throws {
    let login = try TerminalProcess.login(size: size)
    try login.type("somebody")
    try login.press(.enter)
    try login.type("secret")
    let button = try #require(login.screen.place(of: "[ Login ]"))
    try login.waitUntil("both fields") { $0.shows("somebody") && $0.shows("••••••") }
    #expect(!login.screen.shows("secret"))
    try login.press(.enter)
    try login.waitUntil("the rejection") { $0.shows("Invalid Username!") }
    try expectRejected(login, field: "somebody")
    // Nothing moved, and the cursor is where it was.
    #expect(login.screen.place(of: "[ Login ]") == button)
    let password = try #require(login.screen.place(of: "••••••"))
    #expect(login.screen.cursor == CellPoint(column: password.column + 6, row: password.row))

    try login.press([.shiftTab, .control("u")])
    try login.waitUntil("no word against it") { !$0.shows("Invalid Username!") }
    try login.type("Test")
    try login.press([.enter, .enter])
    try login.waitUntil("the password is wrong") {
      $0.shows("Invalid Password!") && $0.cursor.row == password.row
    }
    try expectRejected(login, field: "••••••", "Password")
    try login.press(.control("u"))
    try login.type("Test")
    try login.press(.enter)
    try login.waitUntil("the welcome") { $0.shows("Welcome, Test") }
    #expect(!login.screen.shows("Invalid"))
    #expect(redCells(login.screen) == 0)
    #expect(!login.screen.cursorIsVisible)
    try login.press(.control("c"))
    try login.expectEnd(.exited(130))
  }

  @Test(
    "The login button is pressed by Space, by Enter, and from the last field",
    arguments: [
      [Key.tab, .tab, .space], [.tab, .tab, .enter], [.enter, .enter],
      [.shiftTab, .shiftTab, .space], [.tab, .tab, .tab, .shiftTab, .enter],
    ])
  func waysToTheButton(keys: [Key]) throws {
    let login = try TerminalProcess.login()
    try login.type("x")
    try login.press(keys)
    try login.waitUntil("the rejection") { $0.shows("Invalid Username!") }
    try expectRejected(login, field: "x")
  }

  @Test("A button with the focus is reversed, and no cursor is shown")
  func focusedButton() throws {
    let login = try TerminalProcess.login()
    let place = try #require(login.screen.place(of: "[ Login ]"))
    func reversed() -> Int {
      login.screen.sight.joined().count { $0.style.attributes.contains(.reverse) }
    }
    #expect(reversed() == 0)
    try login.press([.tab, .tab])
    try login.waitUntil("the focus") { !$0.cursorIsVisible }
    #expect(reversed() == 9)
    #expect(login.screen.cells(9, at: place).allSatisfy { $0.style.attributes.contains(.reverse) })
    try login.press([.tab, .tab])
    try login.waitUntil("the first field again") { $0.cursorIsVisible }
    #expect(reversed() == 0)
    #expect(login.screen.cursor == login.screen.place(of: "Username"))
  }

  @Test("Signing up takes a while, then shows the users and a way back", arguments: sizes)
  func signUp(size: CellSize) throws {
    let waiting = try TerminalProcess.login(size: size, delay: 3_600_000)
    try waiting.press([.tab, .tab, .tab, .space])
    try waiting.waitUntil("the loading state") { $0.shows("Signing up…") }
    #expect(!waiting.screen.shows("Username"))
    let login = try TerminalProcess.login(size: size, delay: 300)
    try login.press([.tab, .tab, .tab, .space])
    try login.waitUntil("the users") { $0.shows("User List") }
    #expect(login.screen.line(0).hasPrefix(" [ Back ] User List"))
    #expect(login.screen.line(0).hasSuffix("[ Add Item ]"))
    let names = ["Ada Lovelace", "Grace Hopper", "Barbara Liskov"]
    let places = names.compactMap { login.screen.place(of: $0) }
    let first = try #require(places.first)
    #expect(places.map(\.row) == Array(first.row...first.row + 2))
    #expect(places.allSatisfy { $0.column == first.column })
    #expect(login.screen.cell(row: 0, column: 10).style.attributes == .bold)
    try login.press(.escape)
    try login.waitUntil("the form again") { $0.shows("Username") && !$0.shows("User List") }
    // It is another form: its focus is at the start again.
    try login.waitUntil("the cursor") {
      $0.cursorIsVisible && $0.cursor == $0.place(of: "Username")
    }
  }

  @Test("The way back is a button too")
  func back() throws {
    let login = try TerminalProcess.login()
    try login.press([.shiftTab, .enter])
    try login.waitUntil("the users") { $0.shows("User List") }
    try login.press([.tab, .enter])
    try login.waitUntil("the form again") { $0.shows("Username") }
  }
}
