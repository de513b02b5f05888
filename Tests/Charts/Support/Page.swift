import Recurse
import RecurseCharts
import RecurseTesting

/// A sample of a page.
struct Load: Equatable {
  var time: Double
  var value: Double
  var host = "web"
}

/// A page that is a chart of two hosts, or of what a test asks for.
struct Page: Component {
  struct State {
    var samples: [Load] = []
    var unrelated = 0
  }

  var samples: [Load] = []
  var chart: @MainActor () -> VirtualNode<Page> = {
    Chart(\.samples) { LineMark(x: \.time, y: \.value).foreground(by: \.host) }
  }

  var initialState: State { State(samples: samples) }

  func render(state: State) -> Node { chart() }
}

extension [Load] {
  /// A wave of each host.
  static func waves(_ count: Int, of hosts: [String] = ["web", "db"]) -> [Load] {
    (0..<count).flatMap { time in
      hosts.enumerated().map { index, host in
        let phase = (time + index * 8) % 16
        return Load(time: Double(time), value: Double(Swift.min(phase, 16 - phase)), host: host)
      }
    }
  }
}

extension TestScreen {
  /// The screen without spaces at the ends of lines.
  var rows: [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
