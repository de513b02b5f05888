import RecurseTerminal

// The tab order, and what keeps a widget out of it.
extension Widget {
  /// The widget itself or the first focusable widget inside it, in tab order.
  package final var firstFocusable: Widget? {
    isDisabled || isUnfocusable ? nil : firstFocusableOfEnabled ?? (isFocusable ? self : nil)
  }

  /// The widget inside that has the initial focus if this is the root of a layer or of the tree. It
  /// is the one a modifier asks for, or else the first, or the most harmless button.
  package final var initialFocus: Widget? {
    if let wanted = wantedFocus { return wanted }
    return focusPart?.beginsHarmlessly == true ? mostHarmlessButton : firstFocusable
  }

  private var mostHarmlessButton: Widget? {
    func isFor(_ purpose: ButtonRole?) -> Widget? {
      firstFocusable { ($0 as? any Pressable).map { $0.purpose == purpose } == true }
    }
    return isFor(.cancel) ?? isFor(nil)
      ?? allTabStops.first { ($0 as? any Pressable)?.purpose != .destructive }
  }

  /// The widget inside for which a modifier asks for the initial focus.
  final var wantedFocus: Widget? { firstFocusable(where: \.style.isDefaultFocus) }

  /// Returns the first focusable widget in the first widget inside that meets a condition.
  private func firstFocusable(where condition: (Widget) -> Bool) -> Widget? {
    let end = next(skippingChildren: true)
    var widget: Widget? = self
    while let current = widget, current !== end {
      if condition(current), let wanted = current.firstFocusable { return wanted }
      widget = current.next()
    }
    return nil
  }

  /// The same, if no ancestor of the widget is disabled: each widget is asked once.
  private var firstFocusableOfEnabled: Widget? {
    if isInertItself || style.isUnfocusable { return nil }
    let yields = focusPart?.yieldsFocusToContent == true
    if !yields, isFocusable, !isReachedByTabOnly { return self }
    guard hasStack else { return nil }
    for child in children {
      if let found = child.firstFocusableOfEnabled { return found }
    }
    return yields ? self : nil
  }

  private var isInertItself: Bool { style.isInert || focusPart?.blocksInput == true }

  /// Whether the widget can have the focus now.
  package final var canBecomeFocused: Bool { isFocusable && !isDisabled && !isUnfocusable }

  /// Whether a modifier keeps the focus out of the widget or of an ancestor.
  private var isUnfocusable: Bool { selfAndAncestors.contains(where: \.style.isUnfocusable) }

  /// Whether Tab stops here.
  final var isTabStop: Bool { canBecomeFocused && isReachedByTab }

  /// All tab stops inside the widget, in order. O(n).
  package final var allTabStops: [Widget] {
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

  /// A Boolean value that indicates whether the widget or an ancestor is disabled, collapsed or
  /// blocks input.
  public final var isDisabled: Bool {
    selfAndAncestors.contains(where: \.isInertItself)
  }

  /// The outermost of the widget and its ancestors that is disabled, collapsed or blocks input.
  final var outermostDisabled: Widget? {
    var found: Widget?
    for widget in selfAndAncestors where widget.isInertItself { found = widget }
    return found
  }

  /// A Boolean value that indicates whether the widget is the whole content of a list's row.
  /// Actions on the row then act on the widget.
  public final var isWholeRow: Bool {
    var current = self
    while let parent = current.parent {
      if parent.focusPart?.receivesLostFocus == true { return true }
      guard parent.children.count == 1 else { return false }
      current = parent
    }
    return false
  }

  /// The widget itself or its nearest ancestor that receives a focus lost inside.
  final var nearestReceivingLostFocus: Widget? {
    selfAndAncestors.first { $0.focusPart?.receivesLostFocus == true && $0.canBecomeFocused }
  }

  /// The outermost focus scope around the widget that does not contain a place; `nil` if there is
  /// none.
  final func outermostScope(without place: Widget?) -> Widget? {
    var found: Widget?
    for scope in selfAndAncestors where scope.style.isFocusScope {
      if place?.isInside(scope) == true { break }
      found = scope
    }
    return found
  }

  /// The widget itself or its nearest ancestor that can have the focus.
  final var nearestFocusable: Widget? {
    selfAndAncestors.first(where: \.canBecomeFocused)
  }

  /// Notifies all ancestors that the focus moved to or away from this widget.
  final func notifyAncestorsOfFocus() {
    for widget in ancestors { widget.focusPart?.focusMovedInside() }
  }

  /// Notifies all ancestors of this widget, which has the focus, that a press is about to be
  /// handled.
  final func notifyAncestorsOfComingPress() {
    for widget in ancestors { widget.focusPart?.willPressInside() }
  }

  /// Notifies all ancestors of this field that its text was submitted.
  final func notifyAncestorsOfSubmission() {
    for widget in ancestors { widget.focusPart?.submittedInside() }
  }

  /// Notifies all ancestors of this widget that it was pressed.
  final func notifyAncestorsOfPress() {
    for widget in ancestors { widget.focusPart?.pressedInside() }
  }
}

extension Widget {
  /// Whether the state wants the bar that finds a text here: in the first lines in its modifier.
  package final var isToldToFind: Bool {
    guard let told = selfAndAncestors.first(where: { $0.style.showsFindBar != nil }) else {
      return false
    }
    return told.style.showsFindBar == true && told.firstScrollView === self
  }

  /// Whether the state requests the focus here, alone or with the bar that finds a text.
  final var isFocusRequested: Bool { style.requestsFocus == true || isToldToFind }
}
