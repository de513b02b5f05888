import Recurse
import RecurseCharts

struct ChartExample: Component {
  struct Sample: Equatable {
    var time: Duration
    var load: Double
    var host: String
  }
  struct State {
    var samples = (0..<12).flatMap { second in
      [
        Sample(time: .seconds(second), load: Double(second % 5) / 5, host: "web"),
        Sample(time: .seconds(second), load: 0.9 - Double(second) / 20, host: "db"),
      ]
    }
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    Chart(\.samples) {
      LineMark(x: \.time, y: \.load).foreground(by: \.host)
    }
    .chartYScale(domain: 0.0...1)
    .chartYAxis(format: .percent)
    .accessibilityLabel("Load")
  }
}
