import Recurse
import RecurseTesting
import Testing

private struct Branches: Component {
  struct Branch: Identifiable, Equatable { var id: String }

  struct State: Equatable {
    var branches = ["main", "next", "old"].map { Branch(id: $0) }
    var branch: String? = "next"
    var filter = ""
  }
  var fallback: SelectionFallback
  var initialState: State { State() }

  func render(state: State) -> Node {
    TextField("Filter", text: \.filter)
    List(\.branches, selection: \.branch) { Text($0.id) }
      .selectionFallback(fallback)
  }
}

@MainActor
@Suite("The selection of a list whose rows are replaced") struct SelectionFallbackTests {
  private func screen(_ fallback: SelectionFallback) -> TestScreen<Branches> {
    TestScreen(Branches(fallback: fallback), columns: 20, rows: 6)
  }

  @Test(
    "stays where the new rows hold it",
    arguments: [SelectionFallback.automatic, .none, .neighbor, .first])
  func stays(fallback: SelectionFallback) {
    let screen = screen(fallback)
    screen.change { $0.branches = ["a", "next"].map { Branches.Branch(id: $0) } }
    #expect(screen.state.branch == "next")
  }

  @Test("is none, the neighbor or the first row, as the fallback says")
  func fallbacks() {
    let expected: [(SelectionFallback, String?)] = [
      (.automatic, nil), (.none, nil), (.neighbor, "old"), (.first, "main"),
    ]
    for (fallback, branch) in expected {
      let screen = screen(fallback)
      screen.change { $0.branches.remove(at: 1) }
      #expect(screen.state.branch == branch, "\(fallback)")
    }
  }

  @Test("is none where nothing is left, and the first row of what comes later, where asked for")
  func later() {
    let screen = screen(.first)
    screen.change { $0.branches = [] }
    #expect(screen.state.branch == nil)
    screen.change {
      $0.branches = [Branches.Branch(id: "new")]
      $0.branch = "gone"
    }
    #expect(screen.state.branch == "new")
  }
}
