import RecurseCore

/// Numbers with a fraction in a field, in digits with a point.
///
/// ```swift
/// TextField("Price", value: \.price, format: .number.places(2))
/// TextField("Share", value: \.share, format: .number(in: 0...1).step(0.1))
/// ```
///
/// For a comma, and for the digits of a language, take a style of Foundation.
public struct DecimalFormat: FieldFormat {
  /// The number of digits after the point: what is typed is rounded to them. `nil` has as many as
  /// tell the number from all others.
  public var places: Int? {
    didSet { places = places.map { min(max(0, $0), 15) } }
  }
  /// The numbers that can be read; `nil` are all. A value of the state that is no such number is
  /// shown as it is.
  public var range: ClosedRange<Double>?
  /// How far ↑ and ↓ go.
  public var step: Double

  /// Numbers with a fraction, by default all.
  public init(in range: ClosedRange<Double>? = nil, places: Int? = nil, step: Double = 1) {
    self.range = range
    self.places = places.map { min(max(0, $0), 15) }
    self.step = step
  }

  /// The same numbers with so many digits after the point, from 0 to 15.
  public func places(_ places: Int?) -> Self { Self(in: range, places: places, step: step) }

  /// The same numbers with another step of ↑ and ↓.
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
    // −0 is no other number to a person.
    guard let places, value != 0 else { return value == 0 ? 0 : value }
    return NumberText.rounded(value, places: places)
  }

  private func clamped(_ value: Double) -> Double {
    range.map { min(max(value, $0.lowerBound), $0.upperBound) } ?? value
  }
}
