import RecurseTerminal

extension PlotCells {
  /// Draws the line of the cursor in cells that show nothing else, and marks the data on it.
  mutating func mark(_ readout: ChartReadout, of plan: ChartPlan) {
    let isLevel = plan.data.isHorizontal
    let place = readout.dot / (isLevel ? plot.dots.rows : plot.dots.columns)
    let paint = number(of: .custom(.accent))
    for other in 0..<(isLevel ? plot.columns : plot.rows) {
      let (column, row) = isLevel ? (other, place) : (place, other)
      guard contains(column: column, row: row) else { continue }
      let old = self[column, row]
      guard old.glyph == .space || isGrid(old) else { continue }
      self[column, row] = Cell(glyph: Glyph(isLevel ? "─" : "│"), paint: paint)
    }
    for entry in readout.entries {
      guard let dot = entry.dot else { continue }
      let (column, row) = (dot.x / plot.dots.columns, dot.y / plot.dots.rows)
      guard contains(column: column, row: row) else { continue }
      let symbol = entry.series.map { plan.data.series.symbol(of: $0) } ?? .circle
      put(
        // A bar is told by its pattern where a line is by its symbol.
        colors.glyph(colors.showsSymbols && entry.isBar ? .circle : symbol),
        number(of: mark(on: entry.paint)),
        column: column, row: row)
    }
  }

  /// The paint of a mark on data: that of the data, or one that is seen on a cell of a heat map.
  private func mark(on paint: ChartPaint) -> ChartPaint {
    guard case .gradient(let gradient, let position) = paint, plot.hasField else { return paint }
    return .custom(gradient.share(at: position) > 0.5 ? .onAccent : .text)
  }

  private func isGrid(_ cell: Cell) -> Bool {
    cell.paint > 0 && paint(cell.paint) == .grid
  }
}
