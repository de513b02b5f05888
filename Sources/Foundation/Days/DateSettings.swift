import Foundation
import RecurseCore

private struct CalendarKey: EnvironmentKey {
  static let defaultValue = Calendar.autoupdatingCurrent
}

private struct NowKey: EnvironmentKey {
  static let defaultValue: @Sendable () -> Date = { Date() }
}

extension EnvironmentValues {
  /// The calendar of dates, with its time zone and its language; by default the person's own.
  ///
  /// ```swift
  /// Trip().environment(\.calendar, Calendar(identifier: .iso8601))
  /// ```
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// What time it is, for what is marked as today. Tests give another one.
  ///
  /// ```swift
  /// Trip().environment(\.now) { Date(timeIntervalSince1970: 1_800_000_000) }
  /// ```
  public var now: @Sendable () -> Date {
    get { self[NowKey.self] }
    set { self[NowKey.self] = newValue }
  }

  /// Both, for those who need both.
  var dateSettings: DateSettings { DateSettings(calendar: calendar, now: now) }
}

/// What dates need of the environment.
struct DateSettings {
  let calendar: Calendar
  let now: @Sendable () -> Date

  /// The days in a calendar of a field's own, else in that of the environment.
  func days(in own: Calendar?, _ range: (any DateRange)?) -> Days {
    let days = Days(calendar: own ?? calendar, range: range?.bounds, today: nil)
    return Days(calendar: days.calendar, range: range?.bounds, today: days.day(of: now()))
  }
}
