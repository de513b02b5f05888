import RecurseReconciler

/// The visibility of scrollbars.
public enum ScrollIndicatorVisibility: Hashable, Sendable {
  /// Scrollbars are shown when the content is larger than the viewport.
  case automatic
  /// Scrollbars are never shown.
  case hidden
}

/// The child that the state asks a scroll view to show.
package struct ScrollTarget: Equatable {
  package var key: NodeKey
  package var anchor: Alignment?
}
