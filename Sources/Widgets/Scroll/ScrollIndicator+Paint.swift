import RecurseTerminal

extension GraphicsContext {
  /// Paints a scrollbar: a line with a thick part. With the focus the line is double and all of it
  /// is bold, which differs without colors.
  ///
  /// - Parameters:
  ///   - axis: along which it lies.
  ///   - column: of its first cell.
  ///   - row: of its first cell.
  public func draw(
    _ indicator: ScrollIndicator, _ axis: Axis, column: Int, row: Int, isFocused: Bool = false
  ) {
    let style = style(adding: isFocused ? .bold : .dim)
    let isVertical = axis == .vertical
    let line = isVertical ? (isFocused ? "║" : "│") : (isFocused ? "═" : "─")
    let shapes = glyphs.encode(line + (isVertical ? "█" : "■"))
    let thumb = indicator.thumb
    let cells = (0..<indicator.track).map { shapes[thumb.contains($0) ? 1 : 0] }
    guard isVertical else { return draw(cells[...], column: column, row: row, style: style) }
    for cell in cells.indices {
      draw(cells[cell...cell], column: column, row: row + cell, style: style)
    }
  }
}
