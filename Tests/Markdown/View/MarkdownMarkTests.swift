import Recurse
import RecurseMarkdown
import RecurseTesting
import Testing

private struct Marked: Component {
  var initialState: [String] { ["fog", "cat feet"] }

  func render(state: [String]) -> Node {
    Markdown(
      """
      # On fog

      The fog comes on **cat** feet.

      - a fog

      ```
      fog()
      ```
      """, marking: state)
  }
}

@MainActor @Suite("Parts of Markdown that are marked") struct MarkdownMarkTests {
  private let screen = TestScreen(Marked(), columns: 40, rows: 8)

  private func line(_ row: Int) -> Substring {
    screen.text.split(separator: "\n", omittingEmptySubsequences: false)[row]
  }

  /// The text that is bold and underlined in a row.
  private func marked(_ row: Int) -> String {
    let cells = Array(line(row))
    return String(
      cells.indices.filter {
        screen.style(row: row, column: $0).attributes.contains([.bold, .underline])
      }.map { cells[$0] })
  }

  @Test("stand out in paragraphs, lists and code, also where their style changes")
  func marks() {
    #expect(marked(2) == "fogcat feet")
    #expect(marked(4) == "fog")
    #expect(marked(6) == "fog")
    #expect(!screen.style(row: 2, column: 4 + 4).attributes.contains(.underline))
  }

  @Test("stand out in a heading that is bold and underlined itself")
  func heading() {
    let cells = Array(line(0))
    let reversed = cells.indices.filter {
      screen.style(row: 0, column: $0).attributes.contains(.reverse)
    }
    #expect(String(reversed.map { cells[$0] }) == "fog")
  }

  @Test("are as before without any")
  func none() {
    screen.change { $0 = [] }
    #expect(marked(2) == "" && marked(4) == "" && marked(6) == "")
    #expect(line(2) == "The fog comes on cat feet.")
  }
}
