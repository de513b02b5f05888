import RecurseLayout
import RecurseTerminal

// Tree order: parents before children, siblings from first to last.
extension Widget {
  /// The next widget in tree order.
  package final func next(skippingChildren: Bool = false) -> Widget? {
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

  /// The widget's index among its siblings. It is cached, so that a walk from one sibling to the
  /// next does not search all of them at each step.
  final func index(in parent: Widget) -> Int {
    if cachedIndex < parent.children.count, parent.children[cachedIndex] === self {
      return cachedIndex
    }
    for (index, child) in parent.children.enumerated() { child.cachedIndex = index }
    return cachedIndex
  }

  /// Whether the widget is another or below it.
  package final func isInside(_ other: Widget) -> Bool {
    // An isolated closure that the standard library calls costs 280 instructions each time.
    var widget: Widget? = self
    while let current = widget {
      if current === other { return true }
      widget = current.parent
    }
    return false
  }

  /// The nearest widget of a type around this one. O(depth).
  package final func nearest<Wanted: Widget>(_ type: Wanted.Type) -> Wanted? {
    for widget in ancestors {
      if let found = widget as? Wanted { return found }
    }
    return nil
  }

  /// The widget itself or the first scroll container inside it.
  final var firstScrollView: Widget? {
    if isScrolled { return self }
    guard hasStack else { return nil }
    for child in children {
      if let found = child.firstScrollView { return found }
    }
    return nil
  }

  /// Whether something of the widget is in the window as everything is scrolled now.
  final var isInSight: Bool {
    guard let tree, let place = Placement(of: self, in: tree) else { return false }
    return !place.visible.intersection(tree.grid.bounds).isEmpty
  }

  /// The first of the widgets inside at which Tab stops that is in sight. O(n).
  final var firstFocusableInSight: Widget? {
    allTabStops.first { $0.isInSight && !$0.isReachedByTabOnly }
  }

  /// Whether something of the widget is in the window, or of what it can be scrolled into view in.
  /// A widget that was not laid out yet counts as visible.
  final var canBeSeen: Bool {
    guard tree != nil, layout.isPlaced else { return true }
    var outermost = self
    for widget in ancestors where widget.isScrolled { outermost = widget }
    return outermost.isInSight && !isBesideViewport
  }

  /// Whether the widget is outside a scroll view around it along an axis that does not scroll.
  /// O(depth)
  private var isBesideViewport: Bool {
    var current = self
    var rect = CellRect(
      column: 0, row: 0, columns: layout.frame.columns, rows: layout.frame.rows)
    while let parent = current.parent {
      rect = rect.offset(columns: current.layout.frame.column, rows: current.layout.frame.row)
      if let viewport = parent.scrollContainer?.contentViewport {
        var seen = rect
        if viewport.axes.contains(.horizontal) { (seen.column, seen.columns) = (0, 1) }
        if viewport.axes.contains(.vertical) { (seen.row, seen.rows) = (0, 1) }
        let bounds = CellRect(
          column: 0, row: 0, columns: max(1, viewport.size.columns),
          rows: max(1, viewport.size.rows))
        if seen.intersection(bounds).isEmpty { return true }
      }
      if parent.isScrolled {
        rect = CellRect(
          column: 0, row: 0, columns: parent.layout.frame.columns, rows: parent.layout.frame.rows)
      }
      current = parent
    }
    return false
  }
}

extension Widget {
  /// The widgets around this one, from the inside out.
  final var ancestors: WidgetAncestors { WidgetAncestors(next: parent) }

  /// The widget and those around it, from the inside out.
  package final var selfAndAncestors: WidgetAncestors { WidgetAncestors(next: self) }
}

/// Widgets of which each is the parent of the one before, up to the root.
package struct WidgetAncestors: Sequence, IteratorProtocol {
  private var upcoming: Widget?

  init(next: Widget?) { upcoming = next }

  package mutating func next() -> Widget? {
    let widget = upcoming
    upcoming = widget?.parent
    return widget
  }
}
