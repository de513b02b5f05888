import RecurseTerminal

extension GraphicsContext {
  /// Paints a scrollbar: a background with a thumb in the color of secondary text, or of the accent
  /// with the focus.
  ///
  /// If a terminal shows no backgrounds, it is a thin line at the far edge of its cells, away from
  /// the content, with a thumb of half a cell. With the focus it is bold there, so it differs even
  /// without colors.
  ///
  /// - Parameters:
  ///   - axis: the axis of the scrollbar.
  ///   - column: the column of its first cell.
  ///   - row: the row of its first cell.
  public func draw(
    _ indicator: ScrollIndicator, _ axis: Axis, column: Int, row: Int, isFocused: Bool = false
  ) {
    let isVertical = axis == .vertical
    if showsSurfaces {
      return drawSurfaces(indicator, isVertical, column: column, row: row, isFocused: isFocused)
    }
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
  private func drawSurfaces(
    _ indicator: ScrollIndicator, _ isVertical: Bool, column: Int, row: Int, isFocused: Bool
  ) {
    let thumb = CellStyle(background: isFocused ? .accent : .secondaryText)
    let track = CellStyle(background: .raised)
    for cell in 0..<indicator.track {
      let rect = CellRect(
        column: isVertical ? column : column + cell, row: isVertical ? row + cell : row,
        columns: 1, rows: 1)
      fill(rect, style: indicator.thumb.contains(cell) ? thumb : track)
    }
  }
}
