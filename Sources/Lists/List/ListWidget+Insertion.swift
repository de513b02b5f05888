import RecurseLayout
import RecurseReconciler
import RecurseWidgets

/// The insertion animation of a new row outside the viewport that is selected and scrolled to.
extension ListWidget {
  /// Records a row that the state selects in the same update in which rows were inserted.
  ///
  /// Earlier rows are not kept, so it is not known whether the row is new; a row that is already
  /// laid out is not.
  func recordArrival(of mark: LazyPosition, among count: Int) {
    guard let shown = view.count, shown > 0, count > shown else { return }
    if let row = row(at: mark.index), row.layout.isPlaced { return }
    view.arriving = mark.key
  }

  /// Shows the insertion of the row, once the list has scrolled to it.
  func showArrival(in visible: Range<Int>) {
    guard let arriving = view.arriving else { return }
    view.arriving = nil
    guard let cursor = cursorPosition, cursor.key == arriving, visible.contains(cursor.index),
      let row = row(at: cursor.index)
    else { return }
    tree?.animations?.showInsertion(of: row)
  }
}
