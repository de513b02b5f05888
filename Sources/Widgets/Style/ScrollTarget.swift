import RecurseReconciler

/// Whether scrollbars are shown.
public enum ScrollIndicatorVisibility: Hashable, Sendable {
  /// Where the content is larger than the viewport.
  case automatic
  /// Never.
  case hidden
}

/// The child that the state asks a scroll view to show.
package struct ScrollTarget: Equatable {
  package var key: NodeKey
  package var anchor: Alignment?
}
