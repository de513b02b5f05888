/// Points in time, written with as much of the date and the time as a step needs.
///
/// They are seconds since 1970 in a time zone with a fixed distance from UTC. The day is that of
/// the Gregorian calendar (Hinnant, "chrono-compatible low-level date algorithms", 2013).
struct DateWords: Equatable, Sendable {
  /// The time zone's distance from UTC in seconds.
  var offset = 0.0

  /// The time of day, and at midnight the day: `14:30`, `14:30:05`, `11-27`.
  ///
  /// - Parameter step: the seconds between two labels.
  func text(_ seconds: Double, step: Double) -> String {
    guard let (day, time) = parts(of: seconds) else { return "–" }
    let whole = Int(time.rounded(.down))
    if whole == 0, time < 1e-6 || step >= 86_400 { return dayText(day, step: step) }
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
    return dayText(day, step: 365 * 86_400) + " " + clock
  }

  private func parts(of seconds: Double) -> (day: Int, time: Double)? {
    let local = seconds + offset
    guard abs(local) < 1e14 else { return nil }
    let day = (local / 86_400).rounded(.down)
    return (Int(day), min(max(0, local - day * 86_400), 86_400.0.nextDown))
  }

  private func dayText(_ day: Int, step: Double) -> String {
    let shifted = day + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let year = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * year + year / 4 - year / 100)
    let part = (5 * dayOfYear + 2) / 153
    let month = part < 10 ? part + 3 : part - 9
    let monthDay = padded(month) + "-" + padded(dayOfYear - (153 * part + 2) / 5 + 1)
    guard step >= 180 * 86_400 else { return monthDay }
    return "\(year + era * 400 + (month <= 2 ? 1 : 0))-" + monthDay
  }

  private func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
