import Recurse
import RecurseCharts

struct SparklineExample: Component {
  struct State { var history = [0.1, 0.3, 0.2, 0.5, 0.9, 0.7, 0.6, 0.8, 0.4, 0.2] }
  var initialState: State { State() }

  func render(state: State) -> Node {
    HStack {
      Text("CPU")
      Sparkline(\.history, domain: 0.0...1).frame(width: 20)
    }
  }
}
