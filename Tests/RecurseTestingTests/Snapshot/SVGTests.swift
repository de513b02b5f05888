import Recurse
import RecurseTesting
import Testing

@MainActor
@Suite("A picture for documents") struct SVGTests {
  private struct Styles: Component {
    func render(state: Void) -> Node {
      HStack(spacing: 0) {
        Text("a<&").foreground(.red).background(.rgb(1, 2, 255))
        Text("  ")
        Text("世").reverse().underline()
      }
    }
  }

  @Test("has the colours, attributes and places of the cells")
  func cells() {
    #expect(
      TestScreen(Styles(), columns: 8, rows: 2).svg == """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 40" font-family="monospace" \
        font-size="16" xml:space="preserve">
        <rect x="0" y="0" width="80" height="40" fill="#181818"/>
        <rect x="0" y="0" width="30" height="20" fill="#0102ff"/>
        <text x="0" y="15" textLength="30" fill="#cd0000">a&lt;&amp;</text>
        <rect x="50" y="0" width="20" height="20" fill="#d8d8d8"/>
        <text x="50" y="15" textLength="20" fill="#181818" text-decoration="underline">世</text>
        </svg>

        """)
  }

  private struct Form: Component {
    var initialState: String { "" }
    func render(state: String) -> Node { TextField("Name", text: \.self) }
  }

  @Test("shows the cursor")
  func cursor() {
    let screen = TestScreen(Form(), columns: 8, rows: 1)
    screen.type("ab")
    #expect(
      screen.svg.contains(
        ##"<rect x="20" y="0" width="10" height="20" fill="#d8d8d8" fill-opacity="0.5"/>"##))
  }
}
