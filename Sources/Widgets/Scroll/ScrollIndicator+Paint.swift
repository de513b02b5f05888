import RecurseTerminal

extension GraphicsContext {
  /// Paints a scrollbar: a background with a thumb in the color of lines, or of the accent with the
  /// focus. One along a row is half a cell high, about as thick as one along a column.
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
    let thumb: Color = isFocused ? .accent : .border
    let half = glyphs.encode("▄")
    for cell in 0..<indicator.track {
      let color = indicator.thumb.contains(cell) ? thumb : .raised
      if isVertical {
        let rect = CellRect(column: column, row: row + cell, columns: 1, rows: 1)
        fill(rect, style: CellStyle(background: color))
      } else {
        draw(half[...], column: column + cell, row: row, style: CellStyle(foreground: color))
      }
    }
  }
}
