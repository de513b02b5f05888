import Recurse

struct LifecycleModifiersExample: Component {
  struct State {
    var isShown = true
    var count = 0
    var log = "nothing yet"
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    if state.isShown {
      Text("Here I am")
        .onAppear { $0.log = "it appeared" }
        .onDisappear { $0.log = "it disappeared" }
        .task(id: state.count) { app in app.send { $0.log += ", its task ran" } }
    }
    Text(state.log).onChange(of: state.count) { $0.log = "count is \($1)" }
  }
}
