import RecurseTesting

@testable import RecurseTerminal

/// The cells that the emulator should show.
extension EmulatedScreen {
  /// libvterm loses a mark that follows the last column, or gives it to the next row.
  func removeMarksFromLastColumn() {
    let last = grid.size.columns - 1
    for row in 0..<grid.size.rows {
      let isHalf = grid[row: row, column: last].glyph == .continuation
      let glyph = grid[row: row, column: isHalf ? last - 1 : last].glyph
      if glyph.rawValue >= Glyph.firstInterned { draw("x", row: row, column: last) }
    }
  }

  /// The first difference between the emulator and the grid; `nil` without one.
  func firstDifference() -> String? {
    for row in 0..<grid.size.rows {
      for column in 0..<grid.size.columns {
        let wanted = expected(row, column)
        var shown = emulator.cell(row: firstRow + row, column: column)
        if shown.text == " " || shown.text.isEmpty { shown.style.foreground = nil }
        if wanted != shown { return "row \(row), column \(column): \(shown) for \(wanted)" }
      }
    }
    return nil
  }

  /// The expected cell on this terminal, by the terminal's manual.
  private func expected(_ row: Int, _ column: Int) -> EmulatedCell {
    let cell = grid[row: row, column: column]
    if cell.glyph == .continuation {
      // The emulator keeps style and text in the first half.
      return EmulatedCell(
        "", width: 0, style: emulator.cell(row: firstRow + row, column: column).style
      )
      .withoutForeground
    }
    let glyph = EmulatedCell(
      expectedText(of: cell.glyph), width: grid.glyphs.width(of: cell.glyph),
      style: expectedStyle(grid.styles[cell.style]))
    return cell.glyph == .space ? glyph.withoutForeground : glyph
  }

  /// The placeholder for a scalar that the C library does not know, or has with another width.
  private func expectedText(of glyph: Glyph) -> String {
    let scalars = grid.glyphs.scalars(of: glyph)
    let width = grid.glyphs.width(of: glyph)
    if LibraryWidth.columns(of: scalars.base) != width {
      return width == 2 ? "\u{3013}" : "\u{FFFD}"
    }
    return grid.glyphs.text(of: [glyph])
  }

  private func expectedStyle(_ wanted: CellStyle) -> CellStyle {
    var style = screen.colorLevel.nearest(wanted)
    var attributes = wanted.attributes
    if screen.colorLevel == .ansi8, let index = wanted.foreground?.index, (9..<16).contains(index) {
      attributes.insert(.bold)
    }
    if !screen.type.hasExtendedAttributes {
      if attributes.contains(.curlyUnderline) || attributes.contains(.doubleUnderline) {
        attributes.insert(.underline)
      }
      attributes.subtract([.strikethrough, .curlyUnderline, .doubleUnderline])
    }
    if screen.capability("sitm") == nil { attributes.remove(.italic) }
    // Neither is known to the emulator.
    attributes.subtract([.dim, .overline])
    // The console cannot combine underlines and colors: without a background the line is kept.
    if screen.type.name == "linux", attributes.contains(.underline) {
      if style.background == nil { style.foreground = nil } else { attributes.remove(.underline) }
    }
    style.attributes = attributes
    return style
  }
}

extension EmulatedCell {
  /// A blank shows no foreground, and ncurses sends none where it clears.
  fileprivate var withoutForeground: EmulatedCell {
    var cell = self
    cell.style.foreground = nil
    return cell
  }
}
