/// A round distance between two ticks.
///
/// Numbers have steps of 1, 2 and 5 times a power of ten (Heckbert, "Nice Numbers for Graph
/// Labels", Graphics Gems, 1990). Times have, from one second on, steps that divide a minute, an
/// hour and a day, and then such multiples of days.
struct TickStep: Equatable, Sendable {
  private(set) var mantissa: Int
  private(set) var exponent: Int

  private static let day = 86_400
  private static let timeSteps = [
    1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1_800, 3_600, 7_200, 10_800, 21_600, 43_200, day,
  ]

  var value: Double { DecimalNumber(mantissa, exponent: exponent).value }

  /// The least step that is not shorter than a length.
  static func first(atLeast length: Double, isTime: Bool) -> TickStep {
    guard isTime, length > 0.5 else { return number(atLeast: length) }
    if let seconds = timeSteps.first(where: { Double($0) >= length * (1 - 1e-9) }) {
      return TickStep(mantissa: seconds, exponent: 0)
    }
    var days = number(atLeast: length / Double(day))
    days.mantissa *= day
    return days
  }

  private static func number(atLeast length: Double) -> TickStep {
    let exponent = Int(commonLogarithm(max(length, 1e-300)).rounded(.down))
    for mantissa in [1, 2, 5] {
      let step = TickStep(mantissa: mantissa, exponent: exponent)
      if step.value >= length * (1 - 1e-9) { return step }
    }
    return TickStep(mantissa: 1, exponent: exponent + 1)
  }

  /// The next longer step.
  func next(isTime: Bool) -> TickStep { Self.first(atLeast: value * 1.01, isTime: isTime) }

  /// A multiple of the step.
  func number(_ count: Int) -> DecimalNumber {
    DecimalNumber(count * mantissa, exponent: exponent)
  }

  /// The multiples between two numbers, or those just outside; `nil` if the numbers are so large
  /// that doubles would not tell the multiples apart.
  func counts(from lower: Double, to upper: Double, outward: Bool) -> Range<Int>? {
    let tolerance = 1e-9
    let (start, end) = (lower / value, upper / value)
    guard abs(start) < 1e13, abs(end) < 1e13 else { return nil }
    let first =
      outward ? (start + tolerance).rounded(.down) : (start - tolerance).rounded(.up)
    let last = outward ? (end - tolerance).rounded(.up) : (end + tolerance).rounded(.down)
    return Int(first)..<max(Int(first), Int(last) + 1)
  }
}
