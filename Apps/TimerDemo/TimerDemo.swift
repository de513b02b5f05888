import Recurse

/// Counts the seconds since its start; `q` quits.
@main package struct TimerDemo: App {
  package struct State: Equatable {
    package var seconds: Int
    var isDone = false

    package init(seconds: Int = 0) { self.seconds = seconds }
  }

  package init() {}

  package var initialState: State { State() }

  package func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      Text("Seconds Elapsed: \(state.seconds)").bold().foreground(.accent).lineLimit(1)
        .frame(maxWidth: .infinity).padding(horizontal: 1).background(.surface)
      WithEnvironment(\.windowSize) { window in Face(seconds: state.seconds, window: window) }
      KeyHints()
    }
    .command("Quit", key: "q") { $0.isDone = true }
    .windowTitle("Timer")
  }

  package func effects(state: State) -> [Effect] {
    if state.isDone { .quit() }
    .every(.seconds(1), id: "tick") { $0.seconds += 1 }
  }
}
