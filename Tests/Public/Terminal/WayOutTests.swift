import Recurse
import RecurseTesting
import TestSupport
import Testing

/// The demos in windows of several widths: each shows how to leave it.
@Suite("Leaving a demo", .blocking) struct WayOutTests {
  private static let sizes = [
    CellSize(columns: 20, rows: 5), CellSize(columns: 60, rows: 12),
    CellSize(columns: 200, rows: 60),
  ]

  private static let demos = [
    "books-demo", "quotes-demo", "timer-demo", "tracks-demo", "user-list-demo",
    "gallery --page layout", "gallery --page tables", "gallery --page text",
  ]

  private func start(_ command: String, _ size: CellSize) throws -> TerminalProcess {
    let words = command.split(separator: " ").map(String.init)
    let app = try TerminalProcess(builtProduct(words[0]), Array(words.dropFirst()), size: size)
    try app.waitUntil("the first frame") { !$0.text.isEmpty }
    return app
  }

  @Test("The footer shows how to leave at every width", arguments: demos, sizes)
  func shown(command: String, size: CellSize) throws {
    let app = try start(command, size)
    try app.waitUntil("the way out") { $0.line(size.rows - 1).contains("q Quit") }
    try app.type("q")
    #expect(try app.waitForExit() == .exited(0))
  }

  @Test("Every screen of the login demo can be left", arguments: sizes)
  func login(size: CellSize) throws {
    let app = try start("login-demo", size)
    func expectWay(_ words: String, _ way: String) throws {
      try app.waitUntil(words) { $0.shows(words) && $0.line(size.rows - 1).contains(way) }
    }
    try expectWay("Username", "Ctrl+Q Quit")
    try app.type("Test\tTest\r")
    try expectWay("Welcome, Test", "Ctrl+Q Quit")
    try app.press(.escape)
    try expectWay("Username", "Ctrl+Q Quit")
    try app.press([.tab, .tab, .tab, .enter])
    try expectWay("Ada Lovelace", size.columns < 60 ? "Ctrl+Q Quit" : "q Back")
    try app.type("q")
    try expectWay("Username", "Ctrl+Q Quit")
    try app.press(.control("c"))
    #expect(try app.waitForExit() == .exited(130))
  }

  @Test("A field in which q is a letter can be left")
  func fields() throws {
    let app = try start("user-list-demo", CellSize(columns: 40, rows: 8))
    try app.type("/")
    try app.waitUntil("the filter's way out") { $0.line(7).contains("Esc Show all") }
    try app.type("q")
    try app.press(.escape)
    try app.waitUntil("the list's way out") { $0.line(7).contains("q Quit") }
    let books = try start("books-demo", CellSize(columns: 40, rows: 8))
    try books.waitUntil("the books") { $0.line(7).contains("q Quit") }
    try books.type("/")
    try books.waitUntil("the search's way out") { $0.line(7).contains("Esc Back") }
    try books.press(.control("q"))
    #expect(try books.waitForExit() == .exited(0))
  }
}

@Suite("Form of the login demo", .blocking) struct LoginFormTests {
  /// The positions of the parts, and the red cells.
  private func places(_ screen: TerminalEmulator) -> [String: Int] {
    var places: [String: Int] = [:]
    for (row, line) in screen.lines.enumerated() {
      for word in ["[ Login ]", "••", "somebody", "Test"] where line.contains(word) {
        places[word] = row
      }
    }
    return places
  }

  private func redRows(_ screen: TerminalEmulator) -> Set<Int> {
    Set(
      (0..<screen.size.rows).filter { row in
        (0..<screen.size.columns).contains {
          // That of errors where the terminal does not tell its background.
          screen.cell(row: row, column: $0).style.foreground == .rgb(0xD24247)
        }
      })
  }

  @Test("A message moves nothing and names the wrong field")
  func rejected() throws {
    let app = try TerminalProcess(
      builtProduct("login-demo"), size: CellSize(columns: 60, rows: 12))
    try app.waitUntil("the form") { $0.shows("[ Login ]") }
    try app.type("somebody\tno")
    try app.waitUntil("the words") { $0.shows("somebody") && $0.shows("••") }
    let before = places(app.screen)
    try app.press(.enter)
    try app.waitUntil("the message") { $0.shows("Invalid Username!") }
    #expect(places(app.screen) == before)
    #expect(redRows(app.screen) == [before["somebody"].map { $0 + 1 }])

    // Typing in the field removes its message.
    try app.press([.shiftTab, .backspace])
    try app.waitUntil("no message") { !$0.shows("Invalid") }
    #expect(redRows(app.screen) == [])
    try app.press(.control("u"))
    try app.type("Test\r\r")
    try app.waitUntil("the other message") { $0.shows("Invalid Password!") }
    #expect(redRows(app.screen) == [before["••"].map { $0 + 1 }])
    #expect(places(app.screen)["[ Login ]"] == before["[ Login ]"])
  }
}
