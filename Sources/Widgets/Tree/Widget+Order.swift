import RecurseLayout
import RecurseTerminal

extension Widget {
  /// The next widget in tree order: parents before children, siblings from first to last.
  final func next(skippingChildren: Bool = false) -> Widget? {
    if !skippingChildren, let first = children.first { return first }
    var current = self
    while let parent = current.parent {
      let index = current.index(in: parent)
      if index + 1 < parent.children.count { return parent.children[index + 1] }
      current = parent
    }
    return nil
  }

  /// The widget before this one in tree order.
  final var previous: Widget? {
    guard let parent else { return nil }
    let index = index(in: parent)
    guard index > 0 else { return parent }
    return parent.children[index - 1].last
  }

  /// The last widget in tree order of this one and those below it.
  final var last: Widget {
    var last = self
    while let child = last.children.last { last = child }
    return last
  }

  /// The widget's place among its siblings. They remember it, so that a walk from one to the next
  /// does not search all of them at each step.
  final func index(in parent: Widget) -> Int {
    if knownIndex < parent.children.count, parent.children[knownIndex] === self {
      return knownIndex
    }
    for (index, child) in parent.children.enumerated() { child.knownIndex = index }
    return knownIndex
  }

  /// The widget itself or the first one inside it that Tab comes to.
  final var firstFocusable: Widget? { isDisabled ? nil : firstFocusableOfEnabled }

  /// The same where nothing around the widget is disabled: each widget is asked once.
  private var firstFocusableOfEnabled: Widget? {
    if takesNoPartItself { return nil }
    if !yieldsFocusToContent, isFocusable { return self }
    guard hasStack else { return nil }
    for child in children {
      if let found = child.firstFocusableOfEnabled { return found }
    }
    return yieldsFocusToContent ? self : nil
  }

  private var takesNoPartItself: Bool { box.takesNoPart || isShut }

  /// The widget itself or the first one inside it for which the state asks for the focus.
  final var firstThatWantsFocus: Widget? {
    if box.wantsFocus == true { return self }
    guard hasStack else { return nil }
    for child in children {
      if let found = child.firstThatWantsFocus { return found }
    }
    return nil
  }

  /// The widget itself or the first scroll view or list inside it.
  final var firstScrollView: Widget? {
    if isScrolled { return self }
    guard hasStack else { return nil }
    for child in children {
      if let found = child.firstScrollView { return found }
    }
    return nil
  }

  /// Whether the widget is another or stands below it.
  final func isInside(_ other: Widget) -> Bool {
    var current: Widget? = self
    while let widget = current {
      if widget === other { return true }
      current = widget.parent
    }
    return false
  }

  /// Whether the widget itself lets Tab come here now.
  final var canTakeFocus: Bool { isFocusable && !isDisabled }

  /// Whether nothing around the widget keeps Tab from it.
  final var isReachedByTab: Bool {
    var current = self
    while let parent = current.parent {
      guard parent.admitsTab(to: current) else { return false }
      current = parent
    }
    return true
  }

  /// Whether Tab stops here.
  final var isTabStop: Bool { canTakeFocus && isReachedByTab }

  /// Whether something of the widget is in the window, or of what it can be scrolled into sight in.
  /// What has not been laid out yet counts as seen.
  final var canBeSeen: Bool {
    guard let tree, layout.isPlaced else { return true }
    var outermost = self
    var current = parent
    while let widget = current {
      if widget.isScrolled { outermost = widget }
      current = widget.parent
    }
    guard let place = Placement(of: outermost, in: tree) else { return false }
    return !place.visible.intersection(tree.grid.bounds).isEmpty
  }

  /// The widget itself or the nearest around it that takes over the focus from what is inside.
  final var nearestThatKeepsFocus: Widget? {
    var current: Widget? = self
    while let widget = current {
      if widget.keepsFocus, widget.canTakeFocus { return widget }
      current = widget.parent
    }
    return nil
  }

  /// Tells all around the widget that the focus came to it.
  final func tellAroundOfFocus() {
    var current = parent
    while let widget = current {
      widget.focusMovedInside()
      current = widget.parent
    }
  }

  /// What shows that the widget has the focus is another: the widget's own look, or the border of a
  /// box around it alone.
  final func focusMarkChanged() {
    setNeedsPaint()
    var around = parent
    while let widget = around, widget.children.count == 1 {
      if widget.box.border != nil { widget.setNeedsPaint() }
      around = widget.parent
    }
  }

  /// Tells all around the widget that it was pressed.
  final func tellAroundOfPress() {
    var current = parent
    while let widget = current {
      widget.pressedInside()
      current = widget.parent
    }
  }

  /// Whether the widget or one around it is disabled, collapsed or shut.
  final var isDisabled: Bool {
    var current: Widget? = self
    while let widget = current {
      if widget.takesNoPartItself { return true }
      current = widget.parent
    }
    return false
  }

  /// The outermost of the widget and those around it that is disabled, collapsed or shut.
  final var outermostDisabled: Widget? {
    var found: Widget?
    var current: Widget? = self
    while let widget = current {
      if widget.takesNoPartItself { found = widget }
      current = widget.parent
    }
    return found
  }
}
