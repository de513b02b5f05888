// The title of content goes outward to the nearest container that shows it:
//
//     style changed, widget came, went ─▶ changedNavigationTitles ── end of the commit ──▶ container
extension WidgetTree {
  /// Called when the title of a widget may have changed, or whether it counts.
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

  /// Notifies each container that shows one of the titles, once.
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
  /// The title that a modifier sets inside: the last one, which is the innermost or in front.
  /// Collapsed content does not count, nor content whose title another container shows. `nil` if
  /// there is none. O(widgets).
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
