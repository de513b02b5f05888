import RecurseReconciler
import RecurseTerminal

/// A phase of hovering: the mouse is over content, or has left it.
public enum HoverPhase: Hashable, Sendable {
  /// The mouse is over a cell, counted from the upper left corner of the content.
  case active(CellPoint)
  /// The mouse has left the content.
  case ended
}

extension OwnedContent {
  /// Runs a transition for each cell that the mouse enters, and when it leaves the content.
  ///
  /// ```swift
  /// board.onContinuousHover { state, phase in
  ///   switch phase {
  ///   case .active(let location): state.pointed = location
  ///   case .ended: state.pointed = nil
  ///   }
  /// }
  /// ```
  ///
  /// If the content moves below a resting mouse, the mouse enters another cell too. The rules for
  /// leaving, and for reports of motion, are those of `onHover(_:)`, which costs nothing while the
  /// mouse stays inside.
  public func onContinuousHover(
    _ transition: @escaping Transition<Owner, HoverPhase>
  ) -> VirtualNode<Owner> {
    node.listening(interest: .motion, for: { (_: HoverChange) in true }) { state, change, emit in
      try transition(&state, change.phase, &emit)
    }
  }
}

extension HoverChange {
  fileprivate var phase: HoverPhase {
    switch self {
    case .entered(let column, let row), .moved(let column, let row):
      .active(CellPoint(column: column, row: row))
    case .left: .ended
    }
  }
}
