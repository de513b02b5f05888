import RecurseCore

/// Whole numbers in a field, in digits.
///
/// ```swift
/// TextField("Port", value: \.port, format: .number(in: 1...65535))
/// ```
///
/// Spaces around the number and zeros before it are read, and written without. ↑ and ↓ go to the
/// ends of the range, and not further; from the upper end back to the numbers a step apart.
public struct IntegerFormat<Value: FixedWidthInteger & Sendable>: FieldFormat {
  /// The numbers that can be read. A value of the state that is no such number is shown as it is.
  public var range: ClosedRange<Value>
  /// How far ↑ and ↓ go.
  public var step: Value

  /// Whole numbers in a range, by default all of the type.
  public init(in range: ClosedRange<Value> = Value.min...Value.max, step: Value = 1) {
    self.range = range
    self.step = step
  }

  /// The same numbers with another step of ↑ and ↓.
  public func step(_ step: Value) -> Self { Self(in: range, step: step) }

  public func text(of value: Value) -> String { "\(value)" }

  public func value(of text: String) throws(FieldError) -> Value {
    let number = NumberReading(text)
    guard number.isNumber else { throw FieldError { $0.notANumber } }
    guard number.isWhole else { throw FieldError { $0.notAWholeNumber } }
    // A number without a value is too large for the type.
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
  /// The error of a number that is out of range.
  static func outside(_ lower: String, _ upper: String) -> FieldError {
    FieldError(refusesValue: true) { "\(lower) \($0.to) \(upper)" }
  }
}
