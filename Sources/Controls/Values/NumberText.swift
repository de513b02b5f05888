/// Numbers as the user reads them, without rounding errors of floating point.
enum NumberText {
  /// The maximum number of digits after the decimal point.
  private static let mostPlaces = 6

  /// Returns a number with the given count of digits after the decimal point.
  static func text(_ value: Double, places: Int) -> String {
    let scale = power(of: places)
    let scaled = (value.magnitude * scale).rounded()
    // The digits after the point of such a large number, or of none, mean nothing.
    guard scaled < 1e15 else { return "\(value)" }
    let sign = value < 0 && scaled > 0 ? "-" : ""
    let (whole, rest) = Int(scaled).quotientAndRemainder(dividingBy: Int(scale))
    guard places > 0 else { return "\(sign)\(whole)" }
    let digits = "\(rest)"
    let zeros = String(repeating: "0", count: max(0, places - digits.count))
    return "\(sign)\(whole).\(zeros)\(digits)"
  }

  /// Returns the number of digits after the decimal point, at most six.
  static func places(of value: Double) -> Int {
    guard value.isFinite else { return 0 }
    for places in 0..<mostPlaces {
      let scaled = value.magnitude * power(of: places)
      if (scaled - scaled.rounded()).magnitude <= 1e-9 * max(1, scaled) { return places }
    }
    return mostPlaces
  }

  /// Returns the number of digits that distinguish a hundredth of a span from the next.
  static func places(ofSpan span: Double) -> Int {
    guard span.isFinite, span > 0 else { return 0 }
    var places = 0
    var span = span
    while span < 100, places < mostPlaces {
      span *= 10
      places += 1
    }
    return places
  }

  /// Returns the number that a sum of decimal fractions stands for: 0.3 for 0.1 + 0.2.
  static func tidied(_ value: Double) -> Double {
    let scaled = value * 1e9
    return scaled.magnitude < 1e15 ? scaled.rounded() / 1e9 : value
  }

  /// Returns a number rounded in decimal to the given count of digits after the point: 1.005 to
  /// 1.01.
  static func rounded(_ value: Double, places: Int) -> Double {
    let scaled = value.magnitude * power(of: places)
    guard scaled < 1e15 else { return value }
    let rounded = tidied(scaled).rounded() / power(of: places)
    return value < 0 && rounded > 0 ? -rounded : rounded
  }

  private static func power(of places: Int) -> Double {
    (0..<places).reduce(1) { power, _ in power * 10 }
  }
}
