import RecurseTerminal

extension GraphicsContext {
  /// Paints a scrollbar: a thin line at the far edge of its cells, away from the content, with a
  /// thumb of half a cell. With the focus, the thumb has the accent color and the scrollbar is
  /// bold, so it differs even without colors.
  ///
  /// - Parameters:
  ///   - axis: the axis of the scrollbar.
  ///   - column: the column of its first cell.
  ///   - row: the row of its first cell.
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
