import Recurse

/// The name of the app, what led to the shown step, and whether that is the last one.
struct TopBar: Component, Equatable {
  private let title: String
  private let status: String
  private let cause: String

  init(_ state: InspectState) {
    title = state.timeline.title
    status = !state.timeline.isAtLast ? "looking back" : state.hasEnded ? "ended" : "live"
    cause = state.timeline.step?.cause ?? ""
  }

  func render(state: Void) -> Node {
    StatusBar {
      Text(title.isEmpty ? "app" : title).bold().foreground(.accent)
      Text(cause)
      Spacer()
      Text(status).foreground(.secondaryText)
    }
  }
}

extension InspectApp {
  /// The steps as a slider, and what the shown one cost.
  func timelineBar(_ state: State, _ size: CellSize) -> Node {
    HStack(spacing: 1) {
      Slider("Step", value: \.place, in: 0...max(1, state.timeline.steps.count - 1))
        .focused(\.focus, equals: .timeline)
        .flex(grow: 1)
      if size.columns >= 60, let step = state.timeline.step {
        Text(
          "\(time(step.seconds))  \(counted(step.cells, "cell"))  \(step.renders.count) rendered"
        )
        .foreground(.secondaryText).lineLimit(1)
      }
    }
    .padding(horizontal: 1)
  }

  /// Seconds with two digits behind the point.
  private func time(_ seconds: Double) -> String {
    let hundredths = Int((seconds * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) s"
  }
}
