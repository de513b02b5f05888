import Recurse
import RecurseTesting
import Testing

@MainActor
@Suite("Layers") struct LayerTests {
  private struct Page: Component {
    var alignment = Alignment.center
    var initialState: String { "Save?" }
    func render(state: String) -> Node {
      VStack {
        ZStack(alignment: alignment) {
          VStack {
            Text("aaaaaaaaaaa")
            Text("bbbbbbbbbbb")
            Text("ccccccccccc")
          }
          Text(state).background(.blue)
        }
        Text("below")
        Button("Longer") { $0 += "!!" }
      }
    }
  }

  @Test("overlap, later ones in front, as large as the largest")
  func center() {
    let screen = TestScreen(Page(), columns: 20, rows: 6)
    #expect(
      screen.text == """
        aaaaaaaaaaa
        bbbSave?bbb
        ccccccccccc
        below
        [ Longer ]
        """)
    #expect(screen.style(row: 1, column: 3).background == .blue)
    #expect(screen.style(row: 1, column: 2).background == nil)
  }

  @Test("are aligned by their stack")
  func corner() {
    let screen = TestScreen(Page(alignment: .bottomTrailing), columns: 20, rows: 6)
    #expect(
      screen.text == """
        aaaaaaaaaaa
        bbbbbbbbbbb
        ccccccSave?
        below
        [ Longer ]
        """)
  }

  @Test("uncover what is behind them when they change")
  func change() throws {
    let screen = TestScreen(Page(), columns: 20, rows: 6, isStrict: true)
    try screen.press("Longer")
    #expect(screen.text.contains("bbSave?!!bb"))
    screen.change { $0 = "x" }
    #expect(screen.text.contains("bbbbbxbbbbb"))
  }
}
