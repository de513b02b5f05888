/// Numbers as a person reads them, without what floating point adds to them.
enum NumberText {
  /// The most digits after the point.
  private static let mostPlaces = 6

  /// A number with so many digits after the point.
  static func text(_ value: Double, places: Int) -> String {
    let scale = power(of: places)
    let scaled = (value.magnitude * scale).rounded()
    // A number that large, or none, has no digits after the point that mean anything.
    guard scaled < 1e15 else { return "\(value)" }
    let sign = value < 0 && scaled > 0 ? "-" : ""
    let (whole, rest) = Int(scaled).quotientAndRemainder(dividingBy: Int(scale))
    guard places > 0 else { return "\(sign)\(whole)" }
    let digits = "\(rest)"
    let zeros = String(repeating: "0", count: max(0, places - digits.count))
    return "\(sign)\(whole).\(zeros)\(digits)"
  }

  /// How many digits after the point a number has, at most six.
  static func places(of value: Double) -> Int {
    guard value.isFinite else { return 0 }
    for places in 0..<mostPlaces {
      let scaled = value.magnitude * power(of: places)
      if (scaled - scaled.rounded()).magnitude <= 1e-9 * max(1, scaled) { return places }
    }
    return mostPlaces
  }

  /// How many digits tell a hundredth of a span from the next.
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

  /// The number that a sum of decimal fractions means: 0.3 for 0.1 + 0.2.
  static func tidied(_ value: Double) -> Double {
    let scaled = value * 1e9
    return scaled.magnitude < 1e15 ? scaled.rounded() / 1e9 : value
  }

  /// A number rounded to so many digits after the point, as a person does: 1.005 to 1.01.
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
