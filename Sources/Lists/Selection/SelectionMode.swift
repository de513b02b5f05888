/// The number of rows that can be selected in a list that holds its own selection.
public enum SelectionMode: Hashable, Sendable {
  /// Rows cannot be selected. The list has only a cursor, which appears and disappears with the
  /// focus.
  case none
  /// One row can be selected, the one with the cursor. Before a row is selected there is no cursor:
  /// the first arrow key or click selects.
  case single
  /// Several rows can be selected. Space selects and deselects rows, Shift and ↑ or ↓ extend the
  /// selection from there; the cursor selects nothing.
  case multiple
}
