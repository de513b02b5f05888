import RecurseTerminal
import RecurseTesting
import TestSupport
import Testing

@Suite("The login demo in windows of all sizes", .blocking) struct WindowSizeTests {
  @Test(
    "A window that is too small shows a part of it, and it works",
    arguments: [(10, 3), (1, 1), (20, 5), (2, 1), (1, 24), (80, 1)])
  func tooSmall(columns: Int, rows: Int) throws {
    let size = CellSize(columns: columns, rows: rows)
    let login = try TerminalProcess(
      builtProduct("login-demo"), environment: TerminalProcess.strict([:]), size: size)
    try login.waitUntil("the alternate screen") { $0.alternateScreenIsActive }
    try login.type("x")
    try login.press([.tab, .enter])
    try login.resize(CellSize(columns: 80, rows: 24))
    try login.waitUntil("the whole form") {
      $0.shows("Invalid Username!") && $0.shows("[ Login ]  [ Signup ]")
    }
    try login.resize(size)
    try login.press(.control("c"))
    try login.expectEnd(.exited(130))
  }

  @Test("A window of 20×5 has just room for the form and the footer")
  func clipped() throws {
    let login = try TerminalProcess(
      builtProduct("login-demo"), environment: TerminalProcess.strict([:]),
      size: CellSize(columns: 20, rows: 5))
    try login.waitUntil("the form") { $0.shows("Password") && $0.shows("Login") }
    #expect(
      login.screen.text == """
        Username

        Password
        [ Login ] [ Signup ]
                 Ctrl+Q Quit
        """)
  }

  @Test("Text, cursor and focus are kept when the window changes during typing")
  func resizing() throws {
    let login = try TerminalProcess.login()
    var typed = ""
    let sizes = [(40, 12), (1, 1), (300, 80), (10, 3), (25, 7), (1, 40), (80, 24)]
    for (index, (columns, rows)) in sizes.enumerated() {
      let addition = String(UnicodeScalar(UInt8(97 + index)))
      try login.type(addition)
      try login.resize(CellSize(columns: columns, rows: rows))
      try login.type(addition)
      typed += addition + addition
      guard columns >= 25, rows >= 7 else { continue }
      try login.waitUntil("\(typed) at \(columns)×\(rows)") { screen in
        guard let place = screen.place(of: typed) else { return false }
        return screen.cursor == CellPoint(column: place.column + typed.count, row: place.row)
          && screen.cursorIsVisible && screen.shows("[ Login ]  [ Signup ]")
      }
    }
    try login.press(.left)
    try login.resize(CellSize(columns: 1, rows: 1))
    try login.resize(CellSize(columns: 60, rows: 20))
    try login.type("!")
    try login.waitUntil("a cursor within the text") { screen in
      screen.shows("aabbccddeeffg!g")
        && screen.place(of: "!g").map { $0.column + 1 } == screen.cursor.column
    }
  }

  @Test("The picture after many sizes equals that of a new program")
  func sameAsFresh() throws {
    let login = try TerminalProcess.login()
    for (columns, rows) in [(7, 3), (120, 50), (1, 1), (33, 9), (2, 60), (61, 17)] {
      try login.resize(CellSize(columns: columns, rows: rows))
    }
    let fresh = try TerminalProcess.login(size: CellSize(columns: 61, rows: 17))
    try login.waitUntil("the same picture") { $0.sight == fresh.screen.sight }
    #expect(login.screen.cursor == fresh.screen.cursor)
  }
}
