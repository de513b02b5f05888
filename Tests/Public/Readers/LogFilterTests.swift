import Recurse
import RecurseReaders
import RecurseTesting
import Testing

private struct Filtered: Component {
  struct State {
    var log: Log
    var filter = LogFilter()
    var position = ScrollPosition()
  }

  var text: String
  var initialState: State { State(log: Log(text)) }

  func render(state: State) -> Node {
    LogView(state.log, lineNumbers: true, filter: state.filter).scrollPosition(\.position)
  }
}

@MainActor @Suite("A log view with a filter") struct LogFilterTests {
  private static let requests = (1...40).map { number in
    number % 8 == 0 ? "ERROR no disk\n  at line \(number)" : "INFO request \(number)"
  }
  .joined(separator: "\n")

  private func screen(_ text: String = requests) -> TestScreen<Filtered> {
    TestScreen(Filtered(text: text), columns: 30, rows: 5)
  }

  @Test("shows the lines with a text by their numbers, and counts them")
  func text() {
    let screen = screen()
    screen.change { $0.filter.text = "disk" }
    #expect(
      screen.picture == """
         17 ERROR no disk            ▕
         26 ERROR no disk            ▐
         35 ERROR no disk            ▐
         44 ERROR no disk            ▐
                        5 of 45 lines
        """)
    screen.change { $0.filter = LogFilter() }
    #expect(screen.picture.contains("45   at line 40"))
  }

  @Test("shows a severity and above, with the lines that belong to them")
  func level() {
    let screen = screen()
    screen.change { $0.filter.level = .warning }
    #expect(screen.picture.contains("35 ERROR no disk") && screen.picture.contains("36   at line"))
    #expect(!screen.picture.contains("INFO"))
    #expect(screen.picture.contains("10 of 45 lines"))
  }

  @Test("follows the end of what is chosen, and counts on")
  func following() {
    let screen = screen()
    screen.change { $0.filter.text = "disk" }
    screen.change { $0.log.append("INFO nothing") }
    #expect(screen.picture.contains("5 of 46 lines"))
    screen.change { $0.log.write("ERROR again no di") }
    #expect(!screen.picture.contains("again"))
    screen.change { $0.log.write("sk") }
    #expect(screen.picture.contains("47 ERROR again no disk") && screen.picture.contains("6 of 47"))
  }

  @Test("returns to the lines that were in view when the filter goes")
  func anchor() {
    let screen = screen()
    screen.change { $0.position.scroll(to: 21, anchor: .top) }
    let before = screen.picture
    #expect(before.hasPrefix(" 21 "))
    screen.change { $0.filter.text = "request 3" }
    #expect(screen.picture.hasPrefix(" 33 "))
    screen.change { $0.filter.text = "no such text" }
    #expect(screen.picture.contains("0 of 45 lines"))
    screen.change { $0.filter.text = "" }
    #expect(screen.picture == before)
  }

  @Test("searches and selects among what it shows")
  func search() {
    let screen = screen()
    screen.change { $0.filter.text = "disk" }
    screen.press(.home)
    screen.type("/no")
    screen.press(.enter)
    screen.type("n")
    #expect(screen.picture.contains("5 of 45 lines  2/5"))
    screen.press(.escape)
    screen.press(Key.down.with(.shift), Key.down.with(.shift), .enter)
    #expect(screen.copied == ["ERROR no disk\nERROR no disk"])
  }

  @Test("copies the selected lines that are shown, without a line for the others")
  func copy() {
    let screen = screen("a\nb disk\nc\nd disk")
    screen.press(Key.down.with(.shift), Key.down.with(.shift), Key.down.with(.shift))
    screen.press(Key.down.with(.shift))
    screen.change { $0.filter.text = "disk" }
    screen.press(.enter)
    #expect(screen.copied == ["b disk\nd disk"])
  }

  @Test("says what is wrong with a pattern, and shows all lines")
  func malformed() async throws {
    let screen = screen()
    screen.change { $0.filter = LogFilter("a(", isRegularExpression: true) }
    #expect(screen.picture.contains("a(: expected ')'") && screen.picture.contains("at line 40"))
    screen.change { $0.filter.text = "st 3[0-2]" }
    try await screen.waitUntil("they are found") { screen.shows("2 of 45 lines") }
  }

  @Test("looks at many lines on another thread, and keys go on")
  func thread() async throws {
    let line = String(repeating: "x", count: 999)
    let lines = (1...3000).map { $0 % 1000 == 0 ? "disk \($0)" : line }
    let screen = screen(lines.joined(separator: "\n"))
    screen.change { $0.filter.text = "disk" }
    #expect(screen.picture.contains("…"))
    screen.press(.up)
    try await screen.waitUntil("all is found", timeout: .seconds(20)) {
      screen.shows("3 of 3000 lines") && !screen.shows("…")
    }
    #expect(screen.picture.contains("3000 disk 3000"))
  }
}

