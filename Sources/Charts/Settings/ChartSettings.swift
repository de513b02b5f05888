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
  var label: String?
  /// The length of the part of the domain that is in sight.
  var visibleLength: Double?
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
