extension WidgetTree {
  /// The title that content gives the window: that of the last one with any, as it is the innermost or
  /// in front; `nil` where none has. O(widgets).
  package var windowTitle: String? {
    for root in roots.reversed() {
      if let title = root.lastTitle { return title }
    }
    return nil
  }
}

extension Widget {
  fileprivate final var lastTitle: String? {
    guard hasStack else { return nil }
    for child in children.reversed() {
      if let title = child.lastTitle { return title }
    }
    return style.windowTitle
  }
}
