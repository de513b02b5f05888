/// The title that content gives the terminal's window.
final class WindowTitle: TreeFeature {
  private var mayHaveChanged = false

  override func styleChanged(of widget: Widget, from old: WidgetStyle) {
    if widget.style.windowTitle != old.windowTitle { mayHaveChanged = true }
  }

  override func willDetach(_ widget: Widget) {
    if widget.style.windowTitle != nil { mayHaveChanged = true }
  }

  /// Returns the title, if it may be another than before; empty if there is none. O(widgets).
  ///
  /// It is that of the last widget with a title, which is the innermost or in front.
  fileprivate func takeChange() -> String? {
    guard mayHaveChanged else { return nil }
    mayHaveChanged = false
    for root in tree.roots.reversed() {
      if let title = root.lastTitle { return title }
    }
    return ""
  }
}

extension WidgetTree {
  /// Returns the window's title, if it may be another than before; empty if there is none.
  package func takeChangedTitle() -> String? { feature(WindowTitle.self)?.takeChange() }
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
