/// How a value goes up and down by steps, within bounds if it has any. It never overflows.
struct SteppedValue<Value: Strideable> {
  let range: ClosedRange<Value>?
  let step: Value.Stride

  /// The value a step up or down.
  func moved(_ value: Value, up isUp: Bool) -> Value {
    clamped(advanced(value, up: isUp))
  }

  func clamped(_ value: Value) -> Value {
    guard let range else { return value }
    // What is no number is in no order.
    guard value >= range.lowerBound else { return range.lowerBound }
    return value <= range.upperBound ? value : range.upperBound
  }

  /// The value as a person reads it.
  func text(of value: Value) -> String {
    guard let number = value as? any BinaryFloatingPoint else { return "\(value)" }
    let steps = (step as? any BinaryFloatingPoint).map { NumberText.places(of: double($0)) }
    let exact = double(number)
    return NumberText.text(exact, places: max(steps ?? 0, NumberText.places(of: exact)))
  }

  /// The texts of the bounds.
  var boundTexts: [String] {
    range.map { [text(of: $0.lowerBound), text(of: $0.upperBound)] } ?? []
  }

  private func advanced(_ value: Value, up isUp: Bool) -> Value {
    if let integer = value as? any FixedWidthInteger, let step = step as? Int {
      return self.sum(integer, step.magnitude, up: isUp == (step >= 0)) as? Value ?? value
    }
    let sum = value.advanced(by: isUp ? step : 0 - step)
    return (sum as? Double).flatMap { NumberText.tidied($0) as? Value } ?? sum
  }

  private func sum<Number: FixedWidthInteger>(
    _ number: Number, _ distance: UInt, up isUp: Bool
  ) -> Number {
    let distance = Number(clamping: distance)
    let (sum, overflows) =
      isUp
      ? number.addingReportingOverflow(distance) : number.subtractingReportingOverflow(distance)
    guard overflows else { return sum }
    return isUp ? .max : .min
  }

  private func double<Number: BinaryFloatingPoint>(_ number: Number) -> Double { Double(number) }
}
