import Recurse

struct GaugeExample: Component {
  struct State {
    var memory = 9.5
    var apps = 60.0
    var photos = 96.0
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack(alignment: .stretch, spacing: 1) {
      Gauge("Memory", value: state.memory, in: 0...16)
      Gauge(
        "Disk",
        segments: [
          BarSegment("Apps", value: state.apps), BarSegment("Photos", value: state.photos),
        ], total: 256, caption: "100 GB free"
      )
      .labelsInside()
    }
  }
}
