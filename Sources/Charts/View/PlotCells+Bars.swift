import RecurseTerminal

extension PlotCells {
  private static let upright: [Unicode.Scalar] = [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
  private static let level: [Unicode.Scalar] = [" ", "▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"]

  /// Draws a bar in eighths of cells. Where one bar ends and another begins within a cell, both are
  /// seen; of three, those that cover more.
  mutating func draw(_ bar: BarShape) {
    guard !bar.eighths.isEmpty else { return }
    if colors.showsSymbols, let series = bar.series { return drawPattern(of: bar, series) }
    let number = number(of: bar.paint)
    let blocks = bar.isHorizontal ? Self.level : Self.upright
    for place in bar.eighths.lowerBound / 8...(bar.eighths.upperBound - 1) / 8 {
      let start = max(0, bar.eighths.lowerBound - 8 * place)
      let end = min(8, bar.eighths.upperBound - 8 * place)
      for cell in bar.cells {
        let column = bar.isHorizontal ? place : cell
        let row = bar.isHorizontal ? cell : plot.rows - 1 - place
        guard contains(column: column, row: row) else { continue }
        let old = self[column, row]
        if start == 0 {
          // A bar that covers less of the cell stays before this one.
          self[column, row] = Cell(glyph: Glyph(blocks[end]), paint: number, ground: old.ground)
        } else if old.glyph == Glyph(blocks[start]), old.paint > 0, !old.isReversed, end == 8 {
          self[column, row].ground = number
        } else if end == 8 {
          // No block covers the upper eighths: the lower ones are cut out of a full cell.
          self[column, row] = Cell(glyph: Glyph(blocks[start]), paint: number, isReversed: true)
        } else if end - start >= start {
          self[column, row] = Cell(glyph: Glyph(blocks[end]), paint: number)
        }
      }
    }
  }

  /// Draws the cells of a heat map: by their backgrounds, or in shades.
  mutating func draw(_ field: FieldShape) {
    for (index, paint) in field.paints.enumerated() {
      guard let paint, cells.indices.contains(index) else { continue }
      let (column, row) = (index % field.columns, index / field.columns)
      var glyph = Glyph.fullBlock
      if case .gradient(_, let position) = paint { glyph = colors.shade(at: position) }
      self[column, row] = Cell(glyph: glyph, paint: number(of: paint))
    }
  }

  // MARK: - Symbols

  /// Draws the symbols that tell a shape's series from others.
  mutating func drawSymbols(of shape: PlotShape) {
    switch shape {
    case .line(let line):
      let number = number(of: line.paint)
      for cell in line.symbolCells {
        put(colors.glyph(line.symbol), number, column: cell.column, row: cell.row)
      }
    case .area(let area): drawSymbols(of: area)
    case .bar, .point, .rule, .field: break
    }
  }

  /// Draws symbols in the middle of an area, in other columns than other series.
  private mutating func drawSymbols(of area: AreaShape) {
    guard let series = area.series else { return }
    let number = number(of: area.paint)
    let distance = 12
    for column in stride(from: 2 + 3 * series % distance, to: plot.columns, by: distance) {
      guard let rows = area.rows[column * plot.dots.columns],
        rows.count >= plot.dots.rows
      else { continue }
      let row = (rows.lowerBound + rows.upperBound) / 2 / plot.dots.rows
      guard contains(column: column, row: row) else { continue }
      self[column, row] = Cell(
        glyph: colors.glyph(ChartSymbol.of(series: series)), paint: number, isReversed: true)
    }
  }
}
