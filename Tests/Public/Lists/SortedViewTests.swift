import Recurse
import RecurseTesting
import TestSupport
import Testing

private struct Sizes: Component {
  struct File: Identifiable, Equatable {
    var id: Int
    var size: Int
  }

  struct State {
    var files = (0..<50).map { File(id: $0, size: $0) }
    var columns = TableColumns()
    var selected: Int?
  }

  var isBound = false
  var initialState = State()

  func render(state: State) -> Node {
    if isBound {
      Table(\.files, selection: \.selected, columns: \.columns) { sizes }
    } else {
      Table(\.files, columns: \.columns) { sizes }
    }
  }

  private var sizes: TableColumn<Self, File> {
    TableColumn("Size", sortedBy: \.size) { Text("size \($0.size)") }
  }
}

@MainActor
@Suite("A table that is sorted") struct SortedViewTests {
  @Test("shows what comes first, where nobody has moved the cursor", arguments: [false, true])
  func top(isBound: Bool) {
    let screen = TestScreen(Sizes(isBound: isBound), columns: 20, rows: 8)
    screen.press(.character("s"), .character("s"))
    #expect(screen.text.contains("size 49"))
    #expect(!screen.text.contains("size 0 "))
    screen.press(.character("s"))
    #expect(screen.text.contains("size 0 "))
  }

  @Test("shows what comes first after the wheel, too")
  func wheel() {
    let screen = TestScreen(Sizes(), columns: 20, rows: 8)
    screen.wheel(.down, notches: 5, column: 3, row: 4)
    screen.press(.character("s"), .character("s"))
    #expect(screen.text.contains("size 49"))
    screen.press(.down)
    #expect(screen.text.contains("size 48"))
  }

  @Test("keeps what was selected on the way to a column, out of sight")
  func onTheWay() {
    let screen = TestScreen(Sizes(isBound: true), columns: 20, rows: 8)
    screen.press(.right, .character("s"), .character("s"))
    #expect(screen.state.selected == 0)
    #expect(screen.text.contains("size 49"))
    screen.press(.down)
    #expect(screen.state.selected == 49)
  }

  @Test("shows the row that a person went to", arguments: [false, true])
  func cursor(isBound: Bool) {
    let screen = TestScreen(Sizes(isBound: isBound), columns: 20, rows: 8)
    screen.press(.down, .down, .down, .character("s"), .character("s"))
    #expect(screen.text.contains(isBound ? "size 2" : "size 3"))
    #expect(!screen.text.contains("size 49"))
  }
}
