import Foundation

/// The days of a calendar in a time zone. It finds the day of a date, and changes the day or the
/// time of a date and keeps the rest.
struct Days: Hashable, Sendable {
  let calendar: Calendar
  /// The range of dates that can be chosen.
  let range: ClosedRange<Date>?
  /// The current day, or `nil` if it does not matter.
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

  /// Returns a moment of a day, for counting days: each day has a noon. Returns `nil` if the
  /// calendar has no such day: February 30, or one that a country skipped when it moved to the
  /// other side of the date line.
  func noon(of day: Day) -> Date? {
    var parts = day.components
    parts.hour = 12
    return calendar.date(from: parts).flatMap { self.day(of: $0) == day ? $0 : nil }
  }

  /// Returns the calendar and clock reading at a date.
  func meant(by date: Date) -> MeantDate {
    let parts = calendar.dateComponents(Self.units, from: date)
    return MeantDate(
      day: Day(parts), time: DayTime(hour: parts.hour ?? 0, minute: parts.minute ?? 0),
      seconds: Double(parts.second ?? 0) + fraction(of: date),
      offset: calendar.timeZone.secondsFromGMT(for: date))
  }

  /// Returns the intended date. If clocks skip its time, the date is later by as much, or the first
  /// moment of the day. Returns `nil` if the calendar has no such day.
  func date(of meant: MeantDate) -> Date? {
    guard let noon = noon(of: meant.day) else { return nil }
    let first = calendar.startOfDay(for: noon)
    guard let time = meant.time else { return first }
    var parts = meant.day.components
    (parts.hour, parts.minute) = (time.hour, time.minute)
    var clock = calendar
    clock.timeZone = .gmt
    guard let shown = clock.date(from: parts) else { return first }
    let zone = calendar.timeZone
    let before = zone.secondsFromGMT(for: shown - 24 * 60 * 60)
    let after = zone.secondsFromGMT(for: shown + 24 * 60 * 60)
    let offset = [meant.offset ?? before, before, after].first {
      zone.secondsFromGMT(for: shown - Double($0)) == $0
    }
    let date = shown - Double(offset ?? before)
    return day(of: date) == meant.day ? date + meant.seconds : first
  }

  /// Returns the calendar and clock reading at the intended date.
  func shown(for meant: MeantDate) -> MeantDate? { date(of: meant).map { self.meant(by: $0) } }

  /// Returns the date whose day was chosen, within the range.
  func date(choosing meant: MeantDate, insteadOf old: Date?) -> Date? {
    if let old, self.meant(by: old) == meant { return bounded(old) }
    return date(of: meant).map { bounded($0) }
  }

  /// Returns the date whose time was chosen.
  func date(timing meant: MeantDate, insteadOf old: Date?) -> Date? {
    if let old, self.meant(by: old) == meant { return old }
    guard let exact = date(of: meant) else { return old }
    // Seconds may be out of range. The day is out of range if the range has moved, and then stays.
    let inside = bounded(exact)
    return day(of: inside) == meant.day ? inside : exact
  }

  /// Returns the fraction of the second, which date components round.
  private func fraction(of date: Date) -> Double {
    let seconds = date.timeIntervalSinceReferenceDate
    return seconds.isFinite ? seconds - seconds.rounded(.down) : 0
  }

  private func bounded(_ date: Date) -> Date {
    range.map { min(max(date, $0.lowerBound), $0.upperBound) } ?? date
  }

  // MARK: - The range

  /// The days with a moment in the range.
  var dayRange: ClosedRange<Day>? {
    range.map {
      let lower = day(of: $0.lowerBound)
      return lower...max(lower, day(of: $0.upperBound))
    }
  }

  /// Returns the times that can be chosen on a day, or `nil` for all.
  func times(on day: Day?) -> ClosedRange<DayTime>? {
    guard let day, let range, let days = dayRange else { return nil }
    let first = day == days.lowerBound ? time(of: range.lowerBound) : .first
    let last = day == days.upperBound ? time(of: range.upperBound) : .last
    return first == .first && last == .last || first > last ? nil : first...last
  }

  /// Returns the nearest day in the range.
  func clamped(_ day: Day) -> Day {
    dayRange.map { min(max(day, $0.lowerBound), $0.upperBound) } ?? day
  }

  // MARK: - Steps

  /// Returns a day some days, months or years away, or the last day of the month if the month has
  /// no such day.
  func day(_ day: Day, movedBy count: Int, _ unit: Calendar.Component) -> Day {
    guard let noon = noon(of: day),
      let moved = calendar.date(byAdding: unit, value: count, to: noon)
    else { return day }
    return clamped(self.day(of: moved))
  }

  /// Returns a date a number of seconds away on the same day. The last moment of the day is
  /// followed by the first, except if the range ends on the day.
  func meant(_ meant: MeantDate, movedBy seconds: Int) -> MeantDate {
    guard let start = date(of: meant), let day = calendar.dateInterval(of: .day, for: start) else {
      return meant
    }
    let date = start + Double(seconds)
    guard times(on: meant.day) != nil, let range else {
      let place = date.timeIntervalSince(day.start).truncatingRemainder(dividingBy: day.duration)
      return self.meant(by: day.start + (place < 0 ? place + day.duration : place))
    }
    let last = min(day.end - 60 + meant.seconds, range.upperBound)
    return self.meant(by: max(min(date, last), day.start, range.lowerBound))
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

// A field for a day or a time writes a part of a date. A key path leads to that part, so the field
// is bound to a value like any other.
extension Date {
  subscript(day days: Days) -> MeantDate {
    get { days.meant(by: self) }
    set { self = days.date(choosing: newValue, insteadOf: self) ?? self }
  }

  subscript(time days: Days) -> MeantDate {
    get { days.meant(by: self) }
    set { self = days.date(timing: newValue, insteadOf: self) ?? self }
  }
}

extension Date? {
  subscript(day days: Days) -> MeantDate? {
    get { map { days.meant(by: $0) } }
    set { self = newValue.flatMap { days.date(choosing: $0, insteadOf: self) ?? self } }
  }

  subscript(time days: Days) -> MeantDate? {
    get { map { days.meant(by: $0) } }
    set { self = newValue.flatMap { days.date(timing: $0, insteadOf: self) ?? self } }
  }
}
