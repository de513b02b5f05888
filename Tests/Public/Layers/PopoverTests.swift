import Recurse
import RecurseTesting
import Testing

private struct Places: Component {
  struct State: Equatable {
    var isOpen = true
    var log = 0
  }
  let edge: PopoverEdge
  let before: Int
  let left: Int
  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack {
      ForEach(0..<before, id: \.self) { row in Text("row \(row)") }
      HStack(spacing: 0) {
        Text(String(repeating: " ", count: left))
        Text("anchor")
          .popover(isPresented: \.isOpen, attachedTo: edge) {
            Text("one")
            Button("two") { $0.log += 1 }
          }
      }
    }
  }
}

@MainActor @Suite("A popover") struct PopoverTests {
  func picture(_ edge: PopoverEdge, before: Int, left: Int = 0) -> String {
    TestScreen(Places(edge: edge, before: before, left: left), columns: 24, rows: 9).text
  }

  @Test("is at the edge that it is attached to")
  func edges() {
    #expect(
      picture(.bottom, before: 1) == """
        row 0
        anchor
        ╭─────────╮
        │ one     │
        │ [ two ] │
        ╰─────────╯
        """)
    #expect(
      picture(.top, before: 6) == """
        row 0
        row 1
        ╭─────────╮
        │ one     │
        │ [ two ] │
        ╰─────────╯
        anchor
        """)
    #expect(
      picture(.trailing, before: 1) == """
        row 0
        anchor╭─────────╮
              │ one     │
              │ [ two ] │
              ╰─────────╯
        """)
    #expect(
      picture(.leading, before: 1, left: 14) == """
        row 0
           ╭─────────╮anchor
           │ one     │
           │ [ two ] │
           ╰─────────╯
        """)
  }

  @Test("is at the opposite edge where there is more room, and shifted into the window")
  func flips() {
    #expect(
      picture(.bottom, before: 7) == """
        row 0
        row 1
        row 2
        ╭─────────╮
        │ one     │
        │ [ two ] │
        ╰─────────╯
        anchor
        """)
    #expect(
      picture(.top, before: 1) == """
        row 0
        anchor
        ╭─────────╮
        │ one     │
        │ [ two ] │
        ╰─────────╯
        """)
    #expect(
      picture(.bottom, before: 1, left: 18) == """
        row 0
                          anchor
                     ╭─────────╮
                     │ one     │
                     │ [ two ] │
                     ╰─────────╯
        """)
  }
}
