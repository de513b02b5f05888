import RecurseTerminal

/// The place of content beside its anchor, inside the window.
///
///     preferred edge ── no room ──▶ opposite edge ── no room ──▶ preferred, shifted into window
///
/// Across the edge the content begins where the anchor does, and is shifted into the window.
struct AnchoredPlace {
  let anchor: CellRect
  let edge: PopoverEdge
  let window: CellRect

  func corner(of size: CellSize) -> CellPoint {
    let isVertical = edge == .top || edge == .bottom
    let start =
      isVertical
      ? place(
        size.rows, before: edge == .top, anchor.row..<anchor.endRow, window.row..<window.endRow)
      : place(
        size.columns, before: edge == .leading, anchor.column..<anchor.endColumn,
        window.column..<window.endColumn)
    let across =
      isVertical
      ? shift(anchor.column, size.columns, into: window.column..<window.endColumn)
      : shift(anchor.row, size.rows, into: window.row..<window.endRow)
    return isVertical
      ? CellPoint(column: across, row: start) : CellPoint(column: start, row: across)
  }

  private func place(
    _ length: Int, before isBefore: Bool, _ anchor: Range<Int>, _ window: Range<Int>
  ) -> Int {
    let before = anchor.lowerBound - length
    let after = anchor.upperBound
    let fitsBefore = before >= window.lowerBound
    let fitsAfter = after + length <= window.upperBound
    if isBefore ? fitsBefore : fitsBefore && !fitsAfter { return before }
    if fitsAfter { return after }
    return shift(isBefore ? before : after, length, into: window)
  }

  private func shift(_ start: Int, _ length: Int, into window: Range<Int>) -> Int {
    max(window.lowerBound, min(start, window.upperBound - length))
  }
}
