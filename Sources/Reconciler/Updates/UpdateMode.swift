/// The way in which a change of state reaches the screen.
///
/// ```swift
/// Button("Clear", update: .animated(.fade)) { $0.rows = [] }
/// UserRow(user: user).on(update: .immediate) { state, output in state.apply(output) }
/// row.send(update: .silent) { $0.isKnown = true }
/// ```
///
/// If several changes are rendered together, an animated one takes precedence over an automatic
/// one, and that over an immediate one. Each change has its own mode: a change caused by a child's
/// output has the mode of the `.on`.
public enum UpdateMode: Hashable, Sendable {
  /// Uses the animation that the tree declares.
  case automatic
  /// Shows the change at once, whatever animation the tree declares. Motion from earlier changes
  /// continues.
  case immediate
  /// Animates everything that this change alters, and all motion that follows from it, whatever the
  /// tree declares.
  case animated(Animation)
  /// Changes the state without rendering, until another change is rendered.
  case silent
}
