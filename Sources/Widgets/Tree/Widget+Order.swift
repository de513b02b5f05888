extension Widget {
  /// The next widget in tree order: parents before children, siblings from first to last.
  final func next(skippingChildren: Bool = false) -> Widget? {
    if !skippingChildren, let first = children.first { return first }
    var current = self
    while let parent = current.parent {
      if let index = parent.children.firstIndex(where: { $0 === current }),
        index + 1 < parent.children.count
      {
        return parent.children[index + 1]
      }
      current = parent
    }
    return nil
  }

  /// The widget before this one in tree order.
  final var previous: Widget? {
    guard let parent, let index = parent.children.firstIndex(where: { $0 === self }) else {
      return nil
    }
    guard index > 0 else { return parent }
    var last = parent.children[index - 1]
    while let child = last.children.last { last = child }
    return last
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

  /// Whether Tab comes here now.
  final var canTakeFocus: Bool { isFocusable && !isDisabled }

  /// Whether the widget or one around it is disabled.
  final var isDisabled: Bool {
    var current: Widget? = self
    while let widget = current {
      if widget.box.isDisabled { return true }
      current = widget.parent
    }
    return false
  }
}
