import Recurse
import RecurseTesting
import Testing

private struct Rows: Component {
  struct State { var isOpen = false, selected: Int? = 0 }
  var initialState: State { State() }

  func render(state: State) -> Node {
    ListScreen()
    Text("").sheet(isPresented: \.isOpen) {
      Text("sheet")
      Button("Close", role: .cancel)
    }
  }
}

private struct ListScreen: Component, Equatable {
  struct State { var selected: Int? = 0 }
  var initialState: State { State() }
  func render(state: State) -> Node {
    List(0..<100_000, id: \.self) { row in Text("row \(row)") }
  }
}

@MainActor @Suite("What a layer costs") struct LayerCostTests {
  @Test("Opening a sheet over 100,000 rows renders, compares and lays out nothing below")
  func opening() {
    let screen = TestScreen(Rows(), columns: 80, rows: 24, isStrict: false)
    _ = screen.takeRecord()
    screen.change { $0.isOpen = true }
    let record = screen.takeRecord()
    #expect(record.update.renders == 1)
    #expect(record.update.nodesCompared < 4)
    #expect(record.laidOut < 12)
    #expect(record.cells <= 80 * 24)
    _ = screen.takeRecord()
    screen.press(.escape)
    let closing = screen.takeRecord()
    #expect(closing.update.renders == 1 && closing.laidOut < 4 && closing.cells <= 80 * 24)
  }
}
