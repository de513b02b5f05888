import RecurseLayout

/// The limits of lines that modifiers set for the texts inside.
final class LineLimits: TreeFeature {
  override func styleChanged(of widget: Widget, from old: WidgetStyle) {
    if widget.style.lineLimit != old.lineLimit { widget.updateLineLimits() }
  }
}

extension Widget {
  /// The maximum number of lines of a text here without a limit of its own. O(depth) in a tree in
  /// which a modifier ever set one, otherwise O(1).
  final var inheritedLineLimit: Int? {
    guard let tree, tree.feature(LineLimits.self) != nil else { return nil }
    for widget in selfAndAncestors {
      if let limit = widget.style.lineLimit { return limit }
    }
    return nil
  }

  /// Calls ``lineLimitChanged()`` here and in all below.
  final func updateLineLimits() {
    lineLimitChanged()
    guard hasStack else { return }
    for child in children { child.updateLineLimits() }
  }
}
