import RecurseTerminal
import RecurseThemes

/// The form in which an area shows a color.
enum Filling {
  /// Spaces on the color.
  case background
  /// Reversed spaces: the color is one of the terminal's user, on which no text is known to be
  /// readable but the reversed one.
  case reversed
  /// Blocks and shades: there are no colors, or the background is that of a selection.
  case glyphs
}

extension GraphicsContext {
  /// The form in which areas show their colors here.
  var filling: Filling {
    guard look.mapping == .none, !look.isDisabled, look.table.hasColors else { return .glyphs }
    return look.table.hasSurfaces ? .background : .reversed
  }

  /// Whether the terminal shows only ASCII.
  var isASCII: Bool { painter.tree?.isUTF8 == false }

  /// Returns the style of cells that are filled with a color, also below a text, which is readable
  /// in it.
  ///
  /// - Parameter color: the color; `nil` is that of text.
  func fillingStyle(_ color: Color?) -> CellStyle {
    switch filling {
    case .background:
      // Only of a color that is not a role it is known what is readable on it.
      let known = concrete(CellStyle(foreground: color)).foreground
      return known.map { CellStyle(background: $0) } ?? CellStyle(attributes: .reverse)
    case .reversed: return CellStyle(foreground: color, attributes: .reverse)
    case .glyphs: return CellStyle(foreground: color)
    }
  }
}

/// Members for a picture, whose colors are its own.
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

  /// Paints glyphs in a row, of which a full block also has its color behind it: many fonts leave a
  /// gap between two rows.
  package func draw(blocks glyphs: [Glyph], column: Int, row: Int, style: CellStyle? = nil) {
    draw(glyphs[...], column: column, row: row, style: style)
    let block = Glyph(rawValue: 0x2588)
    var filled = style ?? self.style
    guard showsSurfaces, filled.background == nil, glyphs.contains(block),
      let color = concrete(CellStyle(foreground: filled.foreground)).foreground
    else { return }
    (filled.foreground, filled.background) = (color, color)
    for run in glyphs.indices.split(whereSeparator: { glyphs[$0] != block }) {
      guard let first = run.first else { continue }
      draw(glyphs[run.startIndex..<run.endIndex], column: column + first, row: row, style: filled)
    }
  }
}
