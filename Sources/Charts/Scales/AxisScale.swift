/// A way to place numbers along an axis.
public enum ScaleType: Hashable, Sendable {
  /// Equal differences are equally far apart.
  case linear
  /// Equal ratios are equally far apart. Values that are not positive are left out.
  case log
}

/// The part of the settings of an axis that says which values it shows.
struct AxisScale: Equatable, Sendable {
  var type: ScaleType?
  /// The ends, in either order, or `nil` to take them from the data.
  var ends: Ends?
  /// All categories in order, or `nil` to take them from the data.
  var categories: [String]?
  var includesZero: Bool?
  var isReversed = false

  struct Ends: Equatable, Sendable {
    var start: Double
    var end: Double
  }
}

/// A domain that a chart takes from its data.
///
/// ```swift
/// chart.chartYScale(domain: .automatic(includesZero: false, reversed: true))
/// ```
public struct AutomaticScaleDomain: Hashable, Sendable {
  let includesZero: Bool?
  let isReversed: Bool

  public static var automatic: AutomaticScaleDomain { automatic() }

  /// A domain from the data.
  ///
  /// - Parameters:
  ///   - includesZero: whether zero is in the domain. By default it is on the axis of values, if
  ///     that is linear and has no dates.
  ///   - reversed: whether the greatest value comes first.
  public static func automatic(
    includesZero: Bool? = nil, reversed: Bool = false
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed)
  }
}
