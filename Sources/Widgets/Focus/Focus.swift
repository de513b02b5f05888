import RecurseReconciler

/// Which widget the keys go to.
///
/// A request is kept until the commit that made it has ended, so that widgets which are still to
/// come, go or move are all in their places:
///
///     request ──┐
///     removal ──┼─▶ pending ── settle() ──▶ focused ──▶ FocusChange to the nodes
///     disabling ┘
@MainActor
package final class Focus {
  weak var tree: WidgetTree?
  package private(set) weak var widget: Widget?
  private weak var requested: Widget?
  private weak var successor: Widget?
  private var hasLostWidget = false
  /// Who has to hear that the lost widget has the focus no longer.
  private var bereaved: NearestListener<FocusChange>?

  /// The state asks for the focus, for a widget or the first one inside it that takes it.
  func request(_ widget: Widget) { requested = widget }

  /// Neither the widget nor what is inside it can have the focus any longer.
  func leave(_ widget: Widget) {
    guard let focused = self.widget, focused.isInside(widget) else { return }
    lose(focused, from: widget)
    focused.focusChanged()
  }

  /// A widget goes, and all below it: the focus moves to the next in tree order, else the previous.
  func willRemove(_ widget: Widget) {
    if let focused = self.widget, focused.isInside(widget) {
      lose(focused, from: widget)
    } else if let successor, successor.isInside(widget) {
      self.successor = nearest(outside: widget)
    }
    if let requested, requested.isInside(widget) { self.requested = nil }
  }

  private func lose(_ focused: Widget, from subtree: Widget) {
    bereaved = focused.instance.flatMap { NearestListener(around: $0, for: FocusChange.self) }
    successor = nearest(outside: subtree)
    widget = nil
    hasLostWidget = true
  }

  private func nearest(outside subtree: Widget) -> Widget? {
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
      bereaved = nil
      hasLostWidget = false
    }
    if let requested, requested.tree != nil, let target = requested.firstFocusable {
      if let widget, widget.isInside(requested) { return false }
      return move(to: target)
    }
    guard hasLostWidget else { return false }
    // The commit that chose the successor may have gone on to disable it.
    if let successor, !successor.canTakeFocus { self.successor = nearest(outside: successor) }
    if let successor { return move(to: successor) }
    bereaved?.handle(FocusChange(isFocused: false))
    return bereaved != nil
  }

  /// Gives a widget the focus and tells the nodes around the old and the new one.
  @discardableResult
  package func move(to next: Widget?) -> Bool {
    guard next !== widget else { return false }
    let last = widget
    widget = next
    last?.focusChanged()
    next?.focusChanged()
    let left = bereaved ?? listener(around: last)
    bereaved = nil
    let entered = listener(around: next)
    // Between two widgets of one listener, the focus stays with it.
    if let entered, entered.isSame(as: left) { return true }
    left?.handle(FocusChange(isFocused: false))
    entered?.handle(FocusChange(isFocused: true))
    return true
  }

  private func listener(around widget: Widget?) -> NearestListener<FocusChange>? {
    guard let instance = widget?.instance, instance.isMounted else { return nil }
    return NearestListener(around: instance, for: FocusChange.self)
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
