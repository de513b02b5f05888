/// The contents of a chart: texts in cells of the chart, and the plot in dots.
struct ChartPicture: Equatable, Sendable {
  var size: CellFrame
  var plotFrame: CellFrame
  var texts: [ChartText]
  var plot: PlotPicture
  /// The number of elements that have no place: none that is finite, or none on a logarithmic axis.
  var ignoredCount: Int
}

/// The plot of a chart: shapes in the order in which they are drawn, over a grid.
struct PlotPicture: Equatable, Sendable {
  /// The size in cells.
  var columns: Int
  var rows: Int
  var dots: CellDots
  /// The columns and the rows of dots of the grid's lines.
  var gridColumns: [Int] = []
  var gridRows: [Int] = []
  var shapes: [PlotShape]
  /// The number of the first column of cells, counted in the data, and the coordinates that a
  /// column of dots covers; `nil` if columns do not slide.
  var firstCell: Int?
  var columnWidth: Double?

  /// Whether the plot has the cells of a heat map.
  var hasField: Bool { shapes.contains { if case .field = $0 { true } else { false } } }
}
