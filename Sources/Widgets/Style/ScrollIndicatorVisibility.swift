/// The visibility of scrollbars.
public enum ScrollIndicatorVisibility: Hashable, Sendable {
  /// Scrollbars are shown when the content is larger than the viewport.
  case automatic
  /// Scrollbars are never shown.
  case hidden
}
