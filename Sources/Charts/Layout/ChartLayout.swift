/// The places of a chart's parts, from the top: the title of the vertical axis, the plot between
/// the labels, the title of the horizontal axis. The legend is the first or the last part.
struct ChartLayout {
  let size: CellFrame
  let settings: ChartSettings
  private(set) var parts: Set<ChartPart> = []
  private(set) var plot: CellFrame
  private(set) var legend: Legend?
  /// The vertical axis, whose ticks depend on the rows and whose labels decide on the columns.
  private(set) var y: FittedAxis

  /// - Parameter fitY: makes the vertical axis for a number of rows.
  init(
    columns: Int, rows: Int, settings: ChartSettings, legendItems: [Legend.Item],
    fitY: (_ rows: Int) -> FittedAxis
  ) {
    size = CellFrame(column: 0, row: 0, columns: max(0, columns), rows: max(0, rows))
    self.settings = settings
    var wanted = ChartPart.allCases.filter { part in
      switch part {
      case .titles: settings.x.label != nil || settings.y.label != nil
      case .legend: settings.legend != .hidden && !legendItems.isEmpty
      case .xAxis: settings.x.visibility != .hidden
      case .yAxis: settings.y.visibility != .hidden
      }
    }
    plot = size
    y = fitY(size.rows)
    while let first = wanted.first {
      if place(Set(wanted), least: first.plotRows, legendItems, fitY) { return }
      wanted.removeFirst()
    }
  }

  /// Places some parts, unless the plot gets too small.
  private mutating func place(
    _ parts: Set<ChartPart>, least: Int, _ items: [Legend.Item], _ fitY: (Int) -> FittedAxis
  ) -> Bool {
    var frame = size
    var legend: Legend?
    if parts.contains(.legend) {
      let placed = Legend(items, width: size.columns, limit: max(1, size.rows / 5))
      guard placed.rowCount > 0 else { return false }
      frame.rows -= placed.rowCount
      if settings.legend == .top { frame.row += placed.rowCount }
      legend = placed
    }
    if parts.contains(.titles) {
      if settings.y.label != nil {
        frame.row += 1
        frame.rows -= 1
      }
      if settings.x.label != nil { frame.rows -= 1 }
    }
    if parts.contains(.xAxis) { frame.rows -= 1 }
    guard frame.rows >= least else { return false }
    let y = fitY(frame.rows)
    if parts.contains(.yAxis) {
      let width = y.ticks.map { TextRuler.width(of: $0.label) }.max() ?? 0
      let margin = width > 0 ? width + 1 : 0
      frame.column += margin
      frame.columns -= margin
      guard frame.columns >= ChartPart.plotColumns else { return false }
    }
    (self.parts, plot, self.legend, self.y) = (parts, frame, legend, y)
    return true
  }
}

/// A rectangle of cells.
struct CellFrame: Hashable, Sendable {
  var column: Int
  var row: Int
  var columns: Int
  var rows: Int

  var isEmpty: Bool { columns <= 0 || rows <= 0 }
}

/// The dots of a cell: 2 × 4 for Braille, 1 × 2 for half blocks.
struct CellDots: Hashable, Sendable {
  var columns = 2
  var rows = 4
}

/// A part of a chart around its plot, in the order in which parts leave a chart that gets smaller.
///
/// A part needs two conditions to be shown. The chart shows all of its parts after this one, and
/// the plot keeps the rows that the part asks for, or six columns beside the vertical axis. The
/// plot always stays.
enum ChartPart: CaseIterable, Hashable, Sendable {
  case titles
  case legend
  case xAxis
  case yAxis

  /// The least number of rows of the plot.
  var plotRows: Int {
    switch self {
    case .titles: 5
    case .legend: 4
    case .xAxis: 3
    case .yAxis: 1
    }
  }

  /// The least number of columns of the plot beside the vertical axis.
  static let plotColumns = 6
}
