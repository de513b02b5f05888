/// Numbers of bytes in the largest unit of 1,024 that suits them: `512`, `64K`, `1.5M`. Less than
/// one of a unit is written in a smaller one.
struct ByteWords: Equatable, Sendable {
  private static let units = ["", "K", "M", "G", "T", "P"]
  private static let mostDigits = 99_999.0
  /// The largest power of 1,024, for all of some numbers.
  private let power: Int

  /// The unit for all ticks: the largest one in which each has three digits of a fraction at most,
  /// but for those that are less than one of it.
  init(for numbers: some Collection<DecimalNumber>) {
    let values = numbers.lazy.map { abs($0.value) }
    let most = values.max() ?? 0
    let exact = Self.power(of: most) { power in
      values.allSatisfy { value in
        let thousandths = value / Self.length(power) * 1_000
        return value < Self.length(power) || thousandths == thousandths.rounded()
      }
    }
    // Numbers with too many digits are rounded.
    let hasRoom = most / Self.length(exact) <= Self.mostDigits
    power = hasRoom ? exact : Self.power(of: most) { _ in true }
  }

  /// The unit of one number.
  init(for value: Double) { power = Self.power(of: abs(value).rounded()) { _ in true } }

  private static func power(of most: Double, _ suits: (Int) -> Bool) -> Int {
    (1..<units.count).last { most >= length($0) && suits($0) } ?? 0
  }

  private static func length(_ power: Int) -> Double {
    (0..<power).reduce(1) { length, _ in length * 1_024 }
  }

  /// The text of a tick, with all of its digits.
  func text(_ number: DecimalNumber) -> String {
    let power = (0...power).last { abs(number.value) >= Self.length($0) } ?? 0
    guard power > 0 else { return number.text }
    let value = number.value / Self.length(power)
    return DecimalNumber(value, places: abs(value) < 1_000 ? 3 : 0).text + Self.units[power]
  }

  /// The text with a number of digits after the decimal point, or, without one, with as many as a
  /// step needs and one more, and three digits at most.
  func text(_ value: Double, places: Int?, step: Double?) -> String {
    let scaled = value / Self.length(power)
    let unit = Self.units[power]
    if let places { return DecimalNumber(scaled, places: places).fixed(places) + unit }
    let digits = max(0, 2 - (DecimalNumber(abs(scaled), places: 0).magnitude ?? 0))
    let wanted = step.map { AxisStep.places(of: $0 / Self.length(power)) + 1 } ?? digits
    let number = DecimalNumber(scaled, places: power > 0 ? min(digits, wanted) : min(wanted, 2))
    return number.digits == 0 ? "0" : number.text + unit
  }
}
