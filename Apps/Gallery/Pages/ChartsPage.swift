import Foundation
import Recurse
import RecurseCharts

/// A day of temperatures in three cities: as lines, as bars, as a heat map, and in a line of text.
struct ChartsPage: GalleryContent {
  struct Reading: Equatable {
    var hour: Double
    var degrees: Double
    var city: String

    /// The part of the day.
    var part: String { ["night", "morning", "afternoon", "evening"][min(3, Int(hour) / 6)] }
  }

  struct State: Equatable {
    var readings: [Reading] = []
    var hours = 0

    var lisbon: [Double] { readings.filter { $0.city == "Lisbon" }.map(\.degrees) }

    /// The averages of Lisbon, each at the first hour of a part of the day.
    var parts: [Reading] {
      stride(from: 0, to: lisbon.count, by: 6).map { hour in
        let degrees = lisbon[hour..<min(hour + 6, lisbon.count)]
        let average = degrees.reduce(0, +) / Double(degrees.count)
        return Reading(hour: Double(hour), degrees: average, city: "Lisbon")
      }
    }

    var warmest: Reading? { readings.max { $0.degrees < $1.degrees } }

    /// A night that is cold, and an afternoon that is warm.
    mutating func addHour() {
      for (city, middle, swing, hourOfMost) in Self.cities {
        let angle = (Double(hours) - hourOfMost) / 12 * .pi
        let degrees = (10 * (middle + swing * cos(angle))).rounded() / 10
        readings.append(Reading(hour: Double(hours), degrees: degrees, city: city))
      }
      hours += 1
    }

    private static let cities = [
      ("Lisbon", 19.0, 5.0, 15.0), ("Oslo", 6.0, 4.0, 14.0), ("Cairo", 25.0, 8.0, 14.5),
    ]
  }

  static let source = """
    Chart(\\.readings) {
      LineMark(x: \\.hour, y: \\.degrees)
        .foreground(by: \\.city)
      RuleMark(y: 30).foreground(.secondaryText)
    }
    .frame(height: rows < 40 ? 12 : 20)
    HStack {
      Text("Lisbon")
      Sparkline(\\.lisbon)
      Button("Next hour") { $0.addHour() }.disabled(state.hours >= 24)
    }
    Chart(\\.parts) {
      BarMark(x: \\.part, y: \\.degrees)
    }
    .frame(height: rows < 40 ? 13 : 21)
    Chart(\\.readings) {
      RectangleMark(x: \\.hour, y: \\.city)
        .foreground(by: \\.degrees)
    }
    .frame(height: rows < 40 ? 6 : 21)
    """

  var initialState: State {
    var state = State()
    for _ in 0..<20 { state.addHour() }
    return state
  }

  func render(state: State) -> Node {
    WithEnvironment(\.sceneSize.rows) { rows in cards(state, rows: rows) }
  }

  private func cards(_ state: State, rows: Int) -> Node {
    Cards {
      Card("A day in March", note: state.warmest.map { "\($0.degrees)° in \($0.city)" } ?? "") {
        Chart(\.readings) {
          LineMark(x: \.hour, y: \.degrees)
            .foreground(by: \.city)
          RuleMark(y: 30).foreground(.secondaryText)
        }
        .frame(height: rows < 40 ? 12 : 20)
        HStack {
          Text("Lisbon")
          Sparkline(\.lisbon)
          Button("Next hour") { $0.addHour() }.disabled(state.hours >= 24)
        }
      }
      .card(46)
      Card("Lisbon", note: "the average of each part") {
        Chart(\.parts) {
          BarMark(x: \.part, y: \.degrees)
        }
        .frame(height: rows < 40 ? 13 : 21)
      }
      .card(40)
      Card("Hour by hour") {
        Chart(\.readings) {
          RectangleMark(x: \.hour, y: \.city)
            .foreground(by: \.degrees)
        }
        .frame(height: rows < 40 ? 6 : 21)
      }
      .card(44)
    }
  }
}
