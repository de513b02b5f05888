extension CellGrid {
  /// Makes a grid that can be seen through wherever nothing is painted, and numbers glyphs and
  /// styles like another: to paint something apart from the screen, and show it there later.
  package convenience init(transparent size: CellSize, like other: CellGrid) {
    self.init(size: size, glyphs: other.glyphs, styles: other.styles)
    makeTransparent()
  }

  /// Puts what was painted on a transparent grid over what is here. O(cells).
  ///
  /// - Parameter restyle: changes styles once they have the background of what is below.
  package func draw(
    _ picture: CellGrid, at corner: CellPoint, clip: CellRect,
    restyle: ((CellStyle) -> CellStyle)? = nil
  ) {
    let area = picture.bounds.offset(columns: corner.column, rows: corner.row)
      .intersection(clip).intersection(bounds)
    var run: [Glyph] = []
    for row in area.row..<max(area.row, area.endRow) {
      let cells = picture.row(row - corner.row)
      var start = area.column
      while start < area.endColumn {
        let first = cells[start - corner.column]
        let under = self[row: row, column: start].style
        var end = start + 1
        while end < area.endColumn {
          let next = cells[end - corner.column]
          // Half a glyph has the background of the whole.
          guard
            next.glyph == .continuation
              || next.isDrawn(with: first) && self[row: row, column: end].style == under
          else { break }
          end += 1
        }
        if first.glyph != Cell.unknown.glyph {
          // A picture that is older than the table has the numbers of the one before.
          let isCurrent = picture.styles === styles
          var style = isCurrent ? first.style : styles.id(picture.styles[first.style])
          if let restyle { style = styles.id(restyle(styles[styles.merged(style, over: under)])) }
          run.removeAll(keepingCapacity: true)
          for cell in cells[(start - corner.column)..<(end - corner.column)] {
            run.append(cell.glyph)
          }
          draw(
            run[...], at: CellPoint(column: start, row: row), style: style,
            clip: CellRect(column: start, row: row, columns: end - start, rows: 1))
        }
        start = end
      }
    }
  }
}

extension Cell {
  /// Whether two cells of a picture are drawn in one go.
  fileprivate func isDrawn(with other: Cell) -> Bool {
    style == other.style && (glyph == Cell.unknown.glyph) == (other.glyph == Cell.unknown.glyph)
  }
}
