/// Short texts for numbers. What is not known is “–”.
enum Amount {
  /// `812`, `3.4K`, `12M`
  static func bytes(_ number: Double?) -> String {
    guard var number, number.isFinite else { return "–" }
    var units = ["", "K", "M", "G", "T", "P"][...]
    while number >= 999.5, units.count > 1 {
      number /= 1024
      units.removeFirst()
    }
    return (units.startIndex > 0 && number < 9.95 ? tenths(number) : whole(number))
      + units[units.startIndex]
  }

  static func bytes(_ number: UInt64) -> String { bytes(Double(number)) }

  /// A share of 1, such as `42%`.
  static func percent(_ share: Double?) -> String {
    share.map { whole($0 * 100) + "%" } ?? "–"
  }

  /// `12.3`
  static func tenths(_ number: Double?) -> String {
    guard let number, number.isFinite else { return "–" }
    let tenths = Int((min(number, 1e15) * 10).rounded())
    return "\(tenths / 10).\(abs(tenths % 10))"
  }

  private static func whole(_ number: Double) -> String { "\(Int(min(number, 1e15).rounded()))" }
}
