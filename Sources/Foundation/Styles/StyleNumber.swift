import Foundation

/// A reader of numbers as a style writes them.
///
/// The styles read what they can, and ignore the rest: they read `$12,34` as 1,234 dollars, and
/// `12-` as 12. Here, grouping separators and symbols may be omitted; if typed, they must be where
/// the style writes them, and so must a sign.
struct StyleNumber<Style: ParseableFormatStyle>
where Style.FormatOutput == String, Style.Strategy.ParseInput == String {
  typealias Value = Style.FormatInput

  let style: Style
  private let number: any StyledNumber.Type
  /// The decimal mark, or `nil` if the style writes none.
  private let mark: Character?
  /// The digit zero.
  private let zero: Unicode.Scalar

  /// - Returns: `nil` if the values are not numbers.
  init?(style: Style) {
    guard let number = StyledNumbers.type(for: Value.self) else { return nil }
    self.style = style
    self.number = number
    func text(_ sample: Double) -> String {
      (number.sample(sample) as? Value).map { style.format($0) } ?? ""
    }
    mark = [1.5, 0.015].lazy.compactMap { Self.mark(in: text($0)) }.first
    let digit = text(12).first { $0.wholeNumberValue != nil }
    let scalar = digit?.unicodeScalars.first?.value ?? 0x30
    zero = Unicode.Scalar(scalar - UInt32(digit?.wholeNumberValue ?? 0)) ?? "0"
  }

  /// Returns the mark between the digits of one and a half.
  private static func mark(in text: String) -> Character? {
    let characters = Array(text)
    guard let one = characters.firstIndex(where: { $0.wholeNumberValue != nil }),
      characters[one].wholeNumberValue == 1, one + 2 < characters.count,
      characters[one + 1].wholeNumberValue == nil, characters[one + 2].wholeNumberValue == 5
    else { return nil }
    return characters[one + 1]
  }

  func value(of text: String) -> Value? {
    if let value = parsed(text), style.format(value) == text { return value }
    guard let written = written(text) else { return nil }
    return ([written] + written.atEnd(mark: mark)).lazy.compactMap { typed in
      value(of: typed).map { rounded($0, typed) }
    }
    .first
  }

  /// Returns the value that the style shows for another one: $13.26 for 13.259. A style that shows
  /// fewer digits before the decimal mark, such as `1.2K`, rounds nothing.
  private func rounded(_ value: Value, _ typed: WrittenNumber) -> Value {
    let text = style.format(value)
    guard let shown = written(text), let rounded = parsed(text), style.format(rounded) == text,
      shown.wholeDigits.count >= typed.wholeDigits.count
    else { return value }
    return rounded
  }

  private func value(of typed: WrittenNumber) -> Value? {
    let digits = typed.whole.filter { "0"..."9" ~= $0 }
    guard typed.fraction.allSatisfy({ "0"..."9" ~= $0 }), !(digits + typed.fraction).isEmpty else {
      return nil
    }
    let whole = native(digits.isEmpty ? ["0"] : digits)
    if digits.count < typed.whole.count {
      guard let value = parsed(whole), let shown = written(style.format(value)),
        typed.isGrouped(like: shown)
      else { return nil }
    }
    let fraction = typed.fraction.isEmpty ? "" : String(mark ?? ".") + native(typed.fraction)
    let value = parsed(whole + fraction).flatMap { isExact($0, digits) ? $0 : nil }
    if let value, isSigned(typed, like: [value, sample(12)]) { return value }
    let opposite = value.flatMap { number.negated($0) as? Value }
    let negatives = [opposite, sample(-12)]
    if let value, let plus = written(negatives.lazy.compactMap { $0 }.first)?.withPlus,
      typed.isSigned(like: plus)
    {
      return value
    }
    guard isSigned(typed, like: negatives) else { return nil }
    return opposite ?? leastValue(digits)
  }

  /// Returns the least number of a type, which has no opposite.
  private func leastValue(_ digits: [Character]) -> Value? {
    guard let least = number.least as? Value else { return nil }
    return isWritten(least, digits) ? least : nil
  }

  /// Returns whether a whole number is the one written, which fails for one too large for its type.
  private func isExact(_ value: Value, _ digits: [Character]) -> Bool {
    digits.count < 3 || !number.isWhole || isWritten(value, digits)
  }

  private func isWritten(_ value: Value, _ digits: [Character]) -> Bool {
    guard let shown = written(style.format(value)) else { return false }
    return shown.wholeDigits.elementsEqual(digits.drop { $0 == "0" })
  }

  private func isSigned(_ typed: WrittenNumber, like values: [Value?]) -> Bool {
    values.contains { written($0).map { typed.isSigned(like: $0) } ?? false }
  }

  private func sample(_ number: Double) -> Value? { self.number.sample(number) as? Value }

  private func written(_ value: Value?) -> WrittenNumber? {
    value.flatMap { written(style.format($0)) }
  }

  private func written(_ text: String) -> WrittenNumber? { WrittenNumber(text, mark: mark) }

  private func parsed(_ text: String) -> Value? { try? style.parseStrategy.parse(text) }

  /// Returns digits as the style writes them.
  private func native(_ digits: [Character]) -> String {
    String(
      digits.map { digit in
        let scalar = Unicode.Scalar(zero.value + UInt32(digit.wholeNumberValue ?? 0))
        return scalar.map { Character($0) } ?? digit
      })
  }
}

/// A type-erased type of number.
protocol StyledNumber {
  static var isWhole: Bool { get }
  /// The least number, if it has no opposite.
  static var least: Any? { get }
  /// Returns a number, or `nil` if the type cannot represent it.
  static func sample(_ number: Double) -> Any?
  static func negated(_ number: Any) -> Any?
}

enum StyledNumbers {
  static func type(for type: Any.Type) -> (any StyledNumber.Type)? {
    func whole<Number: BinaryInteger>(_ type: Number.Type) -> any StyledNumber.Type {
      WholeNumber<Number>.self
    }
    func real<Number: BinaryFloatingPoint>(_ type: Number.Type) -> any StyledNumber.Type {
      RealNumber<Number>.self
    }
    switch type {
    case let type as any BinaryInteger.Type: return whole(type)
    case let type as any BinaryFloatingPoint.Type: return real(type)
    case is Decimal.Type: return DecimalNumber.self
    default: return nil
    }
  }
}

private enum WholeNumber<Number: BinaryInteger>: StyledNumber {
  static var isWhole: Bool { true }
  static var least: Any? {
    Number.isSigned ? Number(clamping: Int128.min) : nil
  }
  static func sample(_ number: Double) -> Any? { Number(exactly: number) }
  static func negated(_ number: Any) -> Any? {
    guard let number = number as? Number, Number.isSigned else { return nil }
    return number > Number(clamping: Int128.min) ? 0 - number : nil
  }
}

private enum RealNumber<Number: BinaryFloatingPoint>: StyledNumber {
  static var isWhole: Bool { false }
  static var least: Any? { nil }
  static func sample(_ number: Double) -> Any? { Number(number) }
  static func negated(_ number: Any) -> Any? { (number as? Number).map { 0 - $0 } }
}

private enum DecimalNumber: StyledNumber {
  static var isWhole: Bool { false }
  static var least: Any? { nil }
  static func sample(_ number: Double) -> Any? { Decimal(number) }
  static func negated(_ number: Any) -> Any? { (number as? Decimal).map { 0 - $0 } }
}
