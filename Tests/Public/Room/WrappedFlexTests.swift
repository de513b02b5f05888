import Recurse
import RecurseTesting
import Testing

/// Two texts that share a stack, each in boxes that further modifiers put around it.
private struct Shares: Component {
  enum Boxes: CaseIterable { case border, padding, both, background, twice }
  struct State {}

  let boxes: Boxes
  var isRow = true
  /// Whether the modifier for the share comes last, on the box itself.
  var isOutside = false

  var initialState: State { State() }

  func render(state: State) -> Node {
    if isRow {
      HStack { share("one"); share("two two two two") }
    } else {
      VStack(alignment: .stretch) { share("one"); share("two two two two") }
    }
  }

  @NodeBuilder<Self> private func share(_ text: String) -> Node {
    if isOutside {
      boxed(plain(text)).flex(grow: 1, basis: 0)
    } else {
      boxed(plain(text).flex(grow: 1, basis: 0))
    }
  }

  @NodeBuilder<Self> private func plain(_ text: String) -> Node { Text(text) }

  @NodeBuilder<Self> private func boxed(_ node: Node) -> Node {
    switch boxes {
    case .border: node.border()
    case .padding: node.padding()
    case .both: node.padding().border()
    case .background: node.background(.accent)
    case .twice: node.border().padding().border()
    }
  }
}

@MainActor @Suite("A share of a stack") struct WrappedFlexTests {
  @Test("is that of the box around it", arguments: Shares.Boxes.allCases)
  private func box(boxes: Shares.Boxes) {
    let inside = TestScreen(Shares(boxes: boxes), columns: 40, rows: 20)
    let outside = TestScreen(Shares(boxes: boxes, isOutside: true), columns: 40, rows: 20)
    #expect(inside.picture == outside.picture)
  }

  @Test("shows its text in the box")
  func text() {
    #expect(
      TestScreen(Shares(boxes: .border), columns: 24, rows: 4).text == """
        ┌──────────┐ ┌─────────┐
        │one       │ │two two  │
        └──────────┘ │two two  │
                     └─────────┘
        """)
  }

  @Test("is filled by its box in a column, too")
  func column() {
    let screen = TestScreen(Shares(boxes: .border, isRow: false), columns: 20, rows: 8)
    #expect(
      screen.text == """
        ┌──────────────────┐
        │one               │
        │                  │
        └──────────────────┘
        ┌──────────────────┐
        │two two two two   │
        │                  │
        └──────────────────┘
        """)
  }
}
