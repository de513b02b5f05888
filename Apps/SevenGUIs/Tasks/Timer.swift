import Recurse

/// Time that passes until a duration, which may change meanwhile.
struct Timer: Component {
  struct State {
    /// In tenths of a second.
    var elapsed = 0
    /// In seconds.
    var duration = 15.0
    var isPaused = false

    var end: Int { Int((duration * 10).rounded()) }
    var isOver: Bool { elapsed >= end }
    var seconds: String { "\(elapsed / 10).\(elapsed % 10)" }
  }

  var initialState: State { State() }

  func render(state: State) -> Node {
    TaskScene(
      .timer,
      state: [
        ("elapsed", "\(state.seconds)"), ("duration", "\(state.duration)"),
        ("isPaused", "\(state.isPaused)"), ("isOver", "\(state.isOver)"),
      ]
    ) {
      timer(state)
    }
    .commands {
      Command("Reset", key: "r") { $0.elapsed = 0 }
      Command(state.isPaused ? "Go on" : "Pause", id: "pause", key: "p", isEnabled: !state.isOver) {
        $0.isPaused.toggle()
      }
    }
  }

  private func timer(_ state: State) -> Node {
    WithEnvironment(\.windowSize.rows) { rows in
      VStack(alignment: .stretch, spacing: rows >= 20 ? 1 : 0) {
        if rows >= 12 {
          BigText(state.seconds, rows: rows >= 20 ? 5 : 3)
            .foreground(state.isOver ? .success : .accent).alignSelf(.center)
        }
        Form {
          // The number is as wide as that of the slider, so that both lines are equally long.
          Gauge(
            "Elapsed time", value: Double(state.elapsed), in: 0...Double(max(1, state.end)),
            caption: (state.elapsed < 100 ? "  " : " ") + state.seconds
          )
          .foreground(state.isOver ? .success : nil)
          LabeledContent("", value: status(state))
          Slider("Duration", value: \.duration, in: 0...30, step: 0.5)
        }
        HStack {
          Button("Reset") { $0.elapsed = 0 }.keyboardShortcut(.defaultAction)
          Button(state.isPaused ? "Go on" : "Pause") { $0.isPaused.toggle() }
            .disabled(state.isOver)
        }
      }
    }
  }

  private func status(_ state: State) -> String {
    let time = "\(state.seconds) s"
    if state.isOver { return "✓ \(time): the time is over" }
    return state.isPaused ? "\(time), paused" : "\(time) of \(state.duration) s"
  }

  func effects(state: State) -> [Effect] {
    if !state.isOver, !state.isPaused {
      .every(.milliseconds(100), id: "tick") { $0.elapsed += 1 }
    }
  }
}
