import RecurseReconciler

extension OwnedContent {
  /// Runs a transition when the mouse enters the content, and when it leaves.
  ///
  /// ```swift
  /// FileRow(file: file).onHover { state, isInside in state.hovered = isInside ? file.id : nil }
  /// ```
  ///
  /// The mouse also leaves content that is covered by a sheet or a menu, scrolled away, or
  /// unmounted. The terminal reports motion only while mounted content asks for it, and only if
  /// ``App/mouse`` is `.automatic` or `.motion`.
  public func onHover(_ transition: @escaping Transition<Owner, Bool>) -> VirtualNode<Owner> {
    node.listening(interest: .motion, for: HoverChange.comesOrLeaves) { state, change, emit in
      try transition(&state, change != .left, &emit)
    }
  }
}

extension HoverChange {
  fileprivate static func comesOrLeaves(_ change: HoverChange) -> Bool {
    if case .moved = change { false } else { true }
  }
}
