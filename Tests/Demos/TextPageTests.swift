import Recurse
import RecurseTesting
import Testing
import gallery

@MainActor
@Suite("The gallery's text") struct TextPageTests {
  private func screen(
    _ subject: TextPage.Subject, width: Int = 30, columns: Int = 40, rows: Int = 12
  ) -> TestScreen<TextPage> {
    TestScreen(TextPage(subject, width: width), columns: columns, rows: rows)
  }

  private func lines(_ screen: TestScreen<TextPage>) -> [String] {
    screen.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test("Arrows and clicks change the tab, and Control with Page Up and Page Down wraps around")
  func tabs() throws {
    let screen = screen(.scripts, columns: 60, rows: 16)
    var seen: [TextPage.Subject] = []
    for _ in TextPage.Subject.allCases {
      seen.append(screen.state.subject)
      #expect(try screen.element(.tab, screen.state.subject.rawValue).isSelected)
      screen.press(.right)
    }
    #expect(seen == TextPage.Subject.allCases)
    screen.press(Key.pageDown.with(.control))
    #expect(screen.state.subject == .scripts)
    screen.press(Key.pageUp.with(.control))
    #expect(screen.state.subject == .hostile)
    try screen.click("emoji")
    #expect(screen.state.subject == .emoji && screen.shows("stands on a circle"))
  }

  @Test("The bars beside every script and emoji are aligned")
  func samples() {
    for subject in [TextPage.Subject.scripts, .emoji, .hostile] {
      let screen = TestScreen(TextPage(subject), columns: 60, rows: 20, colorScheme: .dark)
      // Below the tabs.
      let rows = lines(screen).indices.dropFirst().filter { lines(screen)[$0].contains("│") }
      #expect(rows.count >= 11)
      for row in rows {
        for column in [14, 37] {
          let color = screen.style(row: row, column: column).foreground
          #expect(color == Theme.standard.dark.border, "\(subject), \(row)")
        }
      }
    }
  }

  @Test("Keys change the width at which texts are truncated")
  func truncation() {
    let screen = screen(.truncation, width: 13, rows: 14)
    #expect(
      Array(lines(screen)[2...12]) == [
        " 13 columns",
        " tail   /home/ada/a…",
        "        日本語の文字…",
        " middle /home/….swift",
        "        日本語…👍DE。",
        " head   …g name.swift",
        "        …す、🙂👍DE。",
        " clip   /home/ada/a r",
        "        日本語の文字",
        " lines  The screen is",
        "        a pure funct…",
      ])
    screen.type("---")
    #expect(screen.state.width == 10)
    #expect(lines(screen)[3] == " tail   /home/ada…")
    screen.type("+")
    #expect(lines(screen)[2] == " 11 columns")
  }

  @Test("Keys choose how a text wraps")
  func wrapping() {
    let screen = screen(.wrapping, width: 20, rows: 24)
    #expect(lines(screen)[3] == " Words wrap in the")
    screen.type("a")
    #expect(lines(screen)[3] == "  Words wrap in the")
    screen.type("aw")
    #expect(screen.state.alignment == .trailing && screen.state.wrap == .characters)
    #expect(lines(screen)[3] == " Words wrap in the mi")
    screen.type("w")
    #expect(lines(screen)[3].hasSuffix("…"))
  }

  @Test("The page shows all attributes, the palette and colour ramps")
  func styles() {
    let screen = screen(.styles, width: 30, columns: 80, rows: 24)
    let attributes: [(Int, TextAttributes)] = [
      (1, .bold), (6, .dim), (10, .italic), (17, .underline), (27, .reverse), (35, .strikethrough),
    ]
    for (column, attribute) in attributes {
      #expect(screen.style(row: 2, column: column).attributes == attribute)
    }
    #expect(screen.style(row: 4, column: 2).background == .black)
    #expect(screen.style(row: 7, column: 1).background == .rgb(255, 0, 0))
    #expect(screen.style(row: 7, column: 30).background == .rgb(0, 255, 0))
    #expect(screen.style(row: 11, column: 1).background == .indexed(16))
    #expect(screen.style(row: 12, column: 1).background == .indexed(52))
  }

  @Test("Hostile text is shown without effect")
  func hostile() {
    let screen = screen(.hostile, columns: 40, rows: 16)
    #expect(lines(screen)[2] == " clear screen │␛[2J␛[H␛c             │")
    #expect(
      lines(screen)[11]
        == " broken UTF-8 │a\u{FFFD}b\u{FFFD}\u{FFFD}c\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}d          │"
    )
    #expect(
      lines(screen)[12] == " 10,000 marks │z\u{301}\u{301}\u{301}\u{301}!                    │")
    #expect(lines(screen)[13].hasSuffix("長… │"))
  }

  @Test(
    "The page fits a small window, fills a large one, and is clipped in a tiny one",
    arguments: [(40, 12), (300, 80), (20, 5), (3, 2), (1, 1)])
  func sizes(columns: Int, rows: Int) {
    let screen = screen(.scripts, columns: columns, rows: rows)
    for subject in TextPage.Subject.allCases {
      if columns >= 20 { #expect(lines(screen)[0].contains(subject.rawValue)) }
      screen.type("+-aw")
      screen.press(.right)
    }
    screen.resize(columns: rows, rows: columns)
    screen.resize(columns: 40, rows: 12)
    #expect(lines(screen)[0].contains("hostile") && lines(screen)[2].hasPrefix(" clear screen"))
  }
}
