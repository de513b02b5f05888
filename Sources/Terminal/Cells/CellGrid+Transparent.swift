extension CellGrid {
  /// Creates an offscreen grid that is transparent until painted. It shares the glyph and style
  /// numbers of another grid, onto which it can be drawn later.
  package convenience init(transparent size: CellSize, like other: CellGrid) {
    self.init(size: size, glyphs: other.glyphs, styles: other.styles)
    makeTransparent()
  }

  /// Draws an offscreen grid over this one. O(cells).
  ///
  /// - Parameter restyle: changes a style after it was merged with the background below.
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
          // Half of a glyph has the background of the whole glyph.
          guard
            next.glyph == .continuation
              || next.isDrawn(with: first) && self[row: row, column: end].style == under
          else { break }
          end += 1
        }
        if first.glyph != Cell.unknown.glyph {
          // A picture that is older than the table has the numbers of the previous table.
          let isCurrent = picture.styles === styles
          var style = isCurrent ? first.style : styles.id(first.style, of: picture.styles)
          if let restyle {
            let merged = styles.merged(style, over: under)
            style = styles.id(restyle(styles[merged]), linkedAs: merged)
          }
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
  /// Whether two cells of a picture are drawn together.
  fileprivate func isDrawn(with other: Cell) -> Bool {
    style == other.style && (glyph == Cell.unknown.glyph) == (other.glyph == Cell.unknown.glyph)
  }
}
