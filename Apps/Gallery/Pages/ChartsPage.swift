import Foundation
import Recurse
import RecurseCharts

/// A day of temperatures in three cities as lines, as bars, as a heat map, and in a line of text.
///
/// Other numbers are areas, points, and level bars.
struct ChartsPage: GalleryContent {
  struct Reading: Equatable {
    var hour: Double
    var degrees: Double
    var city: String

    /// The part of the day.
    var part: String { ["night", "morning", "noon", "evening"][min(3, Int(hour) / 6)] }
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
    .chartXScale(domain: 0...24).chartXAxisLabel("hours")
    .frame(height: height - 1)
    HStack {
      Text("Lisbon")
      Sparkline(\\.lisbon)
      Button("Next hour") { $0.addHour() }.disabled(state.hours >= 24)
    }
    Chart(\\.parts) {
      BarMark(x: \\.part, y: \\.degrees)
    }
    .frame(height: height)
    Chart(\\.readings) {
      RectangleMark(x: \\.hour, y: \\.city)
        .foreground(by: \\.degrees)
    }
    .frame(height: height)
    """

  var initialState: State {
    var state = State()
    for _ in 0..<20 { state.addHour() }
    return state
  }

  func render(state: State) -> Node {
    WithEnvironment(\.sceneSize) { size in
      cards(state, height: cardRows(lines: 2, in: size, least: 10, most: 22))
    }
  }

  private func cards(_ state: State, height: Int) -> Node {
    Cards {
      Card("A day in March", note: state.warmest.map { "\($0.degrees)° in \($0.city)" } ?? "") {
        Chart(\.readings) {
          LineMark(x: \.hour, y: \.degrees)
            .foreground(by: \.city)
          RuleMark(y: 30).foreground(.secondaryText)
        }
        .chartXScale(domain: 0...24).chartXAxisLabel("hours")
        .frame(height: height - 1)
        HStack {
          Text("Lisbon")
          Sparkline(\.lisbon)
          Button("Next hour") { $0.addHour() }.disabled(state.hours >= 24)
        }
      }
      Card("Lisbon", note: "the average of each part") {
        Chart(\.parts) {
          BarMark(x: \.part, y: \.degrees)
        }
        .frame(height: height)
      }
      Card("Hour by hour", note: "the warmer, the lighter or darker") {
        Chart(\.readings) {
          RectangleMark(x: \.hour, y: \.city)
            .foreground(by: \.degrees)
        }
        .frame(height: height)
      }
      Card("Rain of a year", note: "in millimeters, one city on the other") {
        Chart(of: YearOfRain.months) {
          AreaMark(x: \.number, y: \.millimeters).foreground(by: \.city)
        }
        .chartYAxis(values: .automatic(desiredCount: 5))
        .frame(height: height)
      }
      Card("Trees of a park", note: "height in meters over the age") {
        Chart(of: ParkTree.all) { PointMark(x: \.age, y: \.height).foreground(by: \.kind) }
          .frame(height: height)
      }
      Card("Where the sun was", note: "hours of a week") {
        Chart(of: WeekOfSun.days) { BarMark(x: \.hours, y: \.day).foreground(Color.warning) }
          .frame(height: height)
      }
    }
  }
}
