import Recurse

struct ProgressViewExample: Component {
  struct State { var loaded = 0.4 }
  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack(alignment: .stretch, spacing: 1) {
      ProgressView(value: state.loaded)
      ProgressView(value: state.loaded).labelsInside()
      ProgressView(
        segments: [
          BarSegment("passed", value: 62).foreground(.success),
          BarSegment("failed", value: 18).foreground(.error),
        ], total: 120
      )
      .labelsInside()
    }
  }
}
