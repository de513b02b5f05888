import RecurseTerminal

extension GraphicsContext {
  /// Paints a scrollbar: a thin line at the far edge of its cells, away from what is scrolled, with a
  /// thumb of half a cell. With the focus the thumb has the accent, and all of it is bold, which
  /// differs without colors.
  ///
  /// - Parameters:
  ///   - axis: along which it lies.
  ///   - column: of its first cell.
  ///   - row: of its first cell.
  public func draw(
    _ indicator: ScrollIndicator, _ axis: Axis, column: Int, row: Int, isFocused: Bool = false
  ) {
    let isVertical = axis == .vertical
    let shapes = glyphs.encode(isVertical ? "▕▐" : "▁▄")
    let thumb = indicator.thumb
    let attributes: TextAttributes = isFocused ? .bold : []
    let line = CellStyle(foreground: .border, attributes: attributes)
    let thick = CellStyle(
      foreground: isFocused ? .accent : .secondaryText, attributes: attributes)
    for cell in 0..<indicator.track {
      let isThumb = thumb.contains(cell)
      draw(
        shapes[isThumb ? 1...1 : 0...0], column: isVertical ? column : column + cell,
        row: isVertical ? row + cell : row, style: isThumb ? thick : line)
    }
  }
}
