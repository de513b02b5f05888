import Recurse

struct StepperExample: Component {
  struct State {
    var level = 5
    var price = 2.5
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    Stepper("Level", value: \.level, in: 0...10)
    Stepper("Price", value: \.price, in: 0...10, step: 0.5)
  }
}
