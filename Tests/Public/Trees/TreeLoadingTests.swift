import Recurse
import RecurseTesting
import TestSupport
import Testing

private struct LoadError: Error, CustomStringConvertible {
  let description: String
}

private struct Place: Identifiable {
  var id: String
  var children: Loadable<[Place], LoadError>

  init(_ id: String, _ children: Loadable<[Place], LoadError> = .loaded([])) {
    (self.id, self.children) = (id, children)
  }
}

private struct Places: Component {
  struct State {
    var places = [Place("Attic", .idle), Place("Garden")]
    var open: Set<String> = []
    var selected: String? = "Attic"
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    List(\.places, children: \.children, expanded: \.open, selection: \.selected) { place in
      Text(place.id).onExpand { $0.places[0].children.begin() }
    }
  }
}

@MainActor
@Suite("A tree whose nodes load when they open") struct TreeLoadingTests {
  @Test("says that they load, why they did not, and loads again by →")
  func load() {
    let screen = TestScreen(Places(), columns: 24, rows: 6)
    #expect(screen.text == " ▸ Attic\n   Garden")
    screen.press(.right)
    #expect(screen.text == " ▾ Attic\n │   ⣿ Loading…\n   Garden")
    // Nothing below can have the cursor yet.
    screen.press(.right)
    #expect(screen.state.selected == "Attic")
    screen.change { $0.places[0].children.fail(with: LoadError(description: "Locked")) }
    #expect(screen.text == " ▾ Attic\n │   ✗ Locked\n   Garden")
    screen.press(.down)
    #expect(screen.state.selected == "Garden")
    screen.press([.up, .right])
    #expect(screen.text.contains("Loading…"))
    screen.change { $0.places[0].children.succeed(with: [Place("Box")], isEmpty: \.isEmpty) }
    #expect(screen.text == " ▾ Attic\n │   Box\n   Garden")
    screen.press(.right)
    #expect(screen.state.selected == "Box")
  }

  @Test("keeps the children of an earlier load while it loads again, and if that fails")
  func again() {
    let screen = TestScreen(Places(), columns: 24, rows: 6)
    screen.change {
      $0.open = ["Attic"]
      $0.places[0].children = .loading(previous: [Place("Box")])
    }
    #expect(screen.text == " ▾ Attic\n │   Box\n │   ⣿ Loading…\n   Garden")
    screen.change { $0.places[0].children.fail(with: LoadError(description: "Locked")) }
    #expect(screen.text == " ▾ Attic\n │   Box\n │   ✗ Locked\n   Garden")
  }

  @Test("opens by * what is known, and loads nothing else")
  func all() {
    let screen = TestScreen(Places(), columns: 24, rows: 6)
    screen.change {
      $0.places[0].children = .loaded([Place("Box", .idle), Place("Bag", .loaded([Place("Pen")]))])
    }
    screen.type("*")
    #expect(screen.state.open == ["Attic", "Bag"])
    screen.change {
      $0.open = []
      $0.places[0].children = .loaded([Place("Box", .idle)])
    }
    screen.type("*")
    #expect(screen.state.open == ["Attic"])
  }
}
