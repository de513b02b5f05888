/// Points in time, written with as much of the date and the time as a step needs.
///
/// They are seconds since 1970 in a time zone with a fixed distance from UTC.
struct DateWords: Equatable, Sendable {
  /// The time zone's distance from UTC in seconds.
  var offset = 0.0

  /// The time of day, and at midnight the day: `14:30`, `14:30:05`, `11-27`. Steps of half a year
  /// and more have the year: `2026-11-27`, `2026-07`, `2026`.
  ///
  /// - Parameter step: the seconds between two labels.
  func text(_ seconds: Double, step: Double) -> String {
    guard let (day, time) = parts(of: seconds) else { return "–" }
    let whole = Int(time.rounded(.down))
    if whole == 0, time < 1e-6 || step >= 86_400 {
      return tickText(CalendarDay(number: day), step: step)
    }
    var text = "\(padded(whole / 3_600)):\(padded(whole % 3_600 / 60))"
    if step < 60 { text += ":" + padded(whole % 60) }
    if step < 1 {
      // Digits below a microsecond would be noise in seconds since 1970.
      let fraction = DecimalNumber(Int(((time - Double(whole)) * 1e6).rounded()), exponent: -6)
      text += fraction.plain.dropFirst()
    }
    return text
  }

  /// The day and the time to the second: `2026-11-27 14:30:05`.
  func text(_ seconds: Double) -> String {
    guard let (day, time) = parts(of: seconds) else { return "–" }
    let whole = Int(time.rounded(.down))
    let clock = [whole / 3_600, whole % 3_600 / 60, whole % 60].map(padded).joined(separator: ":")
    return dayText(CalendarDay(number: day)) + " " + clock
  }

  private func parts(of seconds: Double) -> (day: Int, time: Double)? {
    let local = seconds + offset
    guard abs(local) < 1e14 else { return nil }
    let day = (local / 86_400).rounded(.down)
    return (Int(day), min(max(0, local - day * 86_400), 86_400.0.nextDown))
  }

  private func dayText(_ day: CalendarDay) -> String {
    "\(day.year)-\(padded(day.month))-\(padded(day.day))"
  }

  private func tickText(_ day: CalendarDay, step: Double) -> String {
    guard step >= 180 * 86_400 else { return padded(day.month) + "-" + padded(day.day) }
    guard day.day == 1 else { return dayText(day) }
    let isYear = day.month == 1 && step >= 360 * 86_400
    return isYear ? "\(day.year)" : "\(day.year)-\(padded(day.month))"
  }

  private func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
