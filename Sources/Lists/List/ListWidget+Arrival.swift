import RecurseLayout
import RecurseReconciler
import RecurseWidgets

/// The insertion animation of a new row outside the viewport that is selected and scrolled to.
extension ListWidget {
  /// Remembers a row that the state selects in the update in which rows came.
  ///
  /// Whether the row is new is not known, as the earlier rows are not kept; one that is laid out already
  /// is not.
  func recordArrival(of mark: LazyPosition, among count: Int) {
    guard let shown = view.count, shown > 0, count > shown else { return }
    if let row = row(at: mark.index), row.layout.isPlaced { return }
    view.arriving = mark.key
  }

  /// Shows how the row comes, now that the list has gone where it can be seen.
  func showArrival(in visible: Range<Int>) {
    guard let arriving = view.arriving else { return }
    view.arriving = nil
    guard let cursor = cursorPosition, cursor.key == arriving, visible.contains(cursor.index),
      let row = row(at: cursor.index)
    else { return }
    tree?.animations?.showInsertion(of: row)
  }
}
