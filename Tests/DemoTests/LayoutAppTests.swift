import Recurse
import RecurseTesting
import Testing
import layout_demo

@MainActor
@Suite("The layout demo on a screen") struct LayoutAppTests {
  private func screen(_ columns: Int = 60, _ rows: Int = 14) -> TestScreen<LayoutApp> {
    TestScreen(LayoutApp(), columns: columns, rows: rows)
  }

  @Test("looks like this at first")
  func first() {
    #expect(
      screen().text == """
        ╭─ layout-demo ──────────────┬─────────────────────────────╮
        │kind                ‹HStack›│A B C                        │
        │across                 start│                             │
        │along                  start│                             │
        │distribution            none│                             │
        │spacing                    1│                             │
        │lines                      0│                             │
        │fills                     no│                             │
        │padding                    0│                             │
        │border                  none│                             │
        │A.text                  name│                             │
        │A.width                 auto│                             │
        ╰────────────────────────────┴─────────────────────────────╯
        ↑↓ choose  ←→ change  ⇥ box  + − boxes  r reset  q end
        """)
  }

  @Test("changes a property by a key, and the picture with it")
  func changes() {
    let screen = screen()
    screen.press(.right)
    #expect(screen.text.contains("‹VStack›"))
    screen.press(.left, .left)
    #expect(screen.text.contains("‹Center›"))
    screen.press(.right, .down, .down, .down, .right, .right)
    #expect(screen.text.contains("‹fillEqually›"))
  }

  @Test("every value of every property can be shown, and many of them together")
  func everything() {
    let screen = TestScreen(LayoutApp(boxes: 4), columns: 60, rows: 12)
    for _ in 0..<27 {
      screen.press(.right, .right, .right, .right, .right, .right, .down)
    }
    var random = SplitMix64(seed: 3)
    for _ in 0..<150 {
      screen.press([.up, .down, .left, .right, .right, .tab].randomElement(using: &random)!)
    }
    #expect(screen.failure == nil && screen.unhandled.isEmpty)
    #expect(screen.received.frames > 200)
  }

  @Test("adds, removes and selects boxes")
  func boxes() {
    let screen = screen()
    screen.type("+")
    #expect(screen.state.settings.boxCount == 4 && screen.text.contains("D"))
    screen.press(.tab, .tab, .tab)
    #expect(screen.state.settings.selectedBox == 3)
    screen.type("-")
    #expect(screen.state.settings.selectedBox == 2)
    screen.type("------")
    #expect(screen.state.settings.boxCount == 1)
    screen.type("q")
    #expect(screen.quitStatus == 0)
  }

  @Test("works in windows of all sizes", arguments: [(40, 12), (300, 80), (20, 5), (1, 1), (3, 2)])
  func sizes(columns: Int, rows: Int) {
    let screen = screen(columns, rows)
    for _ in 0..<5 { screen.press(.right, .down) }
    screen.resize(columns: 60, rows: 14)
    let other = TestScreen(LayoutApp(), columns: 60, rows: 14)
    for _ in 0..<5 { other.press(.right, .down) }
    #expect(screen.text == other.text)
  }

  @Test("in 40 by 12 shows the chosen property however far down it is")
  func narrow() {
    let screen = screen(40, 12)
    for _ in 0..<40 { screen.press(.down) }
    #expect(
      screen.text == """
        ╭─ layout-demo ──────┬─────────────────╮
        │A.basis         auto│A B C            │
        │A.alignSelf     auto│                 │
        │A.position  relative│                 │
        │A.top           auto│                 │
        │A.left          auto│                 │
        │A.padding          0│                 │
        │A.border        none│                 │
        │A.columns          1│                 │
        │A.rows           ‹1›│                 │
        ╰────────────────────┴─────────────────╯
        ↑↓ choose  ←→ change  ⇥ box  + − boxes…
        """)
  }

  @Test("in 20 by 5 shows what fits")
  func clipped() {
    #expect(
      screen(20, 5).text == """
        ╭─ layout-demo ────╮
        │kind        ‹HStac│
        │across         sta│
        ╰──────────────────╯
        ↑↓ choose  ←→ chang…
        """)
  }
}
