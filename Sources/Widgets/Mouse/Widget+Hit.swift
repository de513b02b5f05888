import CStack
import RecurseLayout
import RecurseTerminal

/// What stands at a point of the screen.
@MainActor
struct Hit {
  var widget: Widget
  /// The widget's upper left corner on the screen.
  var corner: CellPoint
  /// Whether the widget, or one around it, painted something there: nothing behind it is meant.
  var isSolid: Bool
}

extension WidgetTree {
  /// The innermost widget that can be seen at a point, as of the last layout. O(depth), where
  /// children stand in order.
  func hit(_ point: CellPoint) -> Hit? {
    root.hit(
      point, at: CellPoint(column: 0, row: 0), clip: CellRect(root.layout.frame))
  }

  /// Where one would click on a widget: the middle of what can be seen of it, or where that is
  /// beside it, its beginning; `nil` where it cannot be seen.
  package func placeToClick(on widget: Widget) -> CellPoint? {
    guard let place = Placement(of: widget, in: self) else { return nil }
    let rect = place.visible
    let candidates = [
      CellPoint(column: rect.column + rect.columns / 2, row: rect.row + rect.rows / 2),
      CellPoint(column: rect.column, row: rect.row),
    ]
    return candidates.first {
      rect.contains($0) && widget.covers(widget.contentPoint($0, at: place.origin))
    }
  }
}

extension Widget {
  /// Whether the mouse was last where the widget can be seen.
  public final var isUnderMouse: Bool {
    guard let tree, let location = tree.mouse.location,
      let place = Placement(of: self, in: tree), place.visible.contains(location)
    else { return false }
    return covers(contentPoint(location, at: place.origin))
  }

  /// A place on the screen, from the upper left corner of the content of a widget whose own corner
  /// is known.
  final func contentPoint(_ location: CellPoint, at corner: CellPoint) -> CellPoint {
    let edges = contentEdges
    return CellPoint(
      column: location.column - corner.column - edges.left,
      row: location.row - corner.row - edges.top)
  }

  /// Looks where the painter paints, from the last that it paints to the first. What is on its way
  /// is met where it belongs.
  fileprivate final func hit(_ point: CellPoint, at corner: CellPoint, clip: CellRect) -> Hit? {
    let rect = CellRect(
      column: corner.column, row: corner.row, columns: layout.frame.width,
      rows: layout.frame.height)
    let visible = rect.intersection(clip)
    guard visible.contains(point), covers(contentPoint(point, at: corner)),
      !recurse_stack_is_low()
    else { return nil }
    let inside = visible.intersection(areaOfChildren(in: rect))
    guard inside.contains(point) else { return Hit(widget: self, corner: corner, isSolid: true) }
    func hit(_ child: Widget) -> Hit? {
      let place = paintedRect(ofChildIn: child.layout.frame, displacedBy: child.pinning)
        .offset(columns: corner.column, rows: corner.row)
      return child.hit(
        point, at: CellPoint(column: place.column, row: place.row), clip: inside)
    }
    let first = frontChild
    // It is painted on the background, so that nothing behind it is meant.
    if let hit = first.flatMap(hit) { return hit }
    var front: Hit?
    let spot = CellRect(
      column: point.column - corner.column, row: point.row - corner.row, columns: 1, rows: 1)
    // On their way, children are in no order that could be searched.
    let candidates = movement == nil ? indices(ofChildrenIn: spot) : children.indices
    for index in candidates.reversed() where children[index] !== first {
      guard let hit = hit(children[index]) else { continue }
      if hit.isSolid { return hit }
      front = front ?? hit
    }
    let isSolid = isSolid || box.background != nil
    guard var front else { return Hit(widget: self, corner: corner, isSolid: isSolid) }
    front.isSolid = isSolid
    return front
  }
}
