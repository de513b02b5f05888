import RecurseLayout
import RecurseReconciler
import RecurseTerminal

// The child that the state asks to show, and the position that is reported to it.
extension ScrollWidget {
  /// The axes along which the content starts at its end.
  var anchoredAxes: Axis.Set {
    guard let anchor = scrollAnchor else { return [] }
    var axes: Axis.Set = []
    if anchor.vertical == .bottom, element.axes.contains(.vertical) { axes.insert(.vertical) }
    if anchor.horizontal == .trailing, element.axes.contains(.horizontal) {
      axes.insert(.horizontal)
    }
    return axes
  }

  /// The axis of pages and ends: to the right if only columns scroll.
  var longAxis: Axis { element.axes == .horizontal ? .horizontal : .vertical }

  /// Scrolls to where the state asks, and tells it what is first in view.
  func serve(_ request: ScrollRequest) {
    var extent = extent(longAxis)
    switch request.goal {
    case .child(let id, let anchor): show(id.key, at: anchor)
    case .distance(let distance):
      extent.scroll(by: distance.rows(page: extent.page))
      _ = move(longAxis, to: extent.offset)
    case .start: _ = move(longAxis, to: 0)
    case .end: _ = move(longAxis, to: extent.maximum)
    }
    reportPosition()
  }

  /// Scrolls to the child with a key, if there is one.
  private func show(_ key: NodeKey, at anchor: Alignment?) {
    guard let content, let child = content.instance?.firstElement(withKey: key),
      let widget = child.widget as? Widget, let rect = widget.rect(in: content)
    else { return }
    var (vertical, horizontal) = (extent(.vertical), extent(.horizontal))
    vertical.show(rect.row..<rect.endRow, at: anchor?.vertical.items)
    horizontal.show(rect.column..<rect.endColumn, at: anchor?.horizontal.items)
    move(to: CellOffset(columns: horizontal.offset, rows: vertical.offset))
  }

  func reveal(_ rect: CellRect) {
    let edges = contentEdges
    let rect = rect.offset(columns: -edges.left, rows: -edges.top)
    var (vertical, horizontal) = (extent(.vertical), extent(.horizontal))
    vertical.reveal(rect.row..<max(rect.row, rect.endRow))
    horizontal.reveal(rect.column..<max(rect.column, rect.endColumn))
    move(to: CellOffset(columns: horizontal.offset, rows: vertical.offset))
  }

  /// The innermost widget that is first in view.
  var firstWidgetInView: Widget? {
    guard var found = content else { return nil }
    var seen = CellRect(
      column: scrollOffset.columns, row: scrollOffset.rows, columns: viewport.columns,
      rows: viewport.rows)
    // What scrolls inside has its own place.
    while !found.isScrolled, let (child, place) = found.firstChild(in: seen) {
      seen = seen.offset(columns: -place.column, rows: -place.row)
      found = child
    }
    return found === content ? nil : found
  }

  /// Reports the topmost visible child to the state.
  func reportPosition() {
    scrolling.report {
      let seen = CellRect(
        column: scrollOffset.columns, row: scrollOffset.rows, columns: viewport.columns,
        rows: viewport.rows)
      return content?.firstKey(in: seen)
    }
  }
}

extension ScrollExtent {
  /// Scrolls a range to a position in the viewport, or as little as needed to show it if there is
  /// none.
  fileprivate mutating func show(_ range: Range<Int>, at position: AlignItems?) {
    guard let position else {
      reveal(range)
      return
    }
    scroll(to: Self.offset(showing: range, at: position, viewport: viewport))
  }
}

extension Widget {
  /// Returns the widget's rectangle in the layout of an ancestor, or `nil` if that is not an
  /// ancestor.
  final func rect(in ancestor: Widget) -> CellRect? {
    var rect = layout.frame.offset(columns: -layout.frame.column, rows: -layout.frame.row)
    var current: Widget = self
    while current !== ancestor {
      guard let parent = current.parent else { return nil }
      let frame = current.layout.frame
      rect = rect.offset(
        columns: frame.column - parent.scrollOffset.columns,
        rows: frame.row - parent.scrollOffset.rows)
      current = parent
    }
    return rect
  }

  /// Returns the first child in a rectangle, and its place.
  fileprivate final func firstChild(in rect: CellRect) -> (Widget, CellRect)? {
    for index in indices(ofChildrenIn: rect) {
      let place = paintedRect(ofChildIn: children[index].layout.frame, displacedBy: .zero)
      if !place.intersection(rect).isEmpty { return (children[index], place) }
    }
    return nil
  }

  /// Returns the key of the first child in a rectangle that has a key or contains a keyed child.
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
  /// Whether the key is the index of a node without a key.
  fileprivate var isPosition: Bool {
    if case .position = self { true } else { false }
  }
}

extension Instance {
  /// The key of the instance in its container, or of an instance around it there.
  fileprivate var keyInContainer: NodeKey? {
    var current: Instance = self
    while let parent = current.parent {
      if let key = current.node.key ?? parent.key(of: current), !key.isPosition { return key }
      guard !(parent is ElementInstance) else { return nil }
      current = parent
    }
    return nil
  }

  /// The first element of the child with a key, here or further in.
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
