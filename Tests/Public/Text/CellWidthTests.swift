import Recurse
import RecurseTesting
import Testing

@MainActor @Suite("The width of a text in cells") struct CellWidthTests {
  private struct Line: Component {
    let text: String
    func render(state: Void) -> Node {
      HStack(spacing: 0) {
        Text(text)
        Text("|")
      }
    }
  }

  @Test(
    "is that of the text on the screen",
    arguments: ["", "a", "naïve", "e\u{301}", "日本", "👩‍👩‍👧", "ﾊﾝ", "a\u{200B}b", "→ ≥ …"])
  func drawn(text: String) throws {
    let screen = TestScreen(Line(text: text), columns: 40, rows: 1)
    #expect(try screen.text("|").frame?.column == text.cellWidth)
    #expect(text[...].cellWidth == text.cellWidth)
  }
}
