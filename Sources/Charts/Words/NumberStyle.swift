/// A form in which all numbers of an axis are written.
enum NumberStyle: Equatable, Sendable {
  case plain
  case scientific
  /// Multiples of a power of ten, such as `2.5M`.
  case multiples(exponent: Int, suffix: String)

  static let percent = NumberStyle.multiples(exponent: -2, suffix: "%")

  private static let suffixes = ["", "k", "M", "G", "T", "P"]

  /// The shortest form for all of some numbers. Multiples begin at 10,000, and an axis has one
  /// suffix.
  static func shortest(for numbers: some Collection<DecimalNumber>) -> NumberStyle {
    let magnitude = numbers.lazy.compactMap(\.magnitude).max() ?? 0
    guard (-4...17).contains(magnitude) else { return .scientific }
    guard magnitude >= 4 else { return .plain }
    let index = min(magnitude / 3, suffixes.count - 1)
    let multiples = NumberStyle.multiples(exponent: 3 * index, suffix: suffixes[index])
    let length = { (style: NumberStyle) in numbers.map { style.text($0).count }.max() ?? 0 }
    return length(multiples) < length(.plain) ? multiples : .plain
  }

  /// The form of one number on its own.
  static func shortest(for number: DecimalNumber) -> NumberStyle {
    shortest(for: CollectionOfOne(number))
  }

  func text(_ number: DecimalNumber) -> String {
    switch self {
    case .plain: number.plain
    case .scientific: number.scientific
    case .multiples(let exponent, let suffix):
      number.digits == 0 && suffix != "%" ? "0" : number.shifted(by: -exponent).plain + suffix
    }
  }
}
