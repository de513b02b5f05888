/// A written number, split into its parts: `-$1,234.50` is `-$`, `1,234`, `50` and nothing.
///
/// Similar characters are made equal: digits of any script, spaces of any width, minus signs and
/// apostrophes. Case and bidirectional marks are ignored.
struct WrittenNumber {
  /// The characters before and after the digits, without spaces.
  var before: [Character]
  var after: [Character]
  /// The digits before the decimal mark, with grouping separators.
  var whole: [Character]
  /// The digits after the decimal mark.
  var fraction: [Character] = []

  /// Creates a number from a text that has a digit.
  ///
  /// - Parameter mark: the decimal mark, if the format has one.
  init?(_ text: String, mark: Character?) {
    let text = Self.normalized(text)
    guard let first = text.firstIndex(where: \.isDigit), let last = text.lastIndex(where: \.isDigit)
    else { return nil }
    before = text[..<first].filter { $0 != " " }
    after = text[(last + 1)...].filter { $0 != " " }
    let mark = mark.flatMap { Self.normalized(String($0)).first } ?? "\n"
    let number = text[first...last].split(
      separator: mark, maxSplits: 1, omittingEmptySubsequences: false)
    whole = Array(number[0])
    if number.count > 1 { fraction = Array(number[1]) }
  }

  /// Returns the other readings: a decimal mark may have no digits before it or after it.
  func atEnd(mark: Character?) -> [WrittenNumber] {
    guard let mark = mark.map({ Self.normalized(String($0)) }), fraction.isEmpty else { return [] }
    var readings: [WrittenNumber] = []
    if before.suffix(1) == mark[...] {
      var reading = self
      (reading.before, reading.whole, reading.fraction) = (before.dropLast(), [], whole)
      readings.append(reading)
    }
    if after.prefix(1) == mark[...] {
      var reading = self
      reading.after = Array(after.dropFirst())
      readings.append(reading)
    }
    return readings
  }

  /// The digits before the decimal mark, without leading zeros.
  var wholeDigits: ArraySlice<Character> { whole.filter(\.isDigit).drop { $0 == "0" } }

  /// Returns whether the whole number is grouped like another with the same digits, or not at all.
  /// Leading zeros make no difference.
  ///
  /// `1234,567` is not: if a comma is the decimal mark, it means a thousandth of the number that it
  /// would be here.
  func isGrouped(like other: WrittenNumber) -> Bool {
    let isWhole = whole.allSatisfy(\.isDigit)
    var rest = other.whole[...]
    for character in whole.reversed() {
      if isWhole, let next = rest.last, !next.isDigit { rest.removeLast() }
      let expected = rest.popLast() ?? "0"
      guard character == expected else { return false }
    }
    return rest.allSatisfy { !$0.isDigit || $0 == "0" }
  }

  /// Returns whether the characters around the digits match those of another number. Symbols may be
  /// missing on either side, but signs may not.
  func isSigned(like other: WrittenNumber) -> Bool {
    func fits(_ part: [Character], _ other: [Character]) -> Bool {
      part == other || part == other.filter(\.isSign)
    }
    return fits(before, other.before) && fits(after, other.after)
  }

  /// The same number with a plus sign for a minus sign.
  var withPlus: WrittenNumber? {
    func plus(_ part: [Character]) -> [Character] { part.map { $0 == "-" ? "+" : $0 } }
    guard before.contains("-") || after.contains("-") else { return nil }
    var number = self
    (number.before, number.after) = (plus(before), plus(after))
    return number
  }

  private static func normalized(_ text: String) -> [Character] {
    text.lowercased().unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case _ where scalar.properties.isBidiControl: break
      case "\u{2010}"..."\u{2013}", "\u{2212}", "\u{FE63}", "\u{FF0D}": text.append("-")
      case "\u{2019}", "\u{2BC}": text.append("'")
      case "\u{FF0B}": text.append("+")
      default:
        if scalar.properties.isWhitespace {
          text.append(" ")
        } else if let digit = Character(scalar).wholeNumberValue, 0...9 ~= digit,
          scalar.properties.numericType == .decimal
        {
          text.append("\(digit)")
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
    }
    .map { $0 }
  }
}

extension Character {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
  fileprivate var isSign: Bool { "-+()".contains(self) }
}
