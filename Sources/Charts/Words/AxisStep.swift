/// The kind of the steps of an axis, which decides on what is round.
enum StepKind: Equatable, Sendable { case number, time, bytes }

/// The digits that the steps of an axis need.
enum AxisStep {
  /// The number of digits after the decimal point that a step has, 15 at most.
  static func places(of step: Double) -> Int {
    guard step.isFinite, step > 0 else { return 0 }
    return (0..<15).first { places in
      let digits = step * power(ofTen: places)
      return digits > 0.5 && abs(digits - digits.rounded()) < 1e-6 * digits
    } ?? 15
  }

  /// The number of digits after the decimal point that tells places of this distance apart.
  static func places(toTell distance: Double) -> Int {
    guard distance.isFinite, distance > 0 else { return 15 }
    return min(max(0, Int((-commonLogarithm(distance) - 1e-9).rounded(.up))), 15)
  }

  /// The step around a value of a logarithmic axis: a hundredth of the power of ten below it.
  static func around(_ value: Double) -> Double? {
    guard value != 0, value.isFinite else { return nil }
    return power(ofTen: commonLogarithm(abs(value)).rounded(.down) - 2)
  }
}
