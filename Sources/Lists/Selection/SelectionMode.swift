/// How many rows of a list can be selected, where the list itself holds which.
public enum SelectionMode: Hashable, Sendable {
  /// Rows have a cursor that comes and goes with the focus, and nothing more.
  case none
  /// The selected row is the one with the cursor. Before one is selected there is none: the first
  /// arrow or click selects.
  case single
  /// Space selects rows and takes them out again, Shift and ↑ or ↓ select from there on; the cursor
  /// selects nothing.
  case multiple
}
