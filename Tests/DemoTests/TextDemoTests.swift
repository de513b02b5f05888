import Recurse
import RecurseTesting
import Testing
import text_demo

@MainActor
@Suite("Text demo") struct TextDemoTests {
  private func screen(
    _ page: TextPage, width: Int = 30, columns: Int = 40, rows: Int = 12
  ) -> TestScreen<TextApp> {
    TestScreen(TextApp(page: page, width: width), columns: columns, rows: rows)
  }

  private func lines(_ screen: TestScreen<TextApp>) -> [String] {
    screen.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test("Arrows change the page and wrap around")
  func pages() {
    let screen = screen(.scripts)
    var seen: [TextPage] = []
    for _ in TextPage.allCases {
      seen.append(screen.state.page)
      // The name of the page stands out above it.
      let tabs = TextPage.allCases.map(\.rawValue)
      let start = tabs.prefix { $0 != screen.state.page.rawValue }.reduce(1) { $0 + $1.count + 2 }
      if start < 39 {
        #expect(screen.style(row: 0, column: start).attributes.contains(.bold))
      }
      screen.press(.right)
    }
    #expect(seen == TextPage.allCases)
    #expect(screen.state.page == .scripts)
    screen.press(.left)
    #expect(screen.state.page == .hostile)
    screen.type("q")
    #expect(screen.quitStatus == 0)
  }

  @Test("The bars beside every script and emoji are aligned")
  func samples() {
    for page in [TextPage.scripts, .emoji, .hostile] {
      let screen = TestScreen(
        TextApp(page: page), columns: 60, rows: 20, colorScheme: .dark)
      let rows = lines(screen).indices.filter { lines(screen)[$0].contains("│") }
      #expect(rows.count >= 11)
      for row in rows {
        for column in [16, 39] {
          let color = screen.style(row: row, column: column).foreground
          #expect(color == Theme.standard.dark.border, "\(page), \(row)")
        }
      }
    }
  }

  @Test("Keys change the width at which texts are truncated")
  func truncation() {
    let screen = screen(.truncation, width: 13)
    #expect(
      Array(lines(screen)[1...9]) == [
        " 13 columns",
        " tail   /home/ada/a…",
        "        日本語の文字…",
        " middle /home/….swift",
        "        日本語…👍DE。",
        " head   …g name.swift",
        "        …す、🙂👍DE。",
        " clip   /home/ada/a r",
        "        日本語の文字",
      ])
    screen.type("---")
    #expect(screen.state.width == 10)
    #expect(lines(screen)[2] == " tail   /home/ada…")
    screen.type("+")
    #expect(lines(screen)[1] == " 11 columns")
  }

  @Test("Keys choose how a text wraps")
  func wrapping() {
    let screen = screen(.wrapping, width: 20, rows: 24)
    #expect(lines(screen)[2] == " Words wrap in the")
    screen.type("a")
    #expect(lines(screen)[2] == "  Words wrap in the")
    screen.type("aw")
    #expect(screen.state.alignment == .trailing && screen.state.wrap == .characters)
    #expect(lines(screen)[2] == " Words wrap in the mi")
    screen.type("w")
    #expect(lines(screen)[2].hasSuffix("…"))
  }

  @Test("The demo shows all attributes, the palette and colour ramps")
  func styles() {
    let screen = screen(.styles, width: 30, columns: 80, rows: 24)
    let attributes: [(Int, TextAttributes)] = [
      (3, .bold), (8, .dim), (12, .italic), (19, .underline), (29, .reverse), (37, .strikethrough),
    ]
    for (column, attribute) in attributes {
      #expect(screen.style(row: 2, column: column).attributes == attribute)
    }
    #expect(screen.style(row: 4, column: 4).background == .black)
    #expect(screen.style(row: 7, column: 3).background == .rgb(255, 0, 0))
    #expect(screen.style(row: 7, column: 32).background == .rgb(0, 255, 0))
    #expect(screen.style(row: 11, column: 3).background == .indexed(16))
    #expect(screen.style(row: 12, column: 3).background == .indexed(52))
  }

  @Test("Hostile text is shown without effect")
  func hostile() {
    let screen = screen(.hostile, columns: 40, rows: 16)
    #expect(lines(screen)[1] == " clear screen │␛[2J␛[H␛c             │")
    #expect(
      lines(screen)[10]
        == " broken UTF-8 │a\u{FFFD}b\u{FFFD}\u{FFFD}c\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}d          │"
    )
    #expect(
      lines(screen)[11] == " 10,000 marks │z\u{301}\u{301}\u{301}\u{301}!                    │")
    #expect(lines(screen)[12].hasSuffix("長… │"))
  }

  @Test(
    "The demo fits a small window, fills a large one, and is clipped in a tiny one",
    arguments: [(40, 12), (300, 80), (20, 5), (3, 2), (1, 1)])
  func sizes(columns: Int, rows: Int) {
    let screen = screen(.scripts, columns: columns, rows: rows)
    for _ in TextPage.allCases {
      let isWide = columns >= 20
      if isWide {
        if columns >= 40 { #expect(lines(screen)[rows - 1].hasPrefix("→ Next page")) }
        #expect(lines(screen)[rows - 1].hasSuffix("q Quit"))
      }
      if isWide { #expect(lines(screen)[0].hasPrefix(" scripts  emoji")) }
      screen.type("+-aw")
      screen.press(.right)
    }
    screen.resize(columns: rows, rows: columns)
    screen.resize(columns: 40, rows: 12)
    #expect(lines(screen)[11].hasSuffix("q Quit"))
  }
}
