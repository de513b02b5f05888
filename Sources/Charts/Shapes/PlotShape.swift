import RecurseTerminal

/// A graphic of a plot, in dots or cells of the plot, which count from its upper left corner.
enum PlotShape: Equatable, Sendable {
  case line(LineShape)
  case area(AreaShape)
  case bar(BarShape)
  case point(PointShape)
  case rule(RuleShape)
  case field(FieldShape)
}

/// A place in dots.
struct PlotDot: Hashable, Sendable {
  var x: Int
  var y: Int
}

/// A color, as far as the model knows it.
enum ChartPaint: Hashable, Sendable {
  /// The color of a series: eight of them differ, and their numbers begin again after that.
  case series(Int)
  /// A color of a theme's role or of the app.
  case custom(Color)
  /// A color of a gradient, at a position from 0 to 1.
  case gradient(Gradient, at: Double)
  /// A gradient along the axis of values, from its lower end to its upper end.
  case gradientAlongValues(Gradient)
  /// The color of lines that belong to no series.
  case plain
  /// The color of the grid, which is fainter than every line.
  case grid

  /// The paint with another position, if it is of a gradient.
  func at(_ position: Double) -> ChartPaint {
    if case .gradient(let gradient, _) = self { .gradient(gradient, at: position) } else { self }
  }
}

/// A line through dots, whose segments are drawn with both ends. A single dot is a line of its own.
struct LineShape: Equatable, Sendable {
  var series: Int?
  var paint: ChartPaint
  /// The dots; some are outside of the plot.
  var dots: [PlotDot]
  /// The position in a gradient of each dot, or empty if the line has one color.
  var gradients: [Double] = []
  /// The symbol of the series, to be shown in some cells where colors are not.
  var symbol: ChartSymbol
  var symbolCells: [PlotCell] = []
}

/// A place in cells.
struct PlotCell: Hashable, Sendable {
  var column: Int
  var row: Int
}

/// An area with one run of dots in each column.
struct AreaShape: Equatable, Sendable {
  var series: Int?
  var paint: ChartPaint
  /// The rows of each column of dots, from the first column of the plot; `nil` where it has none.
  var rows: [ClosedRange<Int>?]
}

/// A bar made of eighths of cells.
struct BarShape: Equatable, Sendable {
  var series: Int?
  var paint: ChartPaint
  /// Whether the bar is level, so that it grows from the left.
  var isHorizontal: Bool
  /// The columns of an upright bar, the rows of a level one.
  var cells: Range<Int>
  /// The begin and the end of the bar, in eighths of a cell from the bottom or from the left.
  var eighths: Range<Int>
}

/// A symbol in a cell.
struct PointShape: Equatable, Sendable {
  var series: Int?
  var paint: ChartPaint
  var symbol: ChartSymbol
  var cell: PlotCell
  var dot: PlotDot
}

/// A line across the plot.
struct RuleShape: Equatable, Sendable {
  var series: Int?
  var paint: ChartPaint
  var isUpright: Bool
  /// The column or the row in dots.
  var dot: Int
}

/// Colors of cells, row by row.
struct FieldShape: Equatable, Sendable {
  var columns: Int
  var paints: [ChartPaint?]
}
