extension CellGrid {
  /// Changes the style of the cells of a rectangle and keeps their glyphs.
  ///
  /// A wide glyph changes if its first half is inside. O(cells), with one call of `change` for each
  /// run of one style.
  public func restyle(_ rect: CellRect, _ change: (CellStyle) -> CellStyle) {
    renumber(rect) { styles.id(change(styles[$0]), linkedAs: $0) }
  }

  /// Changes the style of the cells of a rectangle that have a glyph other than a space.
  package func restyleText(in rect: CellRect, _ change: (CellStyle) -> CellStyle) {
    let area = rect.intersection(bounds)
    for index in area.row..<max(area.row, area.endRow) {
      let row = back + index * size.columns
      var start = area.column
      for column in area.column...max(area.column, area.endColumn) {
        guard column >= area.endColumn || row[column].glyph == .space else { continue }
        restyle(CellRect(column: start, row: index, columns: column - start, rows: 1), change)
        start = column + 1
      }
    }
  }

  /// Makes the cells of a rectangle part of a link.
  package func link(_ rect: CellRect, to link: Hyperlink) {
    renumber(rect) { styles.id(styles[$0], link: link) }
  }

  private func renumber(_ rect: CellRect, _ change: (StyleID) -> StyleID) {
    let area = rect.intersection(bounds)
    guard !area.isEmpty else { return }
    var from: StyleID?
    var to = StyleID.plain
    for index in area.row..<area.endRow {
      let row = back + index * size.columns
      var column = area.column
      var end = area.endColumn
      if row[column].glyph == .continuation { column += 1 }
      if end < size.columns, row[end].glyph == .continuation { end += 1 }
      guard column < end else { continue }
      damage[index].add(column, end)
      while column < end {
        let old = row[column].style
        if old != from {
          from = old
          to = change(old)
        }
        row[column].style = to
        column += 1
      }
    }
  }

  /// Adds attributes to the cells of a rectangle, such as `.reverse` for a selection or `.dim` for
  /// a disabled control.
  public func restyle(_ rect: CellRect, adding attributes: TextAttributes) {
    restyle(rect) { style in
      var style = style
      style.attributes.formUnion(attributes)
      return style
    }
  }
}
