import RecurseLayout

/// The limits of lines that modifiers set for the texts inside.
final class LineLimits: TreeFeature {
  override func styleChanged(of widget: Widget, from old: WidgetStyle) {
    let style = widget.style
    if style.lineLimit != old.lineLimit || style.leastLines != old.leastLines {
      widget.updateLineLimits()
    }
  }
}

extension Widget {
  /// The minimum and the maximum number of lines of a text here without limits of its own. O(depth)
  /// in a tree in which a modifier ever set one, otherwise O(1).
  package final var inheritedLineLimits: ClosedRange<Int>? {
    guard let tree, tree.feature(LineLimits.self) != nil else { return nil }
    for widget in selfAndAncestors {
      if let limit = widget.style.lineLimit { return min(widget.style.leastLines, limit)...limit }
    }
    return nil
  }

  /// Calls ``lineLimitChanged()`` here and in all below, and lays out again what lays out lines by
  /// itself.
  final func updateLineLimits() {
    lineLimitChanged()
    if layoutObserver != nil {
      refreshLayoutStyle()
      setNeedsLayout()
    }
    guard hasStack else { return }
    for child in children { child.updateLineLimits() }
  }
}
