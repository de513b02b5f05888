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
