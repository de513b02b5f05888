/// How the changes that are being shown want to reach the screen.
///
/// A change says so (``UpdateMode``) when it marks its region dirty, and the region carries it
/// until it is rendered. While that happens the host's verbs can ask for ``current``; what moves in
/// consequence, when the layout is known, follows ``inFrame``.
package struct RequestedUpdates {
  /// The mode of what is being rendered.
  package internal(set) var current = UpdateMode.automatic
  /// What all changes since the last frame ask for together; `nil` where none was rendered.
  package private(set) var inFrame: UpdateMode?
  /// Whether anything was ever animated here: until then animations need not be looked for.
  package internal(set) var declaresAnimation = false

  mutating func noteRendering(_ mode: UpdateMode) { inFrame = mode.together(with: inFrame) }

  /// A frame was painted: what comes next is another change.
  package mutating func frameEnded() { inFrame = nil }
}

extension UpdateMode {
  /// What this change and earlier ones, that are rendered with it, ask for together: an animation
  /// before what the tree declares, and that before none.
  package func together(with earlier: UpdateMode?) -> UpdateMode {
    guard let earlier else { return self }
    return rank >= earlier.rank ? self : earlier
  }

  private var rank: Int {
    switch self {
    case .silent: 0
    case .immediate: 1
    case .automatic: 2
    case .animated: 3
    }
  }
}
