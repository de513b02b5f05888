import Recurse

struct MouseModifiersExample: Component {
  struct State {
    var level = 5
    var isInside = false
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    ProgressView(value: Double(state.level), total: 20).frame(width: 20)
      .onDrag { state, drag in state.level = min(max(0, drag.location.column), 20) }
      .onTapGesture(button: .right) { state, _ in state.level = 0 }
    Text(state.isInside ? "inside" : "outside")
      .onHover { state, isInside in state.isInside = isInside }
      .onTapGesture { $0.level += 1 }
  }
}