@MainActor @Suite("Line numbers, marks and going to a line") struct LogJumpTests {
  private func screen(_ count: Int = 200, columns: Int = 24) -> TestScreen<Filtered> {
    let text = (1...count).map { "line \($0)" }.joined(separator: "\n")
    return TestScreen(Filtered(text: text), columns: columns, rows: 5)
  }

  @Test("go to the number that is typed")
  func jump() {
    let screen = screen()
    screen.type(":12x3")
    #expect(screen.picture.hasSuffix(":123"))
    #expect(screen.cursor == CellPoint(column: 4, row: 4))
    screen.press(.enter)
    #expect(screen.picture.hasPrefix("123 line 123"))
    screen.type(":9999999999999999999999")
    screen.press(.enter)
    #expect(screen.picture.contains("200 line 200"))
    screen.type(":1")
    screen.press(.escape)
    #expect(screen.picture.contains("200 line 200"))
    screen.type(":1")
    screen.press(.backspace, .backspace)
    #expect(!screen.picture.contains(":"))
    screen.type(":")
    screen.paste("4 2\n")
    screen.press(.enter)
    #expect(screen.picture.hasPrefix(" 42 "))
  }

  @Test("go to a part of all lines")
  func percent() {
    let screen = screen()
    screen.type(":5%0")
    #expect(screen.picture.hasSuffix(":5%"))
    screen.press(.enter)
    #expect(screen.picture.hasPrefix(" 11 line 11"))
    screen.type(":50%\r")
    #expect(screen.picture.hasPrefix("101 line 101"))
    screen.type(":0%\r")
    #expect(screen.picture.hasPrefix("  1 line 1"))
    screen.type(":300%\r")
    #expect(screen.picture.contains("200 line 200"))
    screen.type(":%7\r")
    #expect(screen.picture.hasPrefix("  7 line 7"))
  }

  @Test("scroll by the letters of less")
  func letters() {
    let screen = screen()
    for (letters, first) in [("g", 1), (" ", 5), ("jj", 7), ("k", 6), ("b", 2), ("G", 196)] {
      screen.type(letters)
      #expect(screen.picture.hasPrefix(first < 10 ? "  \(first) line" : "\(first) line"))
    }
    screen.type("gF")
    #expect(screen.picture.hasPrefix("196 line"))
  }

  @Test("are left out where they would leave little room")
  func narrow() {
    let screen = screen(columns: 7)
    screen.press(.home)
    #expect(screen.picture.hasPrefix("line"))
  }

  @Test("mark the first line in view or the selected ones, and go from mark to mark")
  func marks() {
    let screen = screen()
    screen.press(.home)
    screen.type("m")
    #expect(screen.picture.hasPrefix("•  1 line 1"))
    screen.type(":50")
    screen.press(.enter)
    screen.press(Key.down.with(.shift), Key.down.with(.shift))
    screen.type("m")
    #expect(screen.picture.contains("• 50 line 50") && screen.picture.contains("• 51 line 51"))
    screen.type("'")
    #expect(screen.picture.hasPrefix("• 51"))
    screen.type("'")
    #expect(screen.picture.hasPrefix("•  1"))
    screen.type("m'm")
    #expect(screen.picture.hasPrefix("  50"))
    screen.type("'m")
    #expect(!screen.picture.contains("•"))
  }

  @Test("leave the mouse at the text under it")
  func mouse() {
    let screen = screen()
    screen.press(.home)
    screen.drag(from: CellPoint(column: 4, row: 1), to: CellPoint(column: 7, row: 1))
    screen.press(.control("c"))
    #expect(screen.copied == ["line"])
    screen.click(column: 5, row: 2, count: 2)
    screen.press(.control("c"))
    #expect(screen.copied.last == "line")
  }
}
