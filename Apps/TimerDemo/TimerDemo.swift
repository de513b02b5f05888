import Recurse

/// Counts the seconds since it was started; `q` ends it.
@main struct TimerDemo: App {
  struct State: Equatable {
    var seconds = 0
    var isDone = false
  }

  var initialState: State { State() }

  func render(state: State) -> Node {
    Text("Seconds Elapsed: \(state.seconds)")
      .onKey(.character("q")) { $0.isDone = true }
  }

  func effects(state: State) -> [Effect] {
    if state.isDone { .quit() }
    .every(.seconds(1), id: "tick") { $0.seconds += 1 }
  }
}
