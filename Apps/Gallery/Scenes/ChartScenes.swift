import Foundation

/// The rain of a month in a city.
struct YearOfRain: Equatable {
  var number: Int
  var millimeters: Double
  var city: String

  /// The months of the cities: one is dry in summer, one in winter.
  static let months: [YearOfRain] = [("Lisbon", 60.0, 55.0, 0.0), ("Oslo", 65, 25, 7)].flatMap {
    city, middle, swing, month in
    (1...12).map { number in
      let angle = (Double(number) - month) / 6 * .pi
      return YearOfRain(
        number: number, millimeters: (middle + swing * cos(angle)).rounded(), city: city)
    }
  }
}

/// A tree of a park.
struct ParkTree: Equatable {
  var age: Double
  var height: Double
  var kind: String

  /// Trees that grow to a height of their kind, each a little different.
  static let all: [ParkTree] = [("Oak", 24.0, 60.0), ("Birch", 18, 20), ("Yew", 9, 80)].flatMap {
    kind, most, years in
    (1...14).map { number in
      let age = Double(number * 11 % 17) * 7
      let height = most * (1 - exp(-age / years)) + 1.5 * sin(Double(number * 5))
      return ParkTree(age: age, height: max(0.5, height), kind: kind)
    }
  }
}

/// The hours of sun on a day.
struct WeekOfSun: Equatable {
  var day: String
  var hours: Double

  static let days = [
    ("Monday", 6.5), ("Tuesday", 2), ("Wednesday", 9), ("Thursday", 11.5), ("Friday", 10),
    ("Saturday", 4.5), ("Sunday", 7),
  ].map { WeekOfSun(day: $0, hours: $1) }
}
