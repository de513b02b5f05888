/// The parts of sources that make tasks what they are.
extension SevenGUIsApp.Task {
  var source: String {
    switch self {
    case .counter: Self.counterSource
    case .temperature: Self.temperatureSource
    case .flight: Self.flightSource
    case .timer: Self.timerSource
    case .crud, .circles, .cells: ""
    }
  }

  private static let counterSource = #"""
    var initialState: Int { 0 }

    func render(state: Int) -> Node {
      TaskScene(.counter, state: [("count", "\(state)")]) { counter(state) }
        .commands {
          Command("Count", key: "+") { $0 += 1 }
          Command("Reset", key: "0", isEnabled: state > 0) { $0 = 0 }
        }
    }

    private func counter(_ state: Int) -> Node {
      WithEnvironment(\.windowSize.rows) { rows in
        VStack(alignment: .center, spacing: rows >= 12 ? 1 : 0) {
          BigText("\(state)", rows: rows >= 20 ? 5 : rows >= 8 ? 3 : 1).foreground(.accent)
          HStack {
            Button("Count") { state, emit in
              state += 1
              emit.announce("\(state)")
            }
            .keyboardShortcut(.defaultAction)
            Button("Reset") { state, emit in
              state = 0
              emit.announce("0")
            }
            .disabled(state == 0)
          }
        }
        .frame(maxWidth: .infinity)
      }
    }
    """#

  private static let timerSource = #"""
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
        Command(
          state.isPaused ? "Go on" : "Pause", id: "pause", key: "p", isEnabled: !state.isOver
        ) {
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
    """#
}
