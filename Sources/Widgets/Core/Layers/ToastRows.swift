import RecurseLayout
import RecurseTerminal

/// The rows that toasts take already: above the last line, and below the top.
///
/// Toasts are above the last line, which often says what keys do. One that would hide what has the
/// focus there is at the top.
@MainActor
struct ToastRows {
  private var bottom = 0
  private var top = 0

  mutating func add(_ toast: LayerWidget) {
    let rows = toast.children.first?.layout.frame.height ?? 0
    if toast.isAtTop == true { top += rows } else { bottom += rows }
  }

  /// Where the next toast may begin.
  func corners(
    for size: CellSize, in window: CellSize
  ) -> (bottom: CellPoint, top: CellPoint) {
    let column = max(0, window.columns - size.columns)
    let last = size.rows < window.rows ? 1 : 0
    return (
      CellPoint(column: column, row: max(0, window.rows - last - size.rows - bottom)),
      CellPoint(column: column, row: max(0, min(top, window.rows - size.rows)))
    )
  }
}
