// The title of content goes outward to the nearest container that shows it:
//
//     style changed, widget came, went ─▶ changedNavigationTitles ── end of the commit ──▶ container
extension WidgetTree {
  /// The title of a widget may be another, or it may count or not.
  func navigationTitleChanged(at widget: Widget) {
    if widget.style.navigationTitle != nil { hasNavigationTitles = true }
    guard hasNavigationTitles else { return }
    changedNavigationTitles.append(widget)
    setNeedsTurn()
  }

  /// Content with a title was removed from a widget.
  func navigationTitleWasLost(in parent: Widget) {
    hasLostNavigationTitle = false
    changedNavigationTitles.append(parent)
    setNeedsTurn()
  }

  /// Tells each container once that shows one of the titles.
  func tellOfNavigationTitles() {
    let changed = changedNavigationTitles
    changedNavigationTitles = []
    var told: Set<ObjectIdentifier> = []
    for widget in changed where widget.tree === self {
      guard let container = widget.nearestShowingNavigationTitle,
        told.insert(ObjectIdentifier(container)).inserted
      else { continue }
      container.containerPart?.navigationTitleChanged()
    }
  }
}

extension Widget {
  /// The title that a modifier gives what is inside: the last one, as it is the innermost or in
  /// front. What is collapsed has none, nor what another container shows the title of. `nil` where
  /// nothing has one. O(widgets).
  public final var navigationTitle: String? {
    guard hasStack else { return nil }
    for child in children.reversed() where !child.style.isCollapsed {
      if child.containerPart?.showsNavigationTitle != true, let title = child.navigationTitle {
        return title
      }
      if let title = child.style.navigationTitle { return title }
    }
    return nil
  }

  fileprivate final var nearestShowingNavigationTitle: Widget? {
    for widget in selfAndAncestors where widget.containerPart?.showsNavigationTitle == true {
      return widget
    }
    return nil
  }
}
