import Recurse

/// Numbers that are stepped and dragged.
struct NumbersPage: GalleryContent {
  struct State: Equatable {
    var count = 3
    var price = 2.5
    var volume = 6.5
  }

  static let source = """
    VStack(alignment: .stretch, spacing: 1) {
      Stepper("Count", value: \\.count, in: 0...10)
      Stepper("Price", value: \\.price, in: 0...10, step: 0.5)
      Slider("Volume", value: \\.volume, in: 0...10, step: 0.5)
      Slider("Count", value: \\.count, in: 0...10).disabled()
    }
    """

  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack(alignment: .stretch, spacing: 1) {
      Stepper("Count", value: \.count, in: 0...10)
      Stepper("Price", value: \.price, in: 0...10, step: 0.5)
      Slider("Volume", value: \.volume, in: 0...10, step: 0.5)
      Slider("Count", value: \.count, in: 0...10).disabled()
    }
  }
}
