/// The row that a list selects when the selected one is gone.
public enum SelectionFallback: Hashable, Sendable {
  /// None: the state gets `nil`.
  case none
  /// The row that is now in its place, otherwise the nearest one.
  case neighbor
  /// The first row that can be selected.
  case first
}
