import Recurse
import RecurseTesting
import Testing
import gallery

@MainActor
@Suite("The gallery's text") struct TextPageTests {
  /// All cards below each other, of which the first line is that of a title.
  private func screen(columns: Int = 60, rows: Int = 110) -> TestScreen<TextPage> {
    TestScreen(TextPage(), columns: columns, rows: rows, colorScheme: .dark)
  }

  private func lines(_ screen: TestScreen<TextPage>) -> [String] {
    screen.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// So many lines behind that of a title, without the margin of their card.
  private func lines(
    _ screen: TestScreen<TextPage>, below title: String, skipping: Int, _ count: Int
  ) throws -> [String] {
    let first = try #require(lines(screen).firstIndex { $0.contains(title) }) + 2 + skipping
    return lines(screen)[first..<first + count].map { String($0.dropFirst(2)) }
  }

  private func first(_ title: String, in screen: TestScreen<TextPage>) throws -> Int {
    try #require(lines(screen).firstIndex { $0.contains(title) })
  }

  @Test("The bars beside every script, emoji and hostile text are aligned")
  func samples() {
    let screen = screen()
    let rows = lines(screen).indices.filter { row in
      screen.style(row: row, column: 15).foreground == Theme.standard.dark.border
    }
    #expect(rows.count == 13 + 11 + 12)
    for row in rows {
      #expect(screen.style(row: row, column: 57).foreground == Theme.standard.dark.border)
      #expect(screen.style(row: row, column: 16).background == Theme.standard.dark.field)
      #expect(screen.style(row: row, column: 56).background == Theme.standard.dark.field)
    }
  }

  @Test("A slider changes the width at which texts are truncated")
  func truncation() throws {
    let screen = screen()
    screen.change { $0.width = 13 }
    let shown = try lines(screen, below: "Texts that are too long", skipping: 1, 10)
    #expect(
      shown == [
        "tail   /home/ada/a…",
        "       日本語の文字…",
        "middle /home/….swift",
        "       日本語…👍DE。",
        "head   …g name.swift",
        "       …す、🙂👍DE。",
        "clip   /home/ada/a r",
        "       日本語の文字",
        "lines  The screen is",
        "       a pure funct…",
      ])
    try screen.focus(on: screen.element(.slider, "Columns"))
    screen.press(.left, .left, .left)
    #expect(screen.state.width == 10)
    #expect(screen.text.contains("tail   /home/ada…\n"))
  }

  @Test("Pickers choose how a text wraps, and how it is aligned")
  func wrapping() throws {
    let screen = screen()
    screen.change { $0.width = 20 }
    func line() throws -> String {
      try lines(screen, below: "Lines", skipping: 3, 1)[0]
    }
    #expect(try line() == "Words wrap in the")
    try screen.click("center")
    #expect(try line() == " Words wrap in the")
    try screen.click("trailing")
    try screen.click("characters")
    #expect(screen.state.alignment == .trailing && screen.state.wrap == .characters)
    #expect(try line() == "Words wrap in the mi")
    try screen.click("none")
    #expect(try line().hasSuffix("…"))
  }

  @Test("The page shows all attributes, the palette and colour ramps")
  func styles() throws {
    let screen = screen()
    let top = try first("Attributes and colors", in: screen) + 2
    let attributes: [(Int, TextAttributes)] = [
      (2, .bold), (7, .dim), (11, .italic), (18, .underline), (28, .reverse), (36, .strikethrough),
    ]
    for (column, attribute) in attributes {
      #expect(screen.style(row: top, column: column).attributes == attribute)
    }
    #expect(screen.style(row: top + 2, column: 3).background == .black)
    #expect(screen.style(row: top + 5, column: 2).background == .rgb(255, 0, 0))
    #expect(screen.style(row: top + 5, column: 37).background == .rgb(0, 255, 0))
    #expect(screen.style(row: top + 9, column: 2).background == .indexed(16))
    #expect(screen.style(row: top + 10, column: 2).background == .indexed(52))
  }

  @Test("Hostile text is shown without effect")
  func hostile() throws {
    let shown = try lines(
      screen(), below: "Text that would control", skipping: 0, 12)
    #expect(shown[0] == "clear screen │␛[2J␛[H␛c                                │")
    #expect(
      shown[9]
        == "broken UTF-8 │a\u{FFFD}b\u{FFFD}\u{FFFD}c\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}d                             │"
    )
    #expect(
      shown[10] == "10,000 marks │z\u{301}\u{301}\u{301}\u{301}!                                       │")
    #expect(shown[11].hasSuffix("長長…│"))
  }

  @Test(
    "The cards are beside each other where there is room, and together as high as a window",
    arguments: [(120, 2, 20), (200, 3, 26)])
  func columns(columns: Int, cards: Int, rows: Int) throws {
    let screen = TestScreen(
      GalleryApp(page: .text), columns: columns, rows: 60, colorScheme: .dark)
    let surface = Theme.standard.dark.surface
    let line = (21..<columns).map { screen.style(row: 5, column: $0).background == surface }
    #expect(zip([false] + line, line).count { !$0 && $1 } == cards)
    let high = (4..<59).count { screen.style(row: $0, column: 23).background == surface }
    #expect(high >= rows)
  }

  @Test(
    "The page is shown in windows of all sizes",
    arguments: [(40, 12), (300, 80), (20, 5), (3, 2), (1, 1)])
  func sizes(columns: Int, rows: Int) {
    let screen = TestScreen(TextPage(), columns: columns, rows: rows, isStrict: false)
    if columns >= 20 { #expect(screen.shows("Texts that are")) }
    screen.press(.right, .tab, .right)
    screen.resize(columns: rows, rows: columns)
    screen.resize(columns: 40, rows: 12)
    #expect(lines(screen)[0].contains("Texts that are too long"))
  }
}
