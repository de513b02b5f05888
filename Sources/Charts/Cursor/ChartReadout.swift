/// The values of a chart at one place in its data.
struct ChartReadout: Equatable, Sendable {
  struct Entry: Equatable, Sendable {
    var series: Int?
    /// The name of the series, or of the bar among those beside each other, or of the row of a heat
    /// map.
    var name: String?
    var paint: ChartPaint
    var value: Double
    var label: String
    /// The place in dots of the plot, if it is in sight.
    var dot: PlotDot?
    /// Whether the place is the end of a bar.
    var isBar = false
  }

  /// The value that all entries have: the one of the horizontal axis, or of the vertical one if
  /// bars are level.
  var value: Double
  var label: String
  /// The column in dots of the plot, or the row if bars are level.
  var dot: Int
  var entries: [Entry]
}
