import CRecurse

extension NcursesScreen {
  /// Takes the lines that are to be printed. Each row of a grid is a line; one that is longer than
  /// the terminal continues in its next row, and the terminal knows that it is one line.
  func takePrints() -> [PrintedLine] {
    defer { regionWork.prints = [] }
    return regionWork.prints.flatMap { grid in (0..<grid.size.rows).map { line($0, of: grid) } }
  }

  private func line(_ row: Int, of grid: CellGrid) -> PrintedLine {
    let cells = grid.row(row)
    let end = (cells.lastIndex { !$0.isInvisible(in: grid.styles) } ?? -1) + 1
    let columns = region?.terminal.columns ?? size.columns
    var line = PrintedLine(bytes: [], rows: 1)
    var style = StyleID.plain
    var column = 0
    for index in 0..<end where cells[index].glyph != .continuation {
      let cell = cells[index]
      if cell.style != style {
        line.bytes += change(from: style, to: cell.style, of: grid.styles)
        style = cell.style
      }
      let isWide = index + 1 < cells.count && cells[index + 1].glyph == .continuation
      let width = isWide && columns > 1 ? 2 : 1
      if column + width > columns {
        line.rows += 1
        column = 0
      }
      column += width
      append(cell.glyph, isWide: width == 2, of: grid.glyphs, to: &line.bytes)
    }
    line.bytes += change(from: style, to: .plain, of: grid.styles)
    return line
  }

  /// Appends a glyph in the encoding of the terminal, as ncurses would show it.
  private func append(
    _ glyph: Glyph, isWide: Bool, of glyphs: GlyphTable, to bytes: inout [UInt8]
  ) {
    var count = 0
    appendGlyph(glyph, isWide: isWide, ResolvedStyle(), of: glyphs, &count)
    for cell in cells[..<count] {
      let scalars = [
        cell.scalars.0, cell.scalars.1, cell.scalars.2, cell.scalars.3, cell.scalars.4,
      ]
      for scalar in scalars.prefix(while: { $0 != 0 }) {
        bytes += String(Unicode.Scalar(scalar) ?? "\u{FFFD}").utf8
      }
    }
  }

  private func change(from old: StyleID, to new: StyleID, of table: StyleTable) -> [UInt8] {
    guard old != new else { return [] }
    var bytes: [UInt8] = []
    let (oldLink, newLink) = (table.link(old), table.link(new))
    if oldLink != newLink { bytes += newLink?.opening ?? Hyperlink.closing }
    guard table[old] != table[new] else { return bytes }
    guard new != .plain else { return bytes + InlineRegion.plain }
    return bytes
      + StyleSequence.bytes(
        for: colorLevel.nearest(table[new].concrete), isExtended: type.hasExtendedAttributes)
  }
}

extension Cell {
  /// Whether nothing of a cell can be seen.
  fileprivate func isInvisible(in styles: StyleTable) -> Bool {
    guard glyph == .space else { return false }
    let style = styles[self.style]
    return style.background == nil
      && style.attributes.isDisjoint(with: [
        .reverse, .underline, .curlyUnderline, .doubleUnderline, .strikethrough, .overline,
      ])
  }
}

extension CellStyle {
  /// Without the colors of roles, which the grid of an app has already replaced.
  fileprivate var concrete: CellStyle {
    CellStyle(
      foreground: foreground.flatMap { $0.isConcrete ? $0 : nil },
      background: background.flatMap { $0.isConcrete ? $0 : nil }, attributes: attributes)
  }
}
