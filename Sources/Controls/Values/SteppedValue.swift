/// Steps a value up and down, within bounds if it has any. It never overflows.
struct SteppedValue<Value: Strideable> {
  let range: ClosedRange<Value>?
  let step: Value.Stride

  /// Returns the value a step up or down.
  func moved(_ value: Value, up isUp: Bool) -> Value {
    clamped(advanced(value, up: isUp))
  }

  func clamped(_ value: Value) -> Value {
    guard let range else { return value }
    // NaN compares false with every number.
    guard value >= range.lowerBound else { return range.lowerBound }
    return value <= range.upperBound ? value : range.upperBound
  }

  /// Returns the value as the user reads it.
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
    if let range, value == range.upperBound, isUp == (step < 0),
      let back = back(from: value, range.lowerBound)
    {
      return back
    }
    if let integer = value as? any FixedWidthInteger, let step = step as? Int {
      return self.sum(integer, step.magnitude, up: isUp == (step >= 0)) as? Value ?? value
    }
    let sum = value.advanced(by: isUp ? step : 0 - step)
    return (sum as? Double).flatMap { NumberText.tidied($0) as? Value } ?? sum
  }

  /// Returns the value before the upper end, which may be less than a step away.
  private func back(from upper: Value, _ lower: Value) -> Value? {
    func whole<Number: FixedWidthInteger>(_ upper: Number, _ step: UInt) -> Any? {
      guard let lower = lower as? Number else { return nil }
      return WholeGrid(lower...upper, step: Number.Magnitude(clamping: step)).moved(upper, by: -1)
    }
    if let upper = upper as? any FixedWidthInteger, let step = step as? Int, step != 0 {
      return whole(upper, step.magnitude) as? Value
    }
    guard let upper = upper as? Double, let lower = lower as? Double, let step = step as? Double,
      step != 0
    else { return nil }
    return RealGrid(lower...upper, step: step.magnitude).moved(upper, by: -1) as? Value
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
