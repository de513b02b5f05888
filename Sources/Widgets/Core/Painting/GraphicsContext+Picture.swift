import RecurseTerminal
import RecurseThemes

/// What a picture needs, whose colors are its own.
extension GraphicsContext {
  /// Whether the terminal has colors.
  package var hasColors: Bool { look.table.hasColors }

  /// The color of an empty cell here; `nil` is the terminal's own.
  package var backdrop: Color? { look.empty.background }

  /// Paints glyphs in a row in colors that neither a selection nor a disabled control changes. A
  /// style without a background keeps that of each cell.
  package func draw(_ glyphs: [Glyph], column: Int, row: Int, unchanged style: CellStyle) {
    let point = CellPoint(
      column: origin.column.addingClamped(column), row: origin.row.addingClamped(row))
    grid.draw(glyphs[...], at: point, style: grid.styles.id(style), clip: clip)
  }
}
