import RecurseLayout
import RecurseReconciler

/// The buttons of an alert, in lines, at the trailing edge. Where there is no room for a whole one,
/// it is truncated.
struct AlertButtons: ArrangedElement {
  var spacing: Int
  /// Whether all have one line, whatever its room.
  var isOneLine: Bool

  /// - Parameters:
  ///   - window: the size of the window.
  ///   - hasBorder: whether the alert has a border. Without one, two buttons share a line.
  init(in window: CellSize, hasBorder: Bool) {
    spacing = hasBorder ? 2 : 1
    isOneLine = window.rows <= 2
  }

  var arrangement: Arrangement {
    let gap = LayoutGap(row: 0, column: .cells(Double(spacing)))
    return Arrangement(
      kind: .flex(
        FlexBoxStyle(
          direction: .row, wrap: isOneLine ? .nowrap : .wrap, justifyContent: .end,
          alignContent: .start, gap: gap, overflow: .hidden)))
  }

  var description: String { "AlertButtons" }
}
