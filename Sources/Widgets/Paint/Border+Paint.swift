import RecurseTerminal

extension Border {
  /// Paints the line along the inner edge of a rectangle, and the title in its upper side.
  @MainActor
  func paint(_ rect: CellRect, on grid: CellGrid, clip: CellRect, _ text: TextStyle) {
    guard rect.columns > 0, rect.rows > 0 else { return }
    let style = grid.styles.id(
      CellStyle(foreground: color ?? text.foreground, attributes: text.attributes))
    let glyphs = grid.glyphs.encode(self.glyphs)
    func row(_ row: Int, _ left: Glyph, _ middle: Glyph, _ right: Glyph) {
      var line = [Glyph](repeating: middle, count: rect.columns)
      line[line.count - 1] = right
      line[0] = left
      grid.draw(line[...], at: CellPoint(column: rect.column, row: row), style: style, clip: clip)
    }
    func side(_ column: Int, _ glyph: Glyph) {
      for row in rect.row..<rect.endRow {
        grid.draw(
          [glyph][...], at: CellPoint(column: column, row: row), style: style, clip: clip)
      }
    }
    side(rect.column, glyphs[0])
    side(rect.endColumn - 1, glyphs[1])
    row(rect.row, glyphs[4], glyphs[2], glyphs[5])
    if rect.rows > 1 { row(rect.endRow - 1, glyphs[7], glyphs[3], glyphs[6]) }
    paintTitle(rect, on: grid, clip: clip, style)
  }

  @MainActor
  private func paintTitle(_ rect: CellRect, on grid: CellGrid, clip: CellRect, _ style: StyleID) {
    guard let title, !title.isEmpty, rect.columns > 4 else { return }
    let glyphs = grid.glyphs.encode(" \(title) ")
    let room = CellRect(
      column: rect.column + 2, row: rect.row, columns: rect.columns - 4, rows: 1)
    grid.draw(
      glyphs[...], at: CellPoint(column: room.column, row: room.row), style: style,
      clip: room.intersection(clip))
  }
}
