import Recurse

struct SliderExample: Component {
  struct State {
    var volume = 6.5
    var brightness = 40
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      Slider("Volume", value: \.volume, in: 0...10, step: 0.5)
      Slider("Brightness", value: \.brightness, in: 0...100, step: 5)
    }
  }
}
