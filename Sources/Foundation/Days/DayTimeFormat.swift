import Foundation
import RecurseCore

/// A field format for times of day: `14:30`.
struct DayTimeFormat: FieldFormat {
  private let days: Days
  /// The day of the time.
  private let day: Day?
  /// The date that the time belongs to; its day and seconds are kept.
  private let date: MeantDate?
  /// The times that can be chosen, or `nil` for all.
  private let range: ClosedRange<DayTime>?
  /// The days that can be chosen, if the day of the time is not among them.
  private let otherDays: Days?

  /// Creates a format for times on the day of a date, or on today if there is no date.
  init(of date: MeantDate?, _ days: Days) {
    self.days = days
    self.date = date
    let day = date?.day ?? days.today.map { days.clamped($0) }
    self.day = day
    range = days.times(on: day)
    otherDays = day.flatMap { days.dayRange?.contains($0) == false ? days : nil }
  }

  /// The prompt of an empty field.
  static let prompt = "hh:mm"

  func text(of date: MeantDate) -> String { text(of: date.time ?? .first) }

  private func text(of time: DayTime) -> String { "\(padded(time.hour)):\(padded(time.minute))" }

  private func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// Reads `14:30`, `14.30`, `1430`, `14`, and `2:30 pm`.
  func value(of text: String) throws(FieldError) -> MeantDate {
    guard let time = time(text), let day else { throw FieldError { "\($0.notATimeLike) 14:30" } }
    if let outside = otherDays.flatMap({ DayFormat($0).outside }) { throw outside }
    if let range, !range.contains(time) {
      throw .outside(
        range.lowerBound == .first ? nil : self.text(of: range.lowerBound),
        range.upperBound == .last ? nil : self.text(of: range.upperBound))
    }
    if let date, date.time == time { return date }
    return MeantDate(day: day, time: time, seconds: date?.seconds ?? 0, offset: date?.offset)
  }

  /// Returns whether the text has two digits for the minutes, or an `am` or `pm`.
  func isComplete(_ text: String) -> Bool {
    let text = text.filter { !$0.isWhitespace }
    let digits = text.reversed().prefix { $0.isNumber }.count
    return digits == 0 || digits == 4 || digits == 2 && text.count > 2
  }

  private func time(_ text: String) -> DayTime? {
    var text = text.lowercased().filter { !$0.isWhitespace }[...]
    var half: Character?
    for suffix in ["am", "pm", "a", "p"] where half == nil && text.hasSuffix(suffix) {
      half = suffix.first
      text = text.dropLast(suffix.count)
    }
    let parts = text.split(separator: /[:.]/, omittingEmptySubsequences: false)
    guard parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }),
      let numbers = numbers(parts), 0..<60 ~= numbers.minute
    else { return nil }
    guard let half else {
      return 0..<24 ~= numbers.hour ? DayTime(hour: numbers.hour, minute: numbers.minute) : nil
    }
    guard 1...12 ~= numbers.hour else { return nil }
    let hour = numbers.hour % 12 + (half == "p" ? 12 : 0)
    return DayTime(hour: hour, minute: numbers.minute)
  }

  private func numbers(_ parts: [Substring]) -> (hour: Int, minute: Int)? {
    switch parts.map(\.count) {
    case [1], [2]: Int(parts[0]).map { ($0, 0) }
    case [3], [4]:
      Int(parts[0].dropLast(2)).flatMap { hour in Int(parts[0].suffix(2)).map { (hour, $0) } }
    case [1, 2], [2, 2]: Int(parts[0]).flatMap { hour in Int(parts[1]).map { (hour, $0) } }
    default: nil
    }
  }

  /// Steps the hour if the cursor is before the colon, otherwise the minute, which carries into the
  /// hour. When clocks change, the result is what they show an hour, or a minute, later. After
  /// 23:59 comes 0:00, except in a range, which ends.
  func value(_ date: MeantDate?, steppedBy steps: Int, cursor: Int) -> MeantDate? {
    if let date { return days.meant(date, movedBy: steps * (cursor <= 2 ? 60 : 1) * 60) }
    let noon = DayTime(hour: 12, minute: 0)
    return day.map {
      MeantDate(day: $0, time: range.map { min(max(noon, $0.lowerBound), $0.upperBound) } ?? noon)
    }
  }
}
