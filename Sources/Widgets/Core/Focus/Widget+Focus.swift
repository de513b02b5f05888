import RecurseTerminal

// The tab order, and what keeps a widget out of it.
extension Widget {
  /// The widget itself or the first one inside it in the tab order.
  package final var firstFocusable: Widget? {
    isDisabled ? nil : firstFocusableOfEnabled ?? (isFocusable ? self : nil)
  }

  /// What has the focus first where the widget is the root of a layer, or of all: what a modifier
  /// wants, and in an alert the button that does least.
  final var initialFocus: Widget? {
    if let wanted = wantedFocus { return wanted }
    if (self as? LayerWidget)?.element.kind == .alert {
      func isFor(_ purpose: ButtonRole?) -> Widget? {
        firstFocusable { ($0 as? any Pressable).map { $0.purpose == purpose } == true }
      }
      // A second Enter, meant for what opened it, must not destroy anything.
      return isFor(.cancel) ?? isFor(nil)
        ?? allTabStops.first { ($0 as? any Pressable)?.purpose != .destructive }
    }
    return firstFocusable
  }

  /// What a modifier inside wants to have the focus first.
  final var wantedFocus: Widget? { firstFocusable(where: \.style.isDefaultFocus) }

  /// The first one to have the focus in the first of those inside for which a condition holds.
  private func firstFocusable(where condition: (Widget) -> Bool) -> Widget? {
    let end = next(skippingChildren: true)
    var widget: Widget? = self
    while let current = widget, current !== end {
      if condition(current), let wanted = current.firstFocusable { return wanted }
      widget = current.next()
    }
    return nil
  }

  /// The same where nothing around the widget is disabled: each widget is asked once.
  private var firstFocusableOfEnabled: Widget? {
    if isInertItself { return nil }
    let yields = focusPart?.yieldsFocusToContent == true
    if !yields, isFocusable, !isReachedByTabOnly { return self }
    guard hasStack else { return nil }
    for child in children {
      if let found = child.firstFocusableOfEnabled { return found }
    }
    return yields ? self : nil
  }

  private var isInertItself: Bool { style.isInert || focusPart?.blocksInput == true }

  /// Whether the widget can have the focus as it is.
  package final var canBecomeFocused: Bool { isFocusable && !isDisabled }

  /// Whether Tab stops here.
  final var isTabStop: Bool { canBecomeFocused && isReachedByTab }

  /// All inside the widget at which Tab stops, in order. O(n).
  final var allTabStops: [Widget] {
    var found: [Widget] = []
    let last = last
    var widget: Widget = self
    while widget !== last, let next = widget.next() {
      if next.isTabStop { found.append(next) }
      widget = next
    }
    return found
  }

  /// Whether all containers around the widget admit Tab.
  final var isReachedByTab: Bool {
    var current = self
    while let parent = current.parent {
      guard parent.focusPart?.admitsTab(to: current) != false else { return false }
      current = parent
    }
    return true
  }

  /// Whether the widget or one around it is disabled, collapsed or blocks input.
  public final var isDisabled: Bool {
    selfAndAncestors.contains(where: \.isInertItself)
  }

  /// The outermost of the widget and those around it that is disabled, collapsed or blocks input.
  final var outermostDisabled: Widget? {
    var found: Widget?
    for widget in selfAndAncestors where widget.isInertItself { found = widget }
    return found
  }

  /// Whether the widget is all that a row of a list has: what is done with the row is
  /// then done with the widget.
  public final var isWholeRow: Bool {
    var current = self
    while let parent = current.parent {
      if parent.focusPart?.receivesLostFocus == true { return true }
      guard parent.children.count == 1 else { return false }
      current = parent
    }
    return false
  }

  /// The widget itself or the nearest around it that receives the focus which something inside
  /// lost.
  final var nearestReceivingLostFocus: Widget? {
    selfAndAncestors.first { $0.focusPart?.receivesLostFocus == true && $0.canBecomeFocused }
  }

  /// The outermost focus scope around the widget that has no place inside; `nil` if there is none.
  final func outermostScope(without place: Widget?) -> Widget? {
    var found: Widget?
    for scope in selfAndAncestors where scope.style.isFocusScope {
      if place?.isInside(scope) == true { break }
      found = scope
    }
    return found
  }

  /// The widget itself or the nearest around it that can have the focus.
  final var nearestFocusable: Widget? {
    selfAndAncestors.first(where: \.canBecomeFocused)
  }

  /// Tells all widgets around this one that the focus moved to or away from it.
  final func notifyAncestorsOfFocus() {
    for widget in ancestors { widget.focusPart?.focusMovedInside() }
  }

  /// Tells all widgets around this one, which has the focus, that a press is to be handled.
  final func notifyAncestorsOfComingPress() {
    for widget in ancestors { widget.focusPart?.willPressInside() }
  }

  /// Tells all widgets around this field that its text was submitted.
  final func notifyAncestorsOfSubmission() {
    for widget in ancestors { widget.focusPart?.submittedInside() }
  }

  /// Tells all widgets around this one that it was pressed.
  final func notifyAncestorsOfPress() {
    for widget in ancestors { widget.focusPart?.pressedInside() }
  }
}
