/// The time that a line of a log tells, in seconds, without a zone.
struct LogTime: Comparable, Hashable, Sendable {
  /// Seconds since the beginning of 1970, or of a day for a line that tells no day.
  var seconds: Int
  var hasDay: Bool

  static func < (left: LogTime, right: LogTime) -> Bool { left.seconds < right.seconds }

  /// Reads the first time in a line: `2026-11-26T12:34:56`, `26/Nov/2026:12:34:56`, `Nov 26
  /// 12:34:56` in the given year, `12:34:56`, or `12:34`.
  ///
  /// - Returns: `nil` if there is none in the first 128 characters.
  init?(_ line: String, year: Int) {
    let text = Array(line.utf8.prefix(128))
    for index in text.indices where text[index] == UInt8(ascii: ":") {
      guard let hour = Self.number(text, endingAt: index), hour < 24,
        let minute = Self.number(text, from: index + 1), minute < 60,
        index + 3 >= text.count || !Self.isDigit(text[index + 3])
      else { continue }
      let hasSecond = index + 3 < text.count && text[index + 3] == UInt8(ascii: ":")
      let second = hasSecond ? Self.number(text, from: index + 4) ?? 0 : 0
      let day = Self.day(Array(text[..<(index - 2)]), year: year)
      self.init(
        seconds: (day ?? 0) * 86_400 + hour * 3600 + minute * 60 + min(second, 59),
        hasDay: day != nil)
      return
    }
    return nil
  }

  init(seconds: Int, hasDay: Bool) { (self.seconds, self.hasDay) = (seconds, hasDay) }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  /// Returns the number of two digits before a place.
  private static func number(_ text: [UInt8], endingAt end: Int) -> Int? {
    guard end >= 2, end < 3 || !isDigit(text[end - 3]) else { return nil }
    return number(text, from: end - 2)
  }

  private static func number(_ text: [UInt8], from start: Int) -> Int? {
    guard start + 2 <= text.count, isDigit(text[start]), isDigit(text[start + 1]) else {
      return nil
    }
    return Int(text[start] - 0x30) * 10 + Int(text[start + 1] - 0x30)
  }

  // MARK: - Days

  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]

  /// Returns the day at the end of a text before a time, in days since 1970.
  private static func day(_ text: [UInt8], year: Int) -> Int? {
    let last = String(decoding: text.suffix(16), as: UTF8.self).lowercased()
      .split { !$0.isLetter && !$0.isNumber }
      // The `T` between a day and a time.
      .map { $0.first!.isNumber ? String($0.prefix(while: \.isNumber)) : String($0) }
      .suffix(3).map { $0 }
    if last.count == 3, let day = Int(last[2]), let year = Int(last[0]), year > 1900 {
      guard let month = Int(last[1]), (1...12).contains(month) else { return nil }
      return days(year, month, day)
    }
    if last.count == 3, let day = Int(last[0]), let year = Int(last[2]), year > 1900,
      let month = months.firstIndex(of: last[1])
    {
      return days(year, month + 1, day)
    }
    guard last.count >= 2, let day = Int(last[last.count - 1]),
      let month = months.firstIndex(of: last[last.count - 2])
    else { return nil }
    return days(year, month + 1, day)
  }

  /// The days since the beginning of 1970, as Howard Hinnant's `days_from_civil` counts them.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let era = year / 400
    let ofEra = year - era * 400
    let ofYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return era * 146_097 + ofEra * 365 + ofEra / 4 - ofEra / 100 + ofYear - 719_468
  }

  /// The hour and the minute, as `14:05`.
  var clock: String {
    let minutes = seconds / 60 % 1440
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(two(minutes / 60)):\(two(minutes % 60))"
  }
}
