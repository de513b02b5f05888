/// The settings of a chart: everything besides its data and its marks.
public struct ChartSettings: Equatable, Sendable {
  var x = AxisSettings()
  var y = AxisSettings()
  var legend = LegendPosition.automatic
  /// The time zone's distance from UTC in seconds.
  var timeOffset = 0.0

  /// The defaults of Swift Charts: both axes with their grids, and a legend if there are series
  /// with names.
  public init() {}
}

/// The settings of one axis.
struct AxisSettings: Equatable, Sendable {
  var scale = AxisScale()
  var visibility = Visibility.automatic
  var format = ChartAxisFormat.automatic
  var values = AxisMarkValues.automatic
  var label: String?
  /// The length of the part of the domain that is in sight.
  var visibleLength: Double?
}

/// The values of an axis that have labels and lines of the grid.
///
/// ```swift
/// chart.chartYAxis(values: .automatic(desiredCount: 3))
/// ```
public struct AxisMarkValues: Hashable, Sendable {
  var mostLabels = Int.max
  /// The values; `nil` for round ones.
  var values: [PlotValue]?

  /// As many round values as have room.
  public static let automatic = AxisMarkValues()

  /// A number of round values, or fewer where these are rounder or have no more room.
  ///
  /// - Parameter desiredCount: the most values, at least 1.
  public static func automatic(desiredCount: Int) -> AxisMarkValues {
    AxisMarkValues(mostLabels: max(1, desiredCount))
  }
}

/// A decision whether a part is shown.
public enum Visibility: Hashable, Sendable {
  /// The part is shown if there is room for it and it has content.
  case automatic
  case visible
  case hidden
}

/// A place for a legend.
public enum LegendPosition: Hashable, Sendable {
  /// Below the chart.
  case automatic
  case top
  case bottom
  case hidden
}
