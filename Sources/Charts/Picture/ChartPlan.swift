/// A chart of a size: its parts, its axes, and what follows from them.
struct ChartPlan {
  let data: ChartData
  let settings: ChartSettings
  let dots: CellDots
  let layout: ChartLayout
  let x: FittedAxis
  /// The coordinates of the whole horizontal axis, of which a viewport shows a part. `nil` if the
  /// axis cannot be moved, because it has categories or is the axis of values of level bars.
  let xDomain: ClosedRange<Double>?

  var y: FittedAxis { layout.y }

  /// - Parameters:
  ///   - columns: the width in cells.
  ///   - rows: the height in cells.
  ///   - viewport: the part of the horizontal axis to show, or `nil` for what the settings say.
  ///   - previous: the plan of the last picture, so that columns stay where they are in the data.
  init(
    _ data: ChartData, settings: ChartSettings = ChartSettings(), columns: Int, rows: Int,
    dots: CellDots = CellDots(), viewport: ChartViewport? = nil, keeping previous: ChartPlan? = nil
  ) {
    self.data = data
    self.settings = settings
    self.dots = dots
    let plotter = AxisPlotter(data: data, settings: settings, dots: dots)
    layout = ChartLayout(
      columns: columns, rows: rows, settings: settings,
      legendItems: plotter.legendItems(width: columns),
      fitY: { plotter.yAxis(rows: $0, limit: Self.namesLimit(columns)) })
    var domain = plotter.xDomain
    let isFixed = data.xKind == .category || data.isHorizontal
    xDomain = isFixed ? nil : domain.scale.lower...domain.scale.upper
    if !isFixed {
      domain.show(viewport?.range, length: settings.x.visibleLength)
    }
    x = plotter.xAxis(
      domain, columns: layout.plot.columns, keeping: previous?.x.grid.columns)
  }

  /// The most columns of the names at a vertical axis: a third of all, or half where the plot then
  /// keeps enough.
  private static func namesLimit(_ columns: Int) -> Int {
    max(columns / 3, min(columns / 2, columns - 20))
  }

  var picture: ChartPicture {
    let builder = ShapeBuilder(data: data, x: x.grid, y: y.grid)
    let columns = x.grid.columns
    var plot = PlotPicture(
      columns: layout.plot.columns, rows: layout.plot.rows, dots: dots,
      shapes: data.marks.flatMap(builder.shapes))
    if let columns, columns.first.magnitude < 0x1p52 {
      plot.columnWidth = columns.width
      plot.firstCell = Int((columns.first / Double(dots.columns)).rounded(.down))
    }
    // The parts of an axis of categories need no lines between them, nor do cells of a heat map.
    let hasGrid = !y.grid.hasEqualBands
    if layout.parts.contains(.xAxis), data.xKind != .category, hasGrid {
      plot.gridColumns = x.ticks.map(\.dot).sorted()
    }
    if layout.parts.contains(.yAxis), data.yKind != .category, hasGrid {
      plot.gridRows = y.ticks.map { y.grid.dots - 1 - $0.dot }.sorted()
    }
    return ChartPicture(
      size: layout.size, plotFrame: layout.plot, texts: layout.texts(x: x), plot: plot,
      ignoredCount: data.ignoredCount
        + AxisPlotter(data: data, settings: settings, dots: dots).omittedCount)
  }
}
