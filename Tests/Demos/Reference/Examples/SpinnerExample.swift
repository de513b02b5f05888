import Recurse

struct SpinnerExample: Component {
  struct State { var isReading = true }
  var initialState: State { State() }

  func render(state: State) -> Node {
    Spinner("Reading…", isAnimating: state.isReading)
  }
}
