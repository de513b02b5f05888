import Recurse
import RecurseCharts

/// Lines, bars and a heat map of the same values, which grow, with cursors.
struct ChartsPage: GalleryContent {
  static let source = """
    Chart(\\.loads) {
      LineMark(x: \\.minute, y: \\.load)
        .foreground(by: \\.host)
      RuleMark(y: 0.8).foreground(.warning)
    }
    .chartYScale(domain: 0.0...1)
    .chartYAxis(format: .percent)
    .frame(height: 12)
    Chart(\\.loads) {
      BarMark(x: \\.quarter, y: \\.load)
        .foreground(by: \\.host)
    }
    .frame(height: 9)
    Chart(\\.loads) {
      RectangleMark(x: \\.minute, y: \\.host)
        .foreground(by: \\.load)
    }
    .frame(height: 6)
    HStack {
      Text("web")
      Sparkline(\\.history, domain: 0.0...1)
      Button("Next minute") { $0.addMinute() }
    }
    """

  struct Load: Equatable {
    var minute: Double
    var load: Double
    var host: String

    var quarter: String { "\(Int(minute) / 15 * 15)–" }
  }

  struct State: Equatable {
    var loads: [Load] = []
    var minutes = 0

    var history: [Double] { loads.filter { $0.host == "web" }.map(\.load) }

    /// The last hour of three hosts, whose loads are waves.
    mutating func addMinute() {
      for (index, host) in ["web", "db", "cache"].enumerated() {
        let phase = Double((minutes * 3 + index * 19) % 60) / 60
        // A parabola up and one down, as a sine without the mathematics.
        let wave = phase < 0.5 ? 16 * phase * (0.5 - phase) : 16 * (phase - 0.5) * (phase - 1)
        loads.append(
          Load(minute: Double(minutes), load: 0.5 + wave * (0.45 - 0.1 * Double(index)), host: host)
        )
      }
      minutes += 1
      if loads.count > 3 * 60 { loads.removeFirst(3) }
    }
  }

  var initialState: State {
    var state = State()
    for _ in 0..<60 { state.addMinute() }
    return state
  }

  func render(state: State) -> Node {
    Chart(\.loads) {
      LineMark(x: \.minute, y: \.load)
        .foreground(by: \.host)
      RuleMark(y: 0.8).foreground(.warning)
    }
    .chartYScale(domain: 0.0...1)
    .chartYAxis(format: .percent)
    .frame(height: 12)
    Chart(\.loads) {
      BarMark(x: \.quarter, y: \.load)
        .foreground(by: \.host)
    }
    .frame(height: 9)
    Chart(\.loads) {
      RectangleMark(x: \.minute, y: \.host)
        .foreground(by: \.load)
    }
    .frame(height: 6)
    HStack {
      Text("web")
      Sparkline(\.history, domain: 0.0...1)
      Button("Next minute") { $0.addMinute() }
    }
  }
}
