import RecurseLayout
import RecurseReconciler
import RecurseTerminal

/// What the state asks for, and what it is told.
extension ScrollWidget {
  /// Axes at whose end the content begins.
  var anchoredAxes: Axis.Set {
    guard let anchor = nearestBox({ $0.scrollAnchor }) else { return [] }
    var axes: Axis.Set = []
    if anchor.vertical == .bottom, element.axes.contains(.vertical) { axes.insert(.vertical) }
    if anchor.horizontal == .trailing, element.axes.contains(.horizontal) {
      axes.insert(.horizontal)
    }
    return axes
  }

  /// Shows the child with a key, where there is one.
  func show(_ target: ScrollTarget) {
    guard let content, let child = content.instance?.firstElement(withKey: target.key),
      let widget = child.widget as? Widget, let rect = widget.rect(in: content)
    else { return }
    var (vertical, horizontal) = (extent(.vertical), extent(.horizontal))
    vertical.show(rect.row..<rect.endRow, at: target.anchor?.vertical.items)
    horizontal.show(rect.column..<rect.endColumn, at: target.anchor?.horizontal.items)
    move(to: CellOffset(columns: horizontal.offset, rows: vertical.offset))
  }

  /// Scrolls as little as needed to see a rectangle, which counts from the widget's corner.
  func bringIntoView(_ rect: CellRect) {
    let edges = contentEdges
    let rect = rect.offset(columns: -edges.left, rows: -edges.top)
    var (vertical, horizontal) = (extent(.vertical), extent(.horizontal))
    vertical.reveal(rect.row..<max(rect.row, rect.endRow))
    horizontal.reveal(rect.column..<max(rect.column, rect.endColumn))
    move(to: CellOffset(columns: horizontal.offset, rows: vertical.offset))
  }

  /// Tells the state which child is at the upper edge, where it wants to know.
  func reportPosition() {
    guard let instance, let content else { return }
    var current: Instance? = instance
    while let outer = current {
      let element = outer as? ElementInstance
      // A scroll view around this one has a position of its own.
      if element !== instance, (element?.widget as? Widget)?.isScrolled == true { return }
      if outer.listens(for: ScrollPosition.self) {
        let seen = CellRect(
          column: scrollOffset.columns, row: scrollOffset.rows, columns: viewport.columns,
          rows: viewport.rows)
        reported = content.firstKey(in: seen)
        _ = outer.hears(ScrollPosition(key: reported))
        return
      }
      current = outer.parent
    }
  }
}

extension ScrollExtent {
  /// Brings a range to a place in the viewport; without one, as little as needed to see it.
  fileprivate mutating func show(_ range: Range<Int>, at place: AlignItems?) {
    switch place {
    case nil: reveal(range)
    case .center: scroll(to: range.lowerBound - (viewport - range.count) / 2)
    case .safeCenter: scroll(to: range.lowerBound - max(0, viewport - range.count) / 2)
    case .end: scroll(to: range.upperBound - viewport)
    case .start, .baseline, .stretch: scroll(to: range.lowerBound)
    }
  }
}

extension Widget {
  /// What the box says, or the nearest around it up to another scroll view.
  final func nearestBox<Value>(_ value: (BoxStyle) -> Value?) -> Value? {
    var current: Widget? = self
    while let widget = current, widget === self || !widget.isScrolled {
      if let found = value(widget.box) { return found }
      current = widget.parent
    }
    return nil
  }

  /// Whether a scrollbar is shown where there is more than can be seen.
  final var showsScrollIndicators: Bool {
    var current: Widget? = self
    while let widget = current {
      if let visibility = widget.box.scrollIndicators { return visibility != .hidden }
      current = widget.parent
    }
    return true
  }

  /// Scrolls all that is scrolled around the widget, from the inside out, until a rectangle of the
  /// widget can be seen, or the part of it for which there is room.
  final func revealAround(_ rect: CellRect) {
    var rect = rect
    var current: Widget = self
    while let parent = current.parent {
      let frame = current.layout.frame
      rect = rect.offset(columns: frame.x, rows: frame.y)
      parent.reveal(rect)
      rect = rect.offset(
        columns: -parent.scrollOffset.columns, rows: -parent.scrollOffset.rows)
      let seen = rect.intersection(
        parent.areaOfChildren(
          in: CellRect(
            column: 0, row: 0, columns: parent.layout.frame.width,
            rows: parent.layout.frame.height)))
      if !seen.isEmpty { rect = seen }
      current = parent
    }
  }

  /// Where the widget is laid out in one around it; `nil` where that is not around it.
  fileprivate final func rect(in ancestor: Widget) -> CellRect? {
    var rect = CellRect(layout.frame).offset(columns: -layout.frame.x, rows: -layout.frame.y)
    var current: Widget = self
    while current !== ancestor {
      guard let parent = current.parent else { return nil }
      let frame = current.layout.frame
      rect = rect.offset(
        columns: frame.x - parent.scrollOffset.columns, rows: frame.y - parent.scrollOffset.rows)
      current = parent
    }
    return rect
  }

  /// The key of the first child in a rectangle that has one, or has one inside it.
  fileprivate final func firstKey(in rect: CellRect) -> NodeKey? {
    for index in indices(ofChildrenIn: rect) {
      let child = children[index]
      let place = paintedRect(ofChildIn: child.layout.frame, displacedBy: .zero)
      guard !place.intersection(rect).isEmpty else { continue }
      let inside = rect.offset(columns: -place.column, rows: -place.row)
      if let key = child.instance?.keyInContainer ?? child.firstKey(in: inside) { return key }
    }
    return nil
  }
}

extension NodeKey {
  /// Whether it only counts, of a node that has no key of its own.
  fileprivate var isPosition: Bool {
    if case .position = self { true } else { false }
  }
}

extension Instance {
  /// The key that sets the instance apart in its container, or something around it there.
  fileprivate var keyInContainer: NodeKey? {
    var current: Instance = self
    while let parent = current.parent {
      if let key = current.node.key ?? parent.key(of: current), !key.isPosition { return key }
      guard !(parent is ElementInstance) else { return nil }
      current = parent
    }
    return nil
  }

  /// The first element of what has a key, here or further in.
  fileprivate func firstElement(withKey key: NodeKey) -> ElementInstance? {
    let keys = childKeys
    for (place, child) in childInstances.enumerated() {
      if child.node.key == key || keys.map({ $0[place] == key }) == true {
        return child.firstElement
      }
      if let found = child.firstElement(withKey: key) { return found }
    }
    return nil
  }

  private var firstElement: ElementInstance? {
    if let element = self as? ElementInstance { return element }
    for child in childInstances {
      if let found = child.firstElement { return found }
    }
    return nil
  }
}
