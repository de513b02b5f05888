/// The titles that content has for the bar of its screen.
///
///     style changed, widget came, went ─▶ changed ── end of the commit ──▶ nearest container that
///                                                                         shows such a title
final class NavigationTitles: TreeFeature {
  private var changed: [Widget] = []
  /// Whether content with a title was detached, until its former parent is known.
  private var isLost = false

  override func styleChanged(of widget: Widget, from old: WidgetStyle) {
    let style = widget.style
    guard style.navigationTitle != old.navigationTitle || style.isCollapsed != old.isCollapsed
    else { return }
    add(widget)
  }

  override func willDetach(_ widget: Widget) {
    if widget.style.navigationTitle != nil { isLost = true }
  }

  override func contentChanged(of parent: Widget) {
    guard isLost else { return }
    isLost = false
    add(parent)
  }

  private func add(_ widget: Widget) {
    changed.append(widget)
    tree.setNeedsTurn()
  }

  /// Notifies each container that shows one of the titles, once.
  override func commitEnded() {
    guard !changed.isEmpty else { return }
    let changed = changed
    self.changed = []
    var told: Set<ObjectIdentifier> = []
    for widget in changed where widget.tree === tree {
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
