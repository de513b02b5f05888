/// A way from values to positions between 0 and 1.
///
/// Between them are coordinates: the values, their logarithms, or the numbers of categories.
struct Scale: Equatable, Sendable {
  var isLogarithmic = false
  /// The number of categories if values are categories.
  var categoryCount: Int?
  /// The coordinates at the ends, the lower one first.
  var lower: Double
  var upper: Double
  /// Whether the lower coordinate is at the far end.
  var isReversed = false

  var length: Double { upper - lower }

  /// The coordinate of a value; not a number if it has none.
  func coordinate(of value: Double) -> Double {
    if isLogarithmic { return value > 0 ? commonLogarithm(value) : .nan }
    return value.isFinite ? value : .nan
  }

  func value(at coordinate: Double) -> Double {
    isLogarithmic ? power(ofTen: coordinate) : coordinate
  }

  /// The position of a coordinate, before any reversal.
  func position(of coordinate: Double) -> Double { (coordinate - lower) / length }

  /// Whether a coordinate is within the domain.
  func contains(_ coordinate: Double) -> Bool { coordinate >= lower && coordinate <= upper }

  /// Moves the upper end so that cells of a length have equally many rows, if each has one.
  mutating func fill(_ rows: Int, withCellsOf cellLength: Double) {
    let each = (Double(rows) * cellLength / length + 1e-9).rounded(.down)
    let end = lower + Double(rows) * cellLength / each
    if each >= 1, end > upper, end <= Self.limit { upper = end }
  }

  /// The largest coordinate, so that no difference of two is infinite.
  static let limit = Double.greatestFiniteMagnitude / 4
}
