/// A text of a chart in cells of the chart.
struct ChartText: Equatable, Sendable {
  enum Role: Equatable, Sendable {
    case xTick
    case yTick
    case title
    case legend
    /// The number of values that a logarithmic axis leaves out.
    case omitted
    /// The symbol of a series in a legend.
    case symbol(ChartPaint)
    /// The symbol of a series of bars, which have patterns where symbols tell series apart.
    case barSymbol(ChartPaint, series: Int)
    /// Cells that show a gradient from its start to its end.
    case gradient(Gradient)
  }

  var text: String
  var column: Int
  var row: Int
  /// The width in cells.
  var width: Int
  var role: Role
}
