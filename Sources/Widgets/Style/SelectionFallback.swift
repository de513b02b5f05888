/// The row that a list selects when the selected one is gone.
public enum SelectionFallback: Hashable, Sendable {
  /// The neighbor while the list has the focus, otherwise none: the next action would apply to
  /// another row. A list that takes a query selects the best row at each change of the query.
  case automatic
  /// None: the state gets `nil`.
  case none
  /// The row that is now in its place, otherwise the nearest one.
  case neighbor
  /// The first row that can be selected. A list that takes a query selects it at each change of the
  /// query.
  case first
}
