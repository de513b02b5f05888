import Recurse
import RecurseTesting
import Testing

@MainActor private var unit = "km"

private struct Distances: Component {
  struct State {
    var distances = [1, 2, 3]
    var ticks = 0
  }

  var isTable = false
  let initialState = State()

  func render(state: State) -> Node {
    Text("tick \(state.ticks)")
    if isTable {
      Table(state.distances.map(Distance.init)) {
        TableColumn("distance") { distance in Text("\(distance.id) \(unit)") }
      }
    } else {
      List(\.distances, id: \.self) { Text("\($0) \(unit)") }
    }
  }

  struct Distance: Identifiable {
    var id: Int
  }
}

/// A row that says itself when it is the same.
private struct DistanceRow: Component, Equatable {
  let distance: Int

  @MainActor static var renders = 0

  func render(state: Void) -> Node {
    let _ = Self.renders += 1
    Text("\(distance) km")
  }
}

@MainActor
@Suite("The function of a list's rows", .serialized) struct RowFunctionTests {
  @Test(
    "is called at each render of the list, whatever the function reads", arguments: [false, true])
  func global(isTable: Bool) {
    unit = "km"
    let screen = TestScreen(Distances(isTable: isTable), columns: 20, rows: 6)
    #expect(screen.text.contains("2 km"))
    unit = "miles"
    screen.change { $0.ticks += 1 }
    #expect(screen.text.contains("2 miles"))
    #expect(!screen.text.contains("km"))
    unit = "km"
  }

  @Test("makes no render where the row is an equal component")
  func equatable() {
    struct Rows: Component {
      struct State { var ticks = 0 }
      let initialState = State()
      func render(state: State) -> Node {
        Text("tick \(state.ticks)")
        List(0..<100, id: \.self) { DistanceRow(distance: $0) }
      }
    }
    let screen = TestScreen(Rows(), columns: 20, rows: 6, isStrict: false)
    DistanceRow.renders = 0
    screen.change { $0.ticks += 1 }
    #expect(screen.text.hasPrefix("tick 1"))
    #expect(DistanceRow.renders == 0)
  }
}
