import Foundation
import RecurseCore

/// A field format for days: `2026-11-23`, with the year first in any language, because only that
/// order is unambiguous.
///
/// In a calendar whose years restart with each era, such as the Japanese one, days are written in
/// the Gregorian calendar.
struct DayFormat: FieldFormat {
  let days: Days
  /// The date that the day belongs to; its time is kept.
  private let date: MeantDate?
  /// The days in the calendar that is used for writing.
  private let written: Days

  init(_ days: Days, of date: MeantDate? = nil) {
    self.days = days
    self.date = date
    switch days.calendar.identifier {
    case .japanese, .chinese:
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = days.calendar.timeZone
      written = Days(calendar: calendar, range: nil, today: nil)
    default: written = days
    }
  }

  /// The prompt of an empty field.
  static let prompt = "yyyy-mm-dd"

  // MARK: - Writing

  func text(of date: MeantDate) -> String { text(of: date.day) }

  func text(of day: Day) -> String {
    guard let day = converted(day, from: days, to: written) else { return "" }
    let year = day.era >= presentEra ? day.year : 1 - day.year
    return "\(year < 0 ? "-" : "")\(padded(Int(year.magnitude), 4))-\(padded(day.month, 2))-"
      + padded(day.day, 2)
  }

  private func padded(_ number: Int, _ width: Int) -> String {
    let digits = "\(number)"
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  // MARK: - Reading

  func value(of text: String) throws(FieldError) -> MeantDate {
    let day = try day(of: text)
    guard var date else { return MeantDate(day: day) }
    date.day = day
    return date
  }

  private func day(of text: String) throws(FieldError) -> Day {
    guard let (year, month, number) = parts(of: text) else {
      let example = days.today.map { self.text(of: $0) } ?? Self.prompt
      throw FieldError { "\($0.notADateLike) \(example)" }
    }
    let isBefore = year < 1 && presentEra > 0
    let typed = Day(
      era: isBefore ? presentEra - 1 : presentEra, year: isBefore ? 1 - year : year, month: month,
      isLeapMonth: false, day: number)
    guard written.noon(of: typed) != nil, let day = converted(typed, from: written, to: days) else {
      throw FieldError { $0.noSuchDay }
    }
    if days.dayRange?.contains(day) == false, let outside { throw outside }
    return day
  }

  /// The error for a day out of range, or `nil` if there is no range.
  var outside: FieldError? {
    guard let range = days.range, let days = days.dayRange else { return nil }
    let first = range.lowerBound == .distantPast ? nil : text(of: days.lowerBound)
    let isLast = range.upperBound != .distantFuture || first == nil
    return .outside(first, isLast ? text(of: days.upperBound) : nil)
  }

  /// Returns whether month and day have two digits each.
  func isComplete(_ text: String) -> Bool {
    let parts = text.trimmingCharacters(in: .whitespaces).split(separator: /[-\/. ]/)
    return parts.count == 3 && parts.dropFirst().allSatisfy { $0.utf8.count == 2 }
  }

  /// Returns the year, the month and the day, separated by `-`, `/`, `.` or a space. A year of two
  /// digits is rejected.
  private func parts(of text: String) -> (Int, Int, Int)? {
    var text = text.trimmingCharacters(in: .whitespaces)[...]
    let isNegative = text.first == "-"
    if isNegative { text.removeFirst() }
    let parts = text.split(separator: /[-\/. ]/, omittingEmptySubsequences: false)
    guard parts.count == 3, parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }),
      4...6 ~= parts[0].count || parts[0].count == yearWidth, 1...2 ~= parts[1].count,
      1...2 ~= parts[2].count,
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    return (isNegative ? -year : year, month, day)
  }

  /// The number of digits of the current year, for example three in the calendar of Taiwan.
  private var yearWidth: Int { days.today.map { "\($0.year)".count } ?? 4 }

  // MARK: - Calendars

  private var presentEra: Int {
    written.day(of: Date(timeIntervalSinceReferenceDate: 0)).era
  }

  private func converted(_ day: Day, from: Days, to: Days) -> Day? {
    from == to ? day : from.noon(of: day).map { to.day(of: $0) }
  }

  // MARK: - Steps

  func value(_ date: MeantDate?, steppedBy steps: Int, cursor: Int) -> MeantDate? {
    guard var date else { return days.today.map { MeantDate(day: days.clamped($0)) } }
    // A date that the end of the range cut off is not restored; a time that clocks skipped is.
    if let own = self.date, date.day == own.day, days.shown(for: date) != own { date = own }
    let before = text(of: date).dropFirst().prefix(max(0, cursor - 1))
    let units: [Calendar.Component] = [.year, .month, .day]
    let unit = units[min(2, before.count { $0 == "-" })]
    date.day = days.day(date.day, movedBy: steps, unit)
    return date
  }
}
