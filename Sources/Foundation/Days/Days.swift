import Foundation

/// The days of a calendar in a time zone: which one a date is in, and the dates that change to
/// another day or time and keep the rest.
struct Days: Hashable, Sendable {
  let calendar: Calendar
  /// The dates that can be chosen.
  let range: ClosedRange<Date>?
  /// The day it is; `nil` where it does not matter.
  let today: Day?

  private static let units: Set<Calendar.Component> = [
    .era, .year, .month, .day, .hour, .minute, .second,
  ]

  // MARK: - Of a date

  func day(of date: Date) -> Day { Day(calendar.dateComponents(Self.units, from: date)) }

  func time(of date: Date) -> DayTime {
    let parts = calendar.dateComponents(Self.units, from: date)
    return DayTime(hour: parts.hour ?? 0, minute: parts.minute ?? 0)
  }

  // MARK: - To a date

  /// A moment of a day, for counting days: each day has a noon. `nil` if the calendar has no such
  /// day: February 30, or one that a country left out when it moved to the other side of the date
  /// line.
  func noon(of day: Day) -> Date? {
    var parts = day.components
    parts.hour = 12
    return calendar.date(from: parts).flatMap { self.day(of: $0) == day ? $0 : nil }
  }

  /// A date on a day, at the time of another date; at the day's first moment if there is none, or
  /// if clocks jumped over that time.
  func date(on day: Day, atTimeOf old: Date?) -> Date? {
    guard let noon = noon(of: day) else { return nil }
    guard let old else { return bounded(calendar.startOfDay(for: noon)) }
    if self.day(of: old) == day { return bounded(old) }
    let time = calendar.dateComponents(Self.units, from: old)
    var parts = day.components
    (parts.hour, parts.minute, parts.second) = (time.hour, time.minute, time.second)
    guard let date = calendar.date(from: parts), self.day(of: date) == day else {
      return bounded(calendar.startOfDay(for: noon))
    }
    return bounded(date + fraction(of: old))
  }

  /// A date at a time, on the day of another one. Where clocks jump over that time it is later by
  /// as much.
  func date(at time: DayTime, onDayOf old: Date) -> Date {
    if self.time(of: old) == time { return old }
    var parts = calendar.dateComponents(Self.units, from: old)
    let day = Day(parts)
    (parts.hour, parts.minute) = (time.hour, time.minute)
    guard let date = calendar.date(from: parts), self.day(of: date) == day else { return old }
    let exact = date + fraction(of: old)
    // Seconds may lie outside of a range; the day does where the range has moved, and stays.
    let inside = bounded(exact)
    return self.day(of: inside) == day ? inside : exact
  }

  /// The part of a second, which components of dates round.
  private func fraction(of date: Date) -> Double {
    let seconds = date.timeIntervalSinceReferenceDate
    return seconds.isFinite ? seconds - seconds.rounded(.down) : 0
  }

  private func bounded(_ date: Date) -> Date {
    range.map { min(max(date, $0.lowerBound), $0.upperBound) } ?? date
  }

  // MARK: - The range

  /// The days that have a moment in the range.
  var dayRange: ClosedRange<Day>? {
    range.map {
      let lower = day(of: $0.lowerBound)
      return lower...max(lower, day(of: $0.upperBound))
    }
  }

  /// The times that can be chosen on a day; `nil` are all.
  func times(on day: Day?) -> ClosedRange<DayTime>? {
    guard let day, let range, let days = dayRange else { return nil }
    let first = day == days.lowerBound ? time(of: range.lowerBound) : .first
    let last = day == days.upperBound ? time(of: range.upperBound) : .last
    return first == .first && last == .last || first > last ? nil : first...last
  }

  /// The nearest day in the range.
  func clamped(_ day: Day) -> Day {
    dayRange.map { min(max(day, $0.lowerBound), $0.upperBound) } ?? day
  }

  // MARK: - Steps

  /// A day some days, months or years away: the last of the month where that has no such day.
  func day(_ day: Day, movedBy count: Int, _ unit: Calendar.Component) -> Day {
    guard let noon = noon(of: day),
      let moved = calendar.date(byAdding: unit, value: count, to: noon)
    else { return day }
    return clamped(self.day(of: moved))
  }
}

extension Day {
  init(_ parts: DateComponents) {
    self.init(
      era: parts.era ?? 0, year: parts.year ?? 0, month: parts.month ?? 0,
      isLeapMonth: parts.isLeapMonth ?? false, day: parts.day ?? 0)
  }

  var components: DateComponents {
    var parts = DateComponents(era: era, year: year, month: month, day: day)
    if isLeapMonth { parts.isLeapMonth = true }
    return parts
  }
}

// A field of a day or of a time writes a part of a date: a key path leads there, so that the field
// is one of a value like any other.
extension Date {
  subscript(day days: Days) -> Day {
    get { days.day(of: self) }
    set { self = days.date(on: newValue, atTimeOf: self) ?? self }
  }

  subscript(time days: Days) -> DayTime {
    get { days.time(of: self) }
    set { self = days.date(at: newValue, onDayOf: self) }
  }
}

extension Date? {
  subscript(day days: Days) -> Day? {
    get { map { days.day(of: $0) } }
    set { self = newValue.flatMap { days.date(on: $0, atTimeOf: self) ?? self } }
  }

  /// Where there is no date, a time is one of today.
  subscript(time days: Days) -> DayTime? {
    get { map { days.time(of: $0) } }
    set {
      guard let time = newValue else {
        self = nil
        return
      }
      let date = self ?? days.today.flatMap { days.date(on: $0, atTimeOf: nil) }
      self = date.map { days.date(at: time, onDayOf: $0) }
    }
  }
}
