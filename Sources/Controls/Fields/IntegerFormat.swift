import RecurseCore

/// A field format for whole numbers, written in digits.
///
/// ```swift
/// TextField("Port", value: \.port, format: .number(in: 1...65535))
/// ```
///
/// Spaces around the number and leading zeros are accepted when it is read, and omitted when it is
/// written. ↑ and ↓ stop at the ends of the range. From the upper end, a step back leads to the
/// numbers that lie whole steps above the lower end.
public struct IntegerFormat<Value: FixedWidthInteger & Sendable>: FieldFormat {
  /// The range of the numbers that can be entered. A value of the state outside it is shown
  /// unchanged.
  public var range: ClosedRange<Value>
  /// The distance that ↑ and ↓ move the value.
  public var step: Value

  /// Creates a format for whole numbers in a range, by default for all numbers of the type.
  public init(in range: ClosedRange<Value> = Value.min...Value.max, step: Value = 1) {
    self.range = range
    self.step = step
  }

  /// Returns the format with another step for ↑ and ↓.
  public func step(_ step: Value) -> Self { Self(in: range, step: step) }

  public func text(of value: Value) -> String { "\(value)" }

  public func value(of text: String) throws(FieldError) -> Value {
    let number = NumberReading(text)
    guard number.isNumber else { throw FieldError { $0.notANumber } }
    guard number.isWhole else { throw FieldError { $0.notAWholeNumber } }
    // A number that has no value is too large for the type.
    guard let value = Value(number.text), range.contains(value) else {
      throw .outside("\(range.lowerBound)", "\(range.upperBound)")
    }
    return value
  }

  public func value(_ value: Value?, steppedBy steps: Int, cursor: Int) -> Value? {
    guard let value else { return clamped(0) }
    if value == range.upperBound, (steps < 0) == (step > 0) {
      let grid = WholeGrid(range, step: step.magnitude)
      return grid.moved(value, by: -Int(clamping: steps.magnitude))
    }
    let distance = step.multipliedReportingOverflow(by: Value(clamping: steps.magnitude))
    guard !distance.overflow else { return steps > 0 ? range.upperBound : range.lowerBound }
    let sum =
      steps > 0
      ? value.addingReportingOverflow(distance.partialValue)
      : value.subtractingReportingOverflow(distance.partialValue)
    guard !sum.overflow else {
      return (steps > 0) == (step > 0) ? range.upperBound : range.lowerBound
    }
    return clamped(sum.partialValue)
  }

  private func clamped(_ value: Value) -> Value {
    min(max(value, range.lowerBound), range.upperBound)
  }
}

extension FieldError {
  /// The error for a number out of range.
  static func outside(_ lower: String, _ upper: String) -> FieldError {
    FieldError(refusesValue: true) { "\(lower) \($0.to) \(upper)" }
  }
}
