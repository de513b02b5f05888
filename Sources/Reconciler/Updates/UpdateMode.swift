/// How one change of state reaches the screen.
///
/// ```swift
/// Button("Clear", update: .animated(.fade)) { $0.rows = [] }
/// UserRow(user: user).on(update: .immediate) { state, output in state.apply(output) }
/// row.send(update: .silent) { $0.isKnown = true }
/// ```
///
/// Where several changes are rendered together, an animation comes before what the tree declares,
/// and that before none. Each change has its own mode: one that a child's output causes has that of
/// the `.on`.
public enum UpdateMode: Hashable, Sendable {
  /// As the tree declares it.
  case automatic
  /// At once, whatever animation the tree declares. What earlier changes have set in motion goes
  /// on.
  case immediate
  /// Animated, whatever the tree declares, in all that this change alters, and what moves in
  /// consequence.
  case animated(Animation)
  /// The state changes, and nothing is rendered until another change is.
  case silent
}
