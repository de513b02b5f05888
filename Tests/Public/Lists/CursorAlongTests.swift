import Recurse
import RecurseTesting
import TestSupport
import Testing

/// Rows that the state scrolls to.
private struct Jumping: Component {
  enum Kind: CaseIterable { case list, several, table }

  struct Row: Identifiable, Equatable {
    var id: Int
  }

  struct State {
    var rows = (0..<100).map { Row(id: $0) }
    var scroll = ScrollPosition()
    var marked: Set<Int> = []
    var selected: Int?

    mutating func show(_ row: Int) { scroll.scroll(to: row, anchor: .bottom) }
  }

  let kind: Kind
  var isBound = false
  var initialState = State()

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      Button("Jump") { $0.show(90) }
      rows.scrollPosition(\.scroll)
    }
    .onKey(.function(5)) { $0.show(90) }
  }

  @NodeBuilder<Self> private var rows: Node {
    if isBound {
      List(\.rows, selection: \.selected) { Text("row \($0.id)") }
    } else {
      switch kind {
      case .list: List(\.rows) { Text("row \($0.id)") }
      case .several: List(\.rows, selection: \.marked) { Text("row \($0.id)") }
      case .table: Table(\.rows) { TableColumn("n") { Text("row \($0.id)") } }
      }
    }
  }
}

@MainActor
@Suite("A list that the state has scrolled") struct CursorAlongTests {
  @Test("goes on from the row that it scrolled to", arguments: Jumping.Kind.allCases)
  private func goesOn(kind: Jumping.Kind) throws {
    let screen = TestScreen(Jumping(kind: kind), columns: 24, rows: 7)
    screen.press(.tab, .function(5))
    #expect(screen.text.contains("row 90"))
    screen.press(.down)
    #expect(screen.text.contains("row 91"))
    #expect(!screen.text.contains("row 1 "))
    screen.press(.up, .up, .up)
    #expect(screen.text.contains("row 88"))
  }

  @Test("goes on there where it gets the focus later")
  func later() {
    let screen = TestScreen(Jumping(kind: .list), columns: 24, rows: 7)
    screen.press(.function(5))
    screen.press(.tab, .down)
    #expect(screen.text.contains("row 91"))
  }

  @Test("leaves the cursor where it can be seen")
  func stays() {
    let screen = TestScreen(Jumping(kind: .several), columns: 24, rows: 7)
    screen.press(.tab)
    screen.change { $0.show(3) }
    screen.press(.space)
    #expect(screen.state.marked == [0])
  }

  @Test("keeps the selected row, and the next arrow selects one that is seen")
  func selection() {
    let screen = TestScreen(Jumping(kind: .list, isBound: true), columns: 24, rows: 7)
    screen.press(.tab, .down)
    #expect(screen.state.selected == 0)
    screen.press(.function(5))
    #expect(screen.state.selected == 0)
    screen.press(.up)
    #expect(screen.state.selected == 90)
    screen.press(.down)
    #expect(screen.state.selected == 91)
  }

  @Test("goes to its ends, and where the state selects, as always")
  func ends() {
    let screen = TestScreen(Jumping(kind: .list, isBound: true), columns: 24, rows: 7)
    screen.press(.tab, .down, .function(5), .home)
    #expect(screen.state.selected == 0)
    screen.change { $0.show(50) }
    screen.change { $0.selected = 20 }
    screen.press(.down)
    #expect(screen.state.selected == 21)
  }

  @Test("is brought back to its cursor by an arrow where a person turned the wheel")
  func wheel() {
    let screen = TestScreen(Jumping(kind: .list), columns: 24, rows: 7)
    screen.press(.tab)
    screen.wheel(.down, notches: 9, column: 3, row: 4)
    #expect(!screen.text.contains("row 0 "))
    screen.press(.down)
    #expect(screen.text.contains("row 1 "))
  }
}
