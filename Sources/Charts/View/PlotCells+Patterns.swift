import RecurseTerminal

extension PlotCells {
  private static let upright: [Unicode.Scalar] = [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
  private static let level: [Unicode.Scalar] = [" ", "▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"]

  /// Draws a bar in the pattern of its series. Where one bar ends and another begins within a cell,
  /// the one that covers more of it is seen; where nothing follows, the cell has its eighths.
  mutating func drawPattern(of bar: BarShape, _ series: Int) {
    let paint = number(of: bar.paint)
    let pattern = colors.pattern(series)
    for place in bar.eighths.lowerBound / 8...(bar.eighths.upperBound - 1) / 8 {
      let start = max(0, bar.eighths.lowerBound - 8 * place)
      let end = min(8, bar.eighths.upperBound - 8 * place)
      for cell in bar.cells {
        let column = bar.isHorizontal ? place : cell
        let row = bar.isHorizontal ? cell : plot.rows - 1 - place
        guard contains(column: column, row: row) else { continue }
        let isTaken = pieces[PlotCell(column: column, row: row)] != nil
        let part = Piece(glyph: pattern, paint: paint, count: end - start)
        put(part, column: column, row: row)
        guard !isTaken, end - start < 8 else { continue }
        let tip = tip(start..<end, isLevel: bar.isHorizontal)
        self[column, row] = Cell(glyph: tip.glyph ?? pattern, paint: paint, isReversed: tip.isCut)
      }
    }
  }

  /// Puts the pattern that covers most of a cell into it.
  private mutating func put(_ piece: Piece, column: Int, row: Int) {
    let cell = PlotCell(column: column, row: row)
    var most = piece
    if let old = pieces[cell], old.count >= piece.count { most = old }
    pieces[cell] = most
    self[column, row] = Cell(glyph: most.glyph, paint: most.paint)
  }

  /// The glyph of the end of a bar in a cell with nothing else, and whether it is cut out of the
  /// color. Signs of ASCII have no parts.
  private func tip(_ eighths: Range<Int>, isLevel: Bool) -> (glyph: Glyph?, isCut: Bool) {
    let blocks = isLevel ? Self.level : Self.upright
    if colors.hasASCII { return (eighths.count < 4 ? .space : nil, false) }
    if eighths.lowerBound == 0 { return (Glyph(blocks[eighths.count]), false) }
    return eighths.upperBound == 8 ? (Glyph(blocks[eighths.lowerBound]), true) : (nil, false)
  }
}
