/// Lengths of time in seconds, written in the largest units that they have: `1m30s`, `2h`, `3d6h`.
///
/// Below a minute there is one unit: seconds, or thousandths of them and so on.
struct DurationWords: Equatable, Sendable {
  private struct Unit: Equatable, Sendable {
    var exponent: Int
    var name: String
  }

  /// The only unit, if all numbers are below a minute.
  private var only: Unit?

  private static let small = [
    Unit(exponent: 0, name: "s"), Unit(exponent: -3, name: "ms"), Unit(exponent: -6, name: "µs"),
  ]

  /// The units for all of some numbers.
  init(for numbers: some Collection<DecimalNumber>) {
    let most = numbers.lazy.map { abs($0.value) }.max() ?? 0
    guard most < 60, most > 0 else { return }
    only =
      Self.small.first { most >= power(ofTen: $0.exponent) } ?? Unit(exponent: -9, name: "ns")
  }

  func text(_ number: DecimalNumber) -> String {
    if number.digits == 0 { return "0" }
    if let only { return number.shifted(by: -only.exponent).text + only.name }
    guard abs(number.value) < 1e14, number.exponent >= -15 else {
      return DecimalNumber(number.value / 86_400, significantDigits: 4).text + "d"
    }
    // Whole seconds and the rest apart, so that neither has noise.
    let scale = max(0, -number.exponent)
    let parts = Int(power(ofTen: scale))
    let digits = Int(number.digits.magnitude) * Int(power(ofTen: max(0, number.exponent)))
    let (seconds, rest) = digits.quotientAndRemainder(dividingBy: parts)
    var text = number.digits < 0 ? "-" : ""
    for (count, name) in [
      (seconds / 86_400, "d"), (seconds % 86_400 / 3_600, "h"), (seconds % 3_600 / 60, "m"),
    ] where count > 0 {
      text += "\(count)\(name)"
    }
    if seconds % 60 > 0 || rest > 0 {
      text += DecimalNumber(seconds % 60 * parts + rest, exponent: -scale).plain + "s"
    }
    return text
  }
}
