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

    let row = back + point.row * size.columns
    splitWideGlyphs(at: start, end, inRow: point.row)
    forgetLines(inRow: point.row, start, end)
    damage[point.row].add(start, end)

    let source = glyphs.baseAddress.unsafelyUnwrapped
    if styles.hasBackground(style) {
      for column in start..<end {
        row[column] = Cell(source[column - point.column], style)
      }
    } else {
      // Most neighbors have the same background: one comparison per cell.
      var under = row[start].style
      var merged = styles.merged(style, over: under)
      for column in start..<end {
        let glyph = source[column - point.column]
        if glyph != .continuation, row[column].style != under {
          under = row[column].style
          merged = styles.merged(style, over: under)
        }
        row[column] = Cell(glyph, merged)
      }
    }
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
