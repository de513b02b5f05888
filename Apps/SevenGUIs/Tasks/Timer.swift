import Recurse

/// Time that passes until a duration, which may change meanwhile.
struct Timer: Component {
  struct State {
    /// In tenths of a second.
    var elapsed = 0
    /// In seconds.
    var duration = 15.0

    var end: Int { Int((duration * 10).rounded()) }
  }

  var initialState: State { State() }

  func render(state: State) -> Node {
    Form {
      LabeledContent("Elapsed time") {
        ProgressView(value: Double(state.elapsed), total: Double(state.end))
      }
      LabeledContent("", value: "\(state.elapsed / 10).\(state.elapsed % 10) s")
      Slider("Duration", value: \.duration, in: 0...30, step: 0.5)
      Text("")
      Button("Reset") { $0.elapsed = 0 }
    }
  }

  func effects(state: State) -> [Effect] {
    if state.elapsed < state.end { .every(.milliseconds(100), id: "tick") { $0.elapsed += 1 } }
  }
}
