import Recurse
import RecurseTesting
import Testing

private struct Page: Component {
  var initialState: Int { 0 }

  func render(state: Int) -> Node {
    Button("Sync") { $0 += 1 }.help("Sends what was changed")
    Button("Other") { $0 += 10 }
  }
}

@MainActor @Suite("A tooltip") struct HelpTests {
  @Test("explains what the mouse rests on, until it leaves")
  func mouse() async throws {
    let screen = TestScreen(Page(), columns: 30, rows: 6)
    try screen.focus(on: screen.button("Other"))
    try screen.moveMouse(to: screen.button("Sync"))
    #expect(screen.layers(.tooltip).isEmpty)
    await screen.advance(by: .seconds(1))
    #expect(
      screen.text == """
        [ Sync ]
        ╭────────────────────────╮
        │ Sends what was changed │
        ╰────────────────────────╯
        """)
    try screen.moveMouse(to: screen.button("Other"))
    #expect(screen.layers(.tooltip).isEmpty)
  }

  @Test(
    "explains what has the focus for a while, until a key is pressed, which does what it would do")
  func focus() async throws {
    let screen = TestScreen(Page(), columns: 30, rows: 6)
    screen.press(.tab, .tab)
    #expect(screen.focused?.label == "Sync")
    await screen.advance(by: .seconds(2))
    #expect(screen.layers(.tooltip).count == 1)
    screen.press(.enter)
    #expect(screen.state == 1 && screen.layers(.tooltip).isEmpty)
  }
}
