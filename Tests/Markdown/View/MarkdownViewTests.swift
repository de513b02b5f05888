import Recurse
import RecurseMarkdown
import RecurseTesting
import Testing

private struct Page: Component {
  let text: String

  func render(state: Void) -> Node { Markdown(text) }
}

@MainActor @Suite("Markdown on a screen") struct MarkdownViewTests {
  private func screen(_ text: String, columns: Int = 24, rows: Int = 8) -> TestScreen<Page> {
    TestScreen(Page(text: text), columns: columns, rows: rows)
  }

  @Test("shows headings, paragraphs and lists, with a free row between blocks")
  func blocks() throws {
    let screen = screen("# Fog\n\nThe fog comes on little **cat** feet.\n\n- sits\n- looks\n  on\n")
    screen.expectPicture(
      """
      Fog

      The fog comes on little
      cat feet.

      • sits
      • looks on
      """)
    #expect(screen.style(row: 0, column: 0).attributes.contains([.bold, .underline]))
    #expect(screen.style(row: 3, column: 0).attributes.contains(.bold))
    #expect(!screen.style(row: 3, column: 4).attributes.contains(.bold))
  }

  @Test("lines numbers up, nests lists, and shows the state of tasks")
  func lists() {
    screen("9. nine\n10. ten\n    - [x] done\n    - [ ] open\n\n> said\n> so\n").expectPicture(
      """
       9. nine
      10. ten
          [x] done
          [ ] open

      │ said so
      """)
  }

  @Test("lays a table out in its columns, also where there is little room")
  func tables() {
    let text = "| Name | Age |\n|---|--:|\n| Ada Lovelace | 36 |\n| Alan | 41 |\n"
    screen(text).expectPicture(
      """
      Name          Age
      ─────────────────
      Ada Lovelace   36
      Alan           41
      """)
    screen(text, columns: 13).expectPicture(
      """
      Name      Age
      ─────────────
      Ada        36
      Lovelace
      Alan       41
      """)
  }

  @Test("shows code in the colors of the language that its fence names, with each of its lines")
  func code() {
    let screen = screen("```swift\nlet a = 1\n\nprint(\"a longer line\")\n```\n")
    screen.expectPicture(
      """
        let a = 1

        print("a longer line")
      """)
    #expect(screen.style(row: 0, column: 2).attributes.contains(.bold))
    #expect(screen.style(row: 0, column: 2) != screen.style(row: 0, column: 6))
    // In a narrow window a line goes on.
    self.screen("```\n0123456789\n```", columns: 8).expectPicture(
      """
        012345
        6789
      """)
  }

  @Test("passes links to the terminal, and shows images by their texts")
  func links() {
    let screen = screen("[here](https://a.b/c) ![Fog](f.png) ![](g.png)")
    screen.expectPicture("here [Fog] [g.png]")
    #expect(screen.link(row: 0, column: 0) == "https://a.b/c")
    #expect(screen.link(row: 0, column: 4) == nil)
    #expect(screen.link(row: 0, column: 6) == "f.png")
  }

  @Test("makes control characters in text, code, links and HTML harmless")
  func controls() {
    let screen = screen("a\u{1b}[2J\u{7}\n\n```\n\u{1b}]0;t\u{7}\n```\n\n<b\u{9b}>\n")
    #expect(
      !screen.text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0 == "\u{9b}" })
  }
}
