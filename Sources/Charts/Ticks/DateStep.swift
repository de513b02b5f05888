/// A round distance of more than a day between two ticks of dates: two days, weeks from Monday to
/// Monday, months, quarters and years.
enum DateStep: Equatable, Sendable {
  case days(Int)
  case months(Int)

  static let day = 86_400.0
  /// All steps, the shortest first.
  static let all: [DateStep] =
    [.days(2), .days(7), .days(14), .months(1), .months(3), .months(6)]
    + [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000].map { .months(12 * $0) }

  /// The number of 1970-01-05, a Monday.
  private static let monday = 4
  /// The days of four centuries, after which the calendar repeats itself, in their 4,800 months.
  private static let daysOfMonth = 146_097.0 / 4_800

  /// The seconds between two ticks; of months, on average.
  var seconds: Double {
    switch self {
    case .days(let count): Double(count) * Self.day
    case .months(let count): Double(count) * Self.daysOfMonth * Self.day
    }
  }

  /// The midnights between two times, in seconds since 1970 in the time zone; `nil` if there are
  /// too many, or if the calendar does not go so far.
  func midnights(from lower: Double, to upper: Double) -> [Double]? {
    guard abs(lower) < 1e13, abs(upper) < 1e13, (upper - lower) / seconds < 10_000 else {
      return nil
    }
    let days = (first: (lower / Self.day).rounded(.up), last: (upper / Self.day).rounded(.down))
    switch self {
    case .days(let count):
      let offset = Double(Self.monday)
      let first = ((days.first - offset) / Double(count)).rounded(.up) * Double(count) + offset
      return Array(stride(from: first, through: days.last, by: Double(count))).map { $0 * Self.day }
    case .months(let count):
      let begin = CalendarDay(number: Int(days.first))
      let months = begin.year * 12 + begin.month - 1
      let start = Int((Double(months) / Double(count)).rounded(.down)) * count
      let all = stride(from: start, to: .max, by: count).lazy.map { month in
        let year = Int((Double(month) / 12).rounded(.down))
        let day = CalendarDay(year: year, month: month - 12 * year + 1, day: 1)
        return Double(day.number)
      }
      return all.prefix { $0 <= days.last }.filter { $0 >= days.first }.map { $0 * Self.day }
    }
  }
}
