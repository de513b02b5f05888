import CStack
import RecurseLayout
import RecurseTerminal

/// The result of a hit test at a point of the screen.
@MainActor
struct Hit {
  var widget: Widget
  /// The widget's upper left corner on the screen.
  var corner: CellPoint
  /// Whether the widget or an ancestor hides what is behind it from the mouse.
  var blocksMouse: Bool

  /// Goes on to a widget around this one.
  mutating func moveOut(to ancestor: Widget) {
    while widget !== ancestor, let parent = widget.parent {
      let rect = parent.paintedRect(
        ofChildIn: widget.layout.frame, displacedBy: widget.stickyOffset)
      corner = CellPoint(column: corner.column - rect.column, row: corner.row - rect.row)
      widget = parent
    }
  }

  /// Returns the control whose title is at a point, before it in a form or beside it, or `nil` if a
  /// click is meant for the widget that is hit.
  func titledControl(at point: CellPoint) -> Widget? {
    if widget.accessibleRole == .label, !widget.isFocusable { return widget.parent?.firstFocusable }
    let isTitle = widget.isTitle(at: widget.contentPoint(point, at: corner))
    return isTitle && widget.field?.isPressedByTitle == false ? widget.firstFocusable : nil
  }
}

extension WidgetTree {
  /// Returns the innermost visible widget at a point, by the last layout. O(depth) if children are
  /// laid out in order.
  func hit(_ point: CellPoint) -> Hit? {
    let corner = CellPoint(column: 0, row: 0)
    for layer in layers.reversed() {
      let hit = layer.hit(point, at: corner, clip: layer.layout.frame)
      // Nothing is hit behind a layer that has the input.
      if layer.element.kind.takesInput { return hit }
      if layer.element.kind.takesMouseOnContent, let hit, hit.widget !== layer { return hit }
    }
    return root.hit(point, at: corner, clip: root.layout.frame)
  }

  /// Returns a point of the screen at which a click hits a widget. It is the middle of the visible
  /// part or, if that misses the widget, the upper left corner; `nil` if the widget is not visible.
  package func clickPoint(on widget: Widget) -> CellPoint? {
    guard let place = Placement(of: widget, in: self) else { return nil }
    let edges = widget.contentEdges
    let size = widget.contentSize
    let content = CellRect(
      column: place.origin.column + edges.left, row: place.origin.row + edges.top,
      columns: size.columns, rows: size.rows
    ).intersection(place.visible)
    let rect = content.isEmpty ? place.visible : content
    let candidates = [
      CellPoint(column: rect.column + rect.columns / 2, row: rect.row + rect.rows / 2),
      CellPoint(column: rect.column, row: rect.row),
    ]
    return candidates.first {
      rect.contains($0) && widget.hitTest(widget.contentPoint($0, at: place.origin))
    }
  }
}

extension Widget {
  /// A Boolean value that indicates whether the mouse was last over the visible part of the widget.
  public final var isUnderMouse: Bool {
    guard let tree, let location = tree.mouse.location,
      let place = Placement(of: self, in: tree), place.visible.contains(location)
    else { return false }
    return hitTest(contentPoint(location, at: place.origin))
  }

  /// Converts a point of the screen to one of the widget's content.
  ///
  /// - Parameter corner: the widget's upper left corner on the screen.
  final func contentPoint(_ location: CellPoint, at corner: CellPoint) -> CellPoint {
    let edges = contentEdges
    return CellPoint(
      column: location.column - corner.column - edges.left,
      row: location.row - corner.row - edges.top)
  }

  /// Tests children from the last painted to the first. A child in transition is hit at its layout
  /// position.
  fileprivate final func hit(_ point: CellPoint, at corner: CellPoint, clip: CellRect) -> Hit? {
    let rect = CellRect(
      column: corner.column, row: corner.row, columns: layout.frame.columns,
      rows: layout.frame.rows)
    let visible = rect.intersection(clip)
    let contentPoint = contentPoint(point, at: corner)
    guard visible.contains(point), hitTest(contentPoint) || isTitle(at: contentPoint),
      !recurse_stack_is_low()
    else { return nil }
    let inside = visible.intersection(childClip(in: rect))
    guard inside.contains(point) else {
      return Hit(widget: self, corner: corner, blocksMouse: true)
    }
    func hit(_ child: Widget) -> Hit? {
      let place = paintedRect(ofChildIn: child.layout.frame, displacedBy: child.stickyOffset)
        .offset(columns: corner.column, rows: corner.row)
      return child.hit(
        point, at: CellPoint(column: place.column, row: place.row), clip: inside)
    }
    let first = containerPart?.frontChild
    // It is painted on the widget's background, which hides what is behind.
    if let hit = first.flatMap(hit) { return hit }
    var front: Hit?
    let spot = CellRect(
      column: point.column - corner.column, row: point.row - corner.row, columns: 1, rows: 1)
    // In transition, children have no order that could be searched.
    let candidates = childTransitions == nil ? indices(ofChildrenIn: spot) : children.indices
    for index in candidates.reversed() where children[index] !== first {
      guard let hit = hit(children[index]) else { continue }
      if hit.blocksMouse { return hit }
      front = front ?? hit
    }
    let blocksMouse = blocksMouse || style.background != nil
    guard var front else { return Hit(widget: self, corner: corner, blocksMouse: blocksMouse) }
    front.blocksMouse = blocksMouse
    return front
  }
}
