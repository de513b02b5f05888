import RecurseLayout
import RecurseTerminal

extension Widget {
  /// The cells of the screen that the widget takes, also those that cannot be seen; `nil` where it
  /// is in no tree, or not laid out.
  package final var frameOnScreen: CellRect? {
    guard let tree, let place = Placement(of: self, in: tree) else { return nil }
    return CellRect(
      column: place.origin.column, row: place.origin.row, columns: layout.frame.columns,
      rows: layout.frame.rows)
  }
}
