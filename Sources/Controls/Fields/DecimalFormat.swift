import RecurseCore

/// A field format for numbers with a fraction, written in digits with a decimal point.
///
/// ```swift
/// TextField("Price", value: \.price, format: .number.places(2))
/// TextField("Share", value: \.share, format: .number(in: 0...1).step(0.1))
/// ```
///
/// For a decimal comma, or for the digits of a language, use a format style of Foundation.
public struct DecimalFormat: FieldFormat {
  /// The number of digits after the decimal point; typed numbers are rounded to it. If `nil`, there
  /// are as many digits as distinguish the number from every other.
  public var places: Int? {
    didSet { places = places.map { min(max(0, $0), 15) } }
  }
  /// The range of the numbers that can be entered, or `nil` for all numbers. A value of the state
  /// outside the range is shown unchanged.
  public var range: ClosedRange<Double>?
  /// The distance that ↑ and ↓ move the value.
  public var step: Double

  /// Creates a format for numbers with a fraction, by default for all numbers.
  public init(in range: ClosedRange<Double>? = nil, places: Int? = nil, step: Double = 1) {
    self.range = range
    self.places = places.map { min(max(0, $0), 15) }
    self.step = step
  }

  /// Returns the format with a number of digits after the decimal point, from 0 to 15.
  public func places(_ places: Int?) -> Self { Self(in: range, places: places, step: step) }

  /// Returns the format with another step for ↑ and ↓.
  public func step(_ step: Double) -> Self { Self(in: range, places: places, step: step) }

  public func text(of value: Double) -> String {
    if let places { return NumberText.text(value, places: places) }
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  public func value(of text: String) throws(FieldError) -> Double {
    let number = NumberReading(text)
    guard number.isNumber, let exact = Double(number.text) else {
      throw FieldError { $0.notANumber }
    }
    let value = rounded(exact)
    if let range, !range.contains(value) {
      throw .outside(self.text(of: range.lowerBound), self.text(of: range.upperBound))
    }
    guard value.isFinite else { throw FieldError { $0.notANumber } }
    return value
  }

  public func value(_ value: Double?, steppedBy steps: Int, cursor: Int) -> Double? {
    guard let value else { return clamped(0) }
    if let range, value == range.upperBound, (steps < 0) == (step > 0), step != 0 {
      return RealGrid(range, step: step.magnitude).moved(value, by: -Double(steps.magnitude))
    }
    let sum = value + Double(steps) * step
    return sum.isFinite ? clamped(NumberText.tidied(sum)) : value
  }

  private func rounded(_ value: Double) -> Double {
    // −0 is shown as 0.
    guard let places, value != 0 else { return value == 0 ? 0 : value }
    return NumberText.rounded(value, places: places)
  }

  private func clamped(_ value: Double) -> Double {
    range.map { min(max(value, $0.lowerBound), $0.upperBound) } ?? value
  }
}
