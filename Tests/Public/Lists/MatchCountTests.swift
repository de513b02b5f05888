import Recurse
import RecurseTesting
import Testing

private struct Fruit: Identifiable, Equatable {
  var id: String
}

/// A list of what a query finds, below the number of what is found.
private struct Counted: Component {
  struct State {
    var fruits: [Fruit]
    var query = ""
    var counts: [Int] = []

    init(_ names: [String]) { fruits = names.map { Fruit(id: $0) } }
  }
  var initialState: State

  func render(state: State) -> Node {
    Text("\(state.counts.last ?? -1) of \(state.fruits.count)")
    List(\.fruits, matching: \.query, in: \.id) {
      Text($0.id)
    } placeholder: {
      Text("Nothing")
    }
    .onMatch { $0.counts.append($1) }
  }
}

@MainActor
@Suite("The number of rows that a query found") struct MatchCountTests {
  private func screen(_ names: [String]) -> TestScreen<Counted> {
    TestScreen(Counted(initialState: Counted.State(names)), columns: 20, rows: 4)
  }

  @Test("Comes with the first frame, and once for each other number")
  func each() {
    let screen = screen(["apple", "kiwi", "grape", "pear"])
    #expect(screen.shows("4 of 4"))
    for query in ["p", "pe", "pea", "peaz", "p", ""] { screen.change { $0.query = query } }
    #expect(screen.state.counts == [4, 3, 1, 0, 3, 4])
    #expect(screen.shows("4 of 4"))
  }

  @Test("Follows the collection, and rows that are out of view")
  func collection() {
    let screen = screen((0..<50).map { "row \($0)" })
    screen.change { $0.query = "row" }
    screen.change { $0.fruits.removeLast() }
    screen.change { $0.query = "4" }
    #expect(screen.state.counts == [50, 49, 13])
  }

  @Test("Waits until all elements are ranked")
  func large() async {
    let screen = screen((0..<9_000).map { "row \($0)" } + ["needle"])
    screen.change { $0.query = "needle" }
    #expect(screen.state.counts == [9_001])
    await screen.settle()
    #expect(screen.state.counts == [9_001, 1])
  }
}
