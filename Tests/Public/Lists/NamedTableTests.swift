import Recurse
import RecurseTesting
import Testing

private struct Plant: Identifiable {
  let id: Int
  let name: String
}

private struct Garden: App {
  struct State {
    let plants = [Plant(id: 1, name: "Fern"), Plant(id: 2, name: "Moss")]
    var selected: Int?
    var columns = TableColumns()
  }

  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack {
      Button("Water") { _ in }
      Table(\.plants, selection: \.selected, columns: \.columns) {
        TableColumn("Name", sortedBy: \.name) { Text($0.name) }
      }
      .accessibilityLabel("Plants")
    }
  }
}

@MainActor
@Suite("A table with an accessibility label") struct NamedTableTests {
  @Test("takes the focus by that label")
  func focus() throws {
    let screen = TestScreen(Garden(), columns: 30, rows: 8)
    try screen.focus("Water")
    try screen.focus("Plants")
    screen.press(.down)
    #expect(screen.state.selected != nil)
  }
}
