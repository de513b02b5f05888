import CRecurse

extension NcursesScreen {
  /// Puts one changed span. O(columns), one call into ncurses.
  package func put(
    _ span: UnsafeBufferPointer<Cell>, row: Int, column: Int, of grid: CellGrid
  ) {
    guard row >= 0, row < size.rows, column >= 0, column < size.columns else { return }
    let row = firstRow + row
    let end = min(span.count, size.columns - column)
    styles.use(grid.styles)
    if grid.styles.hasLinks { noteLinks(span, end, row: row, column: column, of: grid) }
    if putASCII(span, end, row: row, column: column) { return }
    var style = StyleID(rawValue: .max)
    var resolved = ResolvedStyle()
    var count = 0
    var index = 0
    while index < end {
      let cell = span[index]
      if cell.style != style {
        style = cell.style
        resolved = resolve(style)
      }
      if cell.glyph.isPrintableASCII {
        append(cell.glyph.rawValue, resolved, &count)
        index += 1
        continue
      }
      let isWide = index + 1 < end && span[index + 1].glyph == .continuation
      appendGlyph(cell.glyph, isWide: isWide, resolved, of: grid.glyphs, &count)
      index += isWide ? 2 : 1
    }
    recurse_put(handle, Int32(row), Int32(column), cells.baseAddress, Int32(count))
  }

  /// Puts a span that consists of ASCII only, in styles that are available for ASCII.
  ///
  /// A mixed span is never split into ASCII and other runs: at the edges of a run, ncurses clears
  /// halves of wide glyphs, even in cells already put.
  ///
  /// - Returns: `false`, without any effect, if the span has other glyphs or styles.
  private func putASCII(
    _ span: UnsafeBufferPointer<Cell>, _ end: Int, row: Int, column: Int
  ) -> Bool {
    for index in 0..<end where !span[index].glyph.isPrintableASCII { return false }
    var style = StyleID(rawValue: .max)
    var added = ResolvedStyle.notForASCII
    for index in 0..<end {
      let cell = span[index]
      if cell.style != style {
        style = cell.style
        added = resolve(style).ascii
        guard added != ResolvedStyle.notForASCII else { return false }
      }
      characters[index] = cell.glyph.rawValue | added
    }
    recurse_put_ascii(handle, Int32(row), Int32(column), characters.baseAddress, Int32(end))
    asciiCount += 1
    return true
  }

  /// Sends cells in the next frame although they have not changed. O(columns of the screen).
  package func repaint(row: Int, columns: Range<Int>) {
    guard row >= 0, row < size.rows, columns.lowerBound >= 0, columns.upperBound <= size.columns
    else { return }
    recurse_repaint(
      handle, Int32(firstRow + row), Int32(columns.lowerBound), Int32(columns.count))
  }

  @inline(__always)
  private func append(_ scalar: UInt32, _ style: ResolvedStyle, _ count: inout Int) {
    cells[count] = recurse_cell(
      scalars: (scalar, 0, 0, 0, 0), attributes: style.attributes, pair: style.pair)
    count += 1
  }

  /// Appends a glyph, or a placeholder if the C library gives it another width than the grid.
  /// ncurses moves the cursor by the library's width, which would misplace all cells after it.
  func appendGlyph(
    _ glyph: Glyph, isWide: Bool, _ style: ResolvedStyle, of glyphs: GlyphTable,
    _ count: inout Int
  ) {
    guard glyph != .continuation else { return append(0x20, style, &count) }
    let scalars = glyphs.scalars(of: glyph)
    let base = scalars.base
    guard base >= 0x20, base < 0x7F || isUTF8 else {
      append(base < 0x20 ? 0x20 : Substitute.ascii(for: base), style, &count)
      if isWide { append(Substitute.ascii(for: base), style, &count) }
      return
    }
    let packedWidth = widths.columns(of: glyph, scalars)
    guard packedWidth & ~GlyphWidths.unknownMark == (isWide ? 2 : 1) else {
      return append(isWide ? Substitute.wide : Substitute.narrow, style, &count)
    }
    guard packedWidth < GlyphWidths.unknownMark else {
      return append(scalars.withoutUnknownMarks, style, &count)
    }
    append(scalars, style, &count)
  }

  @inline(__always)
  private func append(_ scalars: GlyphScalars, _ style: ResolvedStyle, _ count: inout Int) {
    append(scalars.base, style, &count)
    if scalars.count > 1 { cells[count - 1].scalars.1 = scalars[1] }
    if scalars.count > 2 { cells[count - 1].scalars.2 = scalars[2] }
    if scalars.count > 3 { cells[count - 1].scalars.3 = scalars[3] }
    if scalars.count > 4 { cells[count - 1].scalars.4 = scalars[4] }
  }
}

extension Glyph {
  @inline(__always)
  fileprivate var isPrintableASCII: Bool { rawValue >= 0x20 && rawValue < 0x7F }
}

extension GlyphScalars {
  /// Without the marks that the C library does not know, because a terminal may give them a width.
  fileprivate var withoutUnknownMarks: GlyphScalars {
    var known = GlyphScalars(base)
    for index in 1..<count where recurse_column_width(self[index]) == 0 {
      known.append(self[index])
    }
    return known
  }
}
