import RecurseReconciler

/// Which widget the keys go to.
///
/// A request is kept until the commit that made it has ended, so that widgets which are still to
/// come, go or move are all in their places:
///
///     request ─┐
///     removal ─┴─▶ pending ── settle() ──▶ focused ──▶ FocusChange to the nodes
@MainActor
package final class Focus {
  weak var tree: WidgetTree?
  package private(set) weak var widget: Widget?
  private weak var requested: Widget?
  private weak var successor: Widget?
  private var hasLostWidget = false

  /// The state asks for the focus.
  func request(_ widget: Widget) { requested = widget }

  /// The widget can no longer have the focus.
  func leave(_ widget: Widget) {
    guard self.widget === widget else { return }
    successor = nearest(to: widget, outside: widget)
    self.widget = nil
    hasLostWidget = true
    widget.focusChanged()
  }

  /// A widget goes, and all below it: the focus moves to the next in tree order, else the previous.
  func willRemove(_ widget: Widget) {
    if let focused = self.widget, focused.isInside(widget) {
      successor = nearest(to: widget, outside: widget)
      self.widget = nil
      hasLostWidget = true
    } else if let successor, successor.isInside(widget) {
      self.successor = nearest(to: widget, outside: widget)
    }
    if let requested, requested.isInside(widget) { self.requested = nil }
  }

  private func nearest(to widget: Widget, outside subtree: Widget) -> Widget? {
    var next = subtree.next(skippingChildren: true)
    while let candidate = next {
      if candidate.canTakeFocus { return candidate }
      next = candidate.next()
    }
    var previous = subtree.previous
    while let candidate = previous {
      if candidate.canTakeFocus { return candidate }
      previous = candidate.previous
    }
    return nil
  }

  /// Has the focus without telling anybody.
  func adopt(_ widget: Widget) {
    self.widget = widget
    requested = nil
  }

  /// Carries out what the last commit asked for.
  ///
  /// - Returns: whether the focus moved.
  package func settle() -> Bool {
    defer {
      requested = nil
      successor = nil
      hasLostWidget = false
    }
    if let requested, requested.tree != nil, requested.canTakeFocus {
      return move(to: requested)
    }
    if hasLostWidget, let successor { return move(to: successor) }
    return false
  }

  /// Gives a widget the focus and tells the nodes around the old and the new one.
  @discardableResult
  package func move(to next: Widget?) -> Bool {
    guard next !== widget else { return false }
    let last = widget
    widget = next
    last?.focusChanged()
    next?.focusChanged()
    if let instance = last?.instance, instance.isMounted {
      _ = instance.bubble(FocusChange(isFocused: false))
    }
    if let instance = next?.instance { _ = instance.bubble(FocusChange(isFocused: true)) }
    return true
  }

  /// Moves to the next or the previous focusable widget in tree order, around the ends.
  @discardableResult
  package func advance(backward: Bool = false) -> Bool {
    guard let root = tree?.root else { return false }
    var last = root
    while let child = last.children.last { last = child }
    var current = widget ?? (backward ? root : last)
    let start = current
    repeat {
      current = (backward ? current.previous : current.next()) ?? (backward ? last : root)
      if current.canTakeFocus { return move(to: current) }
    } while current !== start
    return false
  }
}

/// What a focused widget's nodes hear when it gains or loses the focus.
package struct FocusChange: Equatable {
  package var isFocused: Bool
}
