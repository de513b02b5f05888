import Foundation

/// A day of the calendar, as the booker writes it: 27.03.2026.
struct FlightDay: Comparable {
  let text: String
  private let date: Date

  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    // A day has the same length everywhere: no clock is changed here.
    calendar.timeZone = .gmt
    calendar.locale = Locale(identifier: "en_GB")
    return calendar
  }()

  /// - Returns: `nil` where the text is no day.
  init?(_ text: String) {
    guard let parts = Self.parts(of: text) else { return nil }
    let date = DateComponents(
      calendar: Self.calendar, year: parts[2], month: parts[1], day: parts[0])
    guard date.isValidDate, let day = date.date else { return nil }
    self.text = text
    self.date = day
  }

  /// Day, month and year, each with all its digits.
  private static func parts(of text: String) -> [Int]? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.map(\.count) == [2, 2, 4], text.allSatisfy({ "0123456789.".contains($0) }) else {
      return nil
    }
    let numbers = parts.compactMap { Int($0) }
    return numbers.count == 3 ? numbers : nil
  }

  /// The reason for which a text is no day.
  static func problem(of text: String) -> String {
    if text.isEmpty { return "A day is needed, such as 27.03.2026" }
    guard let parts = parts(of: text) else { return "This is no day such as 27.03.2026" }
    guard (1...12).contains(parts[1]) else {
      return "A year has 12 months, and no month \(parts[1])"
    }
    return "There is no day \(parts[0]) in \(calendar.monthSymbols[parts[1] - 1]) \(parts[2])"
  }

  var weekday: String { Self.calendar.weekdaySymbols[weekdayIndex] }

  /// `Fri 27.03.2026`
  var words: String { "\(Self.calendar.shortWeekdaySymbols[weekdayIndex]) \(text)" }

  private var weekdayIndex: Int { Self.calendar.component(.weekday, from: date) - 1 }

  func nights(until other: FlightDay) -> Int {
    Self.calendar.dateComponents([.day], from: date, to: other.date).day ?? 0
  }

  static func < (left: FlightDay, right: FlightDay) -> Bool { left.date < right.date }
  static func == (left: FlightDay, right: FlightDay) -> Bool { left.date == right.date }
}
