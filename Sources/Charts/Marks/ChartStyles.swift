/// A symbol of a point.
public enum ChartSymbol: String, CaseIterable, Hashable, Sendable {
  case circle = "●"
  case triangle = "▲"
  case square = "■"
  case diamond = "◆"
  case openCircle = "○"
  case openTriangle = "△"
  case openSquare = "□"
  case openDiamond = "◇"

  /// The symbol of a series. Eight series have different ones; those after them begin one further,
  /// so that symbol and color together tell 64 apart.
  static func of(series: Int) -> ChartSymbol {
    allCases[(series + series / allCases.count) % allCases.count]
  }
}

/// A way from one point of a line to the next.
public enum InterpolationMethod: Hashable, Sendable {
  /// A straight line.
  case linear
  /// A step at the first of the two points.
  case stepStart
  /// A step halfway between the points.
  case stepCenter
  /// A step at the second of the two points.
  case stepEnd
  /// A curve that has its highest and lowest places only at points (Steffen, "A simple method for
  /// monotonic interpolation in one dimension", 1990).
  case monotone
}

/// A way to show the values that several series have at one place.
public enum MarkStackingMethod: Hashable, Sendable {
  /// Each begins where the one before it ends.
  case standard
  /// Each has its share of their sum, and together they reach from 0 to 1.
  case normalized
  /// All begin at zero.
  case unstacked
}
