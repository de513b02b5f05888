extension CellGrid {
  /// Draws glyphs in a row.
  ///
  /// A style without a background keeps the background of each cell. Cells outside the clip do not
  /// change. O(columns).
  ///
  /// - Parameter glyphs: the result of ``GlyphTable/encode(_:tabWidth:column:)-(String,_,_)``, or a
  ///   part of it. Half of a wide glyph at either end is drawn as a space.
  public func draw(
    _ glyphs: UnsafeBufferPointer<Glyph>, at point: CellPoint, style: StyleID, clip: CellRect
  ) {
    let visible = clip.intersection(bounds)
    guard point.column < visible.endColumn else { return }
    let start = max(point.column, visible.column)
    let end = min(point.column.addingClamped(glyphs.count), visible.endColumn)
    guard start < end, point.row >= visible.row, point.row < visible.endRow else { return }

    beginWriting(inRow: point.row, start, end)
    write(
      UnsafeBufferPointer(rebasing: glyphs[(start - point.column)..<(end - point.column)]),
      at: CellPoint(column: start, row: point.row), style)
    endWriting(inRow: point.row, start, end)
  }

  /// Prepares columns of a row of the grid for new glyphs.
  func beginWriting(inRow index: Int, _ start: Int, _ end: Int) {
    splitWideGlyphs(at: start, end, inRow: index)
    forgetLines(inRow: index, start, end)
    damage[index].add(start, end)
  }

  /// Writes glyphs to columns that were prepared.
  func write(_ source: UnsafeBufferPointer<Glyph>, at point: CellPoint, _ style: StyleID) {
    let cells = back + point.row * size.columns + point.column
    if styles.hasBackground(style) {
      for column in 0..<source.count { cells[column] = Cell(source[column], style) }
      return
    }
    // Most neighbors have the same background: one comparison per cell.
    var under = cells[0].style
    var merged = styles.merged(style, over: under)
    for column in 0..<source.count {
      let glyph = source[column]
      if glyph != .continuation, cells[column].style != under {
        under = cells[column].style
        merged = styles.merged(style, over: under)
      }
      cells[column] = Cell(glyph, merged)
    }
  }

  /// Replaces half of a wide glyph at either end of the written columns with a space.
  func endWriting(inRow index: Int, _ start: Int, _ end: Int) {
    let row = back + index * size.columns
    if row[start].glyph == .continuation { row[start].glyph = .space }
    if isWide(row[end - 1].glyph) { row[end - 1].glyph = .space }
  }

  /// Draws glyphs in a row.
  public func draw(
    _ glyphs: ArraySlice<Glyph>, at point: CellPoint, style: StyleID, clip: CellRect
  ) {
    glyphs.withUnsafeBufferPointer { draw($0, at: point, style: style, clip: clip) }
  }

  /// Draws glyphs in a row, within the clip, or by default within the grid.
  public func draw(
    _ glyphs: ArraySlice<Glyph>, at point: CellPoint, style: CellStyle, clip: CellRect? = nil
  ) {
    draw(glyphs, at: point, style: styles.id(style), clip: clip ?? bounds)
  }

  /// Fills a rectangle with spaces in a style. If the style has no background, the spaces have the
  /// terminal's default one.
  public func fill(_ rect: CellRect, style: CellStyle) {
    fill(rect, with: .space, style: styles.id(style))
  }

  /// Fills a rectangle with a glyph of one column.
  public func fill(_ rect: CellRect, with glyph: Glyph, style: StyleID) {
    let area = rect.intersection(bounds)
    guard !area.isEmpty else { return }
    let cell = Cell(glyphs.width(of: glyph) == 1 ? glyph : .space, style)
    for row in area.row..<area.endRow {
      splitWideGlyphs(at: area.column, area.endColumn, inRow: row)
      forgetLines(inRow: row, area.column, area.endColumn)
      (back + row * size.columns + area.column).update(repeating: cell, count: area.columns)
      damage[row].add(area.column, area.endColumn)
    }
  }

  /// Replaces the remaining halves of wide glyphs with spaces when the columns from `start` up to
  /// `end` are written.
  private func splitWideGlyphs(at start: Int, _ end: Int, inRow index: Int) {
    let row = back + index * size.columns
    if row[start].glyph == .continuation, start > 0 {
      row[start - 1].glyph = .space
      damage[index].add(start - 1, start)
    }
    if end < size.columns, row[end].glyph == .continuation {
      row[end].glyph = .space
      damage[index].add(end, end + 1)
    }
  }

  @inline(__always)
  private func isWide(_ glyph: Glyph) -> Bool {
    glyph.rawValue >= 0x1100 && glyphs.width(of: glyph) == 2
  }
}
