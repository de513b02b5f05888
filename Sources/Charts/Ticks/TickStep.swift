/// A round distance between two ticks.
///
/// Numbers have steps of 1, 2 and 5 times a power of ten (Heckbert, "Nice Numbers for Graph
/// Labels", Graphics Gems, 1990). Times have, from one second on, steps that divide a minute, an
/// hour and a day, and then such multiples of days. Bytes have, from one on, powers of two.
struct TickStep: Equatable, Sendable {
  private(set) var mantissa: Int
  private(set) var exponent: Int

  private static let day = 86_400
  /// The longest step of bytes, so that few multiples of it are too large for an integer.
  private static let mostBytes = 0x1p58
  private static let timeSteps = [
    1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1_800, 3_600, 7_200, 10_800, 21_600, 43_200, day,
  ]

  var value: Double { DecimalNumber(mantissa, exponent: exponent).value }

  /// The least step that is not shorter than a length.
  static func first(atLeast length: Double, kind: StepKind) -> TickStep {
    switch kind {
    case .bytes where length > 0.5 && length <= mostBytes:
      var bytes = 1
      while Double(bytes) < length * (1 - 1e-9) { bytes *= 2 }
      return TickStep(mantissa: bytes, exponent: 0)
    case .time where length > 0.5:
      if let seconds = timeSteps.first(where: { Double($0) >= length * (1 - 1e-9) }) {
        return TickStep(mantissa: seconds, exponent: 0)
      }
      var days = number(atLeast: length / Double(day))
      days.mantissa *= day
      return days
    case .number, .time, .bytes: return number(atLeast: length)
    }
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
  func next(_ kind: StepKind) -> TickStep { Self.first(atLeast: value * 1.01, kind: kind) }

  /// The shorter steps of which the step is a multiple, ten at most, the longest first: places at
  /// which an axis can end between two of its labels.
  func parts(_ kind: StepKind) -> [TickStep] {
    var parts: [TickStep] = []
    var part = Self.first(atLeast: value / 10, kind: kind)
    while part.value < value * (1 - 1e-9) {
      let count = value / part.value
      if abs(count - count.rounded()) < 1e-9 * count { parts.append(part) }
      part = part.next(kind)
    }
    return parts.reversed()
  }

  /// Steps between this one and the next that are less simple: 1.5 after 1, 2.5, 3 and 4 after 2.
  var lessSimple: [TickStep] {
    switch mantissa {
    case 1: [TickStep(mantissa: 15, exponent: exponent - 1)]
    case 2:
      [
        TickStep(mantissa: 25, exponent: exponent - 1), TickStep(mantissa: 3, exponent: exponent),
        TickStep(mantissa: 4, exponent: exponent),
      ]
    default: []
    }
  }

  /// A multiple of the step.
  func number(_ count: Int) -> DecimalNumber {
    let (digits, isTooLarge) = count.multipliedReportingOverflow(by: mantissa)
    return isTooLarge
      ? DecimalNumber(Double(count) * value, significantDigits: 15)
      : DecimalNumber(digits, exponent: exponent)
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
