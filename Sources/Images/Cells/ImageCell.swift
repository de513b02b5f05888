import RecurseTerminal

/// The picture of two pixels, one above the other, in a cell.
struct ImageCell: Equatable {
  let glyph: Glyph
  /// Without a background if what is behind the picture shows through.
  let style: CellStyle

  private static let upperHalf = Glyph(rawValue: 0x2580)
  private static let lowerHalf = Glyph(rawValue: 0x2584)
  private static let whole = Glyph(rawValue: 0x2588)

  /// Creates the cell of two colors, of which `nil` is transparent; `nil` for none.
  ///
  /// - Parameter isOrdered: whether two colors are always the same pair, whichever is above. A
  ///   terminal with eight colors has 64 pairs, which are few.
  init?(_ upper: Color?, _ lower: Color?, isOrdered: Bool) {
    switch (upper, lower) {
    case (nil, nil): return nil
    case (let upper?, nil):
      (glyph, style) = (Self.upperHalf, CellStyle(foreground: upper))
    case (nil, let lower?):
      (glyph, style) = (Self.lowerHalf, CellStyle(foreground: lower))
    case (let upper?, let lower?) where upper == lower:
      // The same behind it, as some fonts leave an edge of the cell.
      (glyph, style) = (Self.whole, CellStyle(foreground: upper, background: upper))
    case (let upper?, let lower?) where isOrdered && upper.code > lower.code:
      (glyph, style) = (Self.lowerHalf, CellStyle(foreground: lower, background: upper))
    case (let upper?, let lower?):
      (glyph, style) = (Self.upperHalf, CellStyle(foreground: upper, background: lower))
    }
  }

  /// Creates the cell of a character in the color of text.
  init(character: UInt8, _ style: CellStyle) {
    glyph = Glyph(rawValue: UInt32(character))
    self.style = style
  }
}
