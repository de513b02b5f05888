import RecurseTerminal

extension GraphicsContext {
  /// Paints a line that joins the widget's border, and other lines, where it meets them.
  ///
  /// ```swift
  /// context.drawLine(.horizontal, column: 0, row: 2, length: context.size.columns, in: self)
  /// ```
  ///
  /// - Parameters:
  ///   - axis: the direction of the line: to the right, or down.
  ///   - length: the number of cells.
  ///   - border: the kind of line.
  ///   - widget: the widget that paints, which knows the lines around it.
  public func drawLine(
    _ axis: Axis, column: Int, row: Int, length: Int, border: Border = .single, in widget: Widget
  ) {
    let weight = border.lineWeight
    let group = widget.lineGroup
    switch axis {
    case .horizontal:
      drawLine(
        LineArms(right: weight, left: weight), group: group, column: column, row: row,
        count: max(0, length))
    case .vertical:
      let arms = LineArms(up: weight, down: weight)
      for offset in 0..<max(0, length) {
        drawLine(arms, group: group, column: column, row: row + offset)
      }
    }
  }
}
