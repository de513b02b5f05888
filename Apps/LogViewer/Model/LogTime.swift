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
    var line = line
    let text = line.withUTF8 { Array($0.prefix(128)) }
    for index in text.indices where text[index] == UInt8(ascii: ":") {
      guard let hour = Self.number(text, endingAt: index), hour < 24,
        let minute = Self.number(text, from: index + 1), minute < 60,
        index + 3 >= text.count || !Self.isDigit(text[index + 3])
      else { continue }
      let hasSecond = index + 3 < text.count && text[index + 3] == UInt8(ascii: ":")
      let second = hasSecond ? Self.number(text, from: index + 4) ?? 0 : 0
      let day = Self.day(text[..<(index - 2)], year: year)
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
  ].map { Array($0.utf8) }

  /// Returns the day at the end of a text before a time, in days since 1970.
  private static func day(_ text: ArraySlice<UInt8>, year: Int) -> Int? {
    let words = text.suffix(16).split { !isDigit($0) && !isLetter($0) }.suffix(3).map { $0 }
    if words.count == 3, let day = number(words[2]), let year = number(words[0]), year > 1900 {
      guard let month = number(words[1]), (1...12).contains(month) else { return nil }
      return days(year, month, day)
    }
    if words.count == 3, let day = number(words[0]), let year = number(words[2]), year > 1900,
      let month = month(words[1])
    {
      return days(year, month, day)
    }
    guard words.count >= 2, let day = number(words[words.count - 1]),
      let month = month(words[words.count - 2])
    else { return nil }
    return days(year, month, day)
  }

  /// Whether a byte belongs to a word: an ASCII letter, or a part of another character.
  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 || byte >= 0x80 }

  /// Returns the number at the start of a word. A `T` may follow, between a day and a time.
  private static func number(_ word: ArraySlice<UInt8>) -> Int? {
    let digits = word.prefix(while: isDigit)
    return digits.isEmpty ? nil : digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  private static func month(_ word: ArraySlice<UInt8>) -> Int? {
    months.firstIndex { $0.elementsEqual(word.lazy.map { $0 | 0x20 }) }.map { $0 + 1 }
  }

  /// The days since the beginning of 1970, as Howard Hinnant's `days_from_civil` counts them.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let era = year / 400
    let ofEra = year - era * 400
    let ofYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return era * 146_097 + ofEra * 365 + ofEra / 4 - ofEra / 100 + ofYear - 719_468
  }

  /// The day, if there is one, with the hour and the minute, as `2026-11-26 14:05`.
  var words: String {
    guard hasDay else { return clock }
    // The reverse of `days`, also as Howard Hinnant has it.
    let days = seconds / 86_400 + 719_468
    let (era, ofEra) = days.quotientAndRemainder(dividingBy: 146_097)
    let yearOfEra = (ofEra - ofEra / 1460 + ofEra / 36_524 - ofEra / 146_096) / 365
    let ofYear = ofEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let part = (5 * ofYear + 2) / 153
    let month = part < 10 ? part + 3 : part - 9
    let year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
    return "\(year)-\(Self.two(month))-\(Self.two(ofYear - (153 * part + 2) / 5 + 1)) \(clock)"
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// The hour and the minute, as `14:05`.
  var clock: String {
    let minutes = seconds / 60 % 1440
    return "\(Self.two(minutes / 60)):\(Self.two(minutes % 60))"
  }
}
