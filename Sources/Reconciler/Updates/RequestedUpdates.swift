/// The update modes of the changes that are being shown.
///
/// A change has a mode (``UpdateMode``) when it marks its region dirty, and the region keeps it
/// until it is rendered. During that, the host's operations can read ``current``. Motion that
/// follows from it, once the layout is known, uses ``inFrame``.
package struct RequestedUpdates {
  /// The mode of what is being rendered.
  package internal(set) var current = UpdateMode.automatic
  /// The combined mode of all changes since the last frame, or `nil` if none was rendered.
  package private(set) var inFrame: UpdateMode?
  /// Whether anything was ever animated here: until then animations need not be looked for.
  package internal(set) var declaresAnimation = false

  mutating func noteRendering(_ mode: UpdateMode) { inFrame = mode.together(with: inFrame) }

  /// A frame was painted: what comes next is another change.
  mutating func frameEnded() { inFrame = nil }
}

extension UpdateMode {
  /// Returns the combined mode of this change and earlier ones that are rendered with it. An
  /// animation takes precedence over the tree's declaration, and that over none.
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
