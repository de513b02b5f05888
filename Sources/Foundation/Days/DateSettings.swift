import Foundation
import RecurseCore

private struct CalendarKey: EnvironmentKey {
  static let defaultValue = Calendar.autoupdatingCurrent
}

private struct NowKey: EnvironmentKey {
  static let defaultValue: @Sendable () -> Date = { Date() }
}

extension EnvironmentValues {
  /// The calendar of dates, with its time zone and language. The default is the user's own
  /// calendar.
  ///
  /// ```swift
  /// Trip().environment(\.calendar, Calendar(identifier: .iso8601))
  /// ```
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// A function that returns the current time, which determines today. Tests provide their own.
  ///
  /// ```swift
  /// Trip().environment(\.now) { Date(timeIntervalSince1970: 1_800_000_000) }
  /// ```
  public var now: @Sendable () -> Date {
    get { self[NowKey.self] }
    set { self[NowKey.self] = newValue }
  }

  /// The calendar and the current time.
  var dateSettings: DateSettings { DateSettings(calendar: calendar, now: now) }
}

/// The values that dates take from the environment.
struct DateSettings {
  let calendar: Calendar
  let now: @Sendable () -> Date

  /// Returns the days in a field's own calendar, or else in the calendar of the environment.
  func days(in own: Calendar?, _ range: (any DateRange)?) -> Days {
    let days = Days(calendar: own ?? calendar, range: range?.bounds, today: nil)
    return Days(calendar: days.calendar, range: range?.bounds, today: days.day(of: now()))
  }
}

/// A date as the user means it: the reading of a calendar and a clock, and which of two moments, if
/// clocks show a time twice.
///
/// If clocks skip the time, no such date exists. The intended time is kept all the same: a day
/// later, the clock shows it.
struct MeantDate: Hashable, Sendable {
  var day: Day
  /// The time of day; `nil` is the first moment of the day.
  var time: DayTime?
  /// The seconds of the minute, with their fraction.
  var seconds = 0.0
  /// The offset of the clock from GMT in seconds, for a time that the clock shows twice.
  var offset: Int?
}
