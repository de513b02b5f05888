import RecurseLayout
import RecurseReconciler
import RecurseWidgets

/// Rows that come where nobody looks, and are gone to at once: what is added below a full list, and
/// selected. The layout in which they come does not show them yet.
extension ListWidget {
  /// Remembers a row that the state selects in the update in which rows came.
  ///
  /// Whether it is one of them nobody knows, as nobody keeps what was there before; a row that
  /// stands in a place already is none.
  func recordArrival(of mark: LazyMark, among count: Int) {
    guard let shown = view.count, shown > 0, count > shown else { return }
    if let row = row(at: mark.index), row.layout.isPlaced { return }
    view.arriving = mark.key
  }

  /// Shows how the row comes, now that the list has gone where it can be seen.
  func showArrival(in visible: Range<Int>) {
    guard let arriving = view.arriving else { return }
    view.arriving = nil
    guard let cursor = cursorMark, cursor.key == arriving, visible.contains(cursor.index),
      let row = row(at: cursor.index)
    else { return }
    tree?.animations?.showInsertion(of: row)
  }
}
