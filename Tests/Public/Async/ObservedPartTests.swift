import Recurse
import RecurseTesting
import Testing

private struct Model {
  var count = 0
  var name = "a"
}

private struct Follower: Component {
  let model: MutableProperty<Model>

  struct State { var count = 0 }
  var initialState: State { State() }

  func render(state: State) -> Node { Text("\(state.count)") }

  func effects(state: State) -> [Effect] {
    .observe(model.count) { $0.count = $1 }
  }
}

@MainActor @Suite("Parts of a property") struct ObservedPartTests {
  @Test("A part that is named in effects is observed once, not anew at each commit")
  func observed() {
    let model = MutableProperty(Model())
    let screen = TestScreen(Follower(model: model), columns: 10, rows: 1)
    #expect(screen.failure == nil && screen.text == "0")
    screen.turn { model.value.count = 3 }
    #expect(screen.failure == nil && screen.text == "3")
    screen.turn { model.value.name = "b" }
    #expect(screen.text == "3")
  }
}
