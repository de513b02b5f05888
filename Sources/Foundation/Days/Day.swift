/// A day of a calendar, without a time.
struct Day: Hashable, Sendable {
  var era: Int
  var year: Int
  var month: Int
  /// Whether the month is a leap month, which repeats the month before it in some calendars.
  var isLeapMonth: Bool
  var day: Int
}

extension Day: Comparable {
  static func < (left: Day, right: Day) -> Bool {
    (left.era, left.year, left.month, left.isLeapMonth ? 1 : 0, left.day)
      < (right.era, right.year, right.month, right.isLeapMonth ? 1 : 0, right.day)
  }
}

/// A time of day, to the minute.
struct DayTime: Hashable, Comparable, Sendable {
  var hour: Int
  var minute: Int

  static let first = DayTime(hour: 0, minute: 0)
  static let last = DayTime(hour: 23, minute: 59)

  /// The minutes of the day before the time, if clocks do not change.
  var minutes: Int { hour * 60 + minute }

  static func < (left: DayTime, right: DayTime) -> Bool { left.minutes < right.minutes }
}
