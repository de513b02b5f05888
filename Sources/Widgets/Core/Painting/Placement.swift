import RecurseLayout
import RecurseTerminal
import RecurseThemes

/// The place of a widget on the screen, and what it inherits there.
@MainActor
struct Placement {
  /// The widget's upper left corner.
  var origin = CellPoint(column: 0, row: 0)
  /// The part of the screen in which the widget can be seen.
  var visible: CellRect
  /// The meaning of colors behind the widget.
  var look: Look
  /// The text style that the widget inherits.
  var textAround = TextStyle()

  /// Finds a widget; `nil` where it is not in the tree. O(depth).
  init?(of widget: Widget, in tree: WidgetTree) {
    // A removed widget may have outlived the ones around it.
    guard widget.tree === tree else { return nil }
    visible = tree.root.layout.frame
    look = tree.rootLook
    guard let rect = enter(widget, in: tree) else { return nil }
    visible = visible.intersection(rect)
  }

  /// Descends from the root to a widget.
  ///
  /// - Returns: the widget's rectangle; `nil` where the widget is not below the root.
  private mutating func enter(_ widget: Widget, in tree: WidgetTree) -> CellRect? {
    guard let around = widget.parent else {
      if widget is LayerWidget { look = widget.lookOfRoot(in: tree) }
      return widget === tree.root || widget is LayerWidget ? widget.layout.frame : nil
    }
    guard widget.hasStack, let outer = enter(around, in: tree) else { return nil }
    visible = visible.intersection(around.childClip(in: outer))
    if look.changes(in: around) { _ = look.enter(around) }
    textAround = around.style.text.over(textAround)
    var rect = around.paintedRect(ofChildIn: widget.layout.frame, displacedBy: widget.paintOffset)
      .offset(columns: origin.column, rows: origin.row)
    if let pose = widget.transition?.painted {
      let place = pose.place.offset(
        columns: origin.column - around.scrollOffset.columns,
        rows: origin.row - around.scrollOffset.rows)
      visible = visible.intersection(place)
      // It is painted as large as its place, which may be larger than its frame.
      if widget.transition?.isInsertion != true { rect = place }
    }
    origin = CellPoint(column: rect.column, row: rect.row)
    return rect
  }
}

extension Widget {
  /// The distance at which the widget is painted from its layout.
  final var paintOffset: CellOffset {
    guard let displacement = transition?.displacement else { return stickyOffset }
    return CellOffset(
      columns: stickyOffset.columns + displacement.columns,
      rows: stickyOffset.rows + displacement.rows)
  }

  /// Returns the place at which a child with a frame is painted in this widget: scrolled, and
  /// displaced.
  final func paintedRect(
    ofChildIn frame: CellRect, displacedBy displacement: CellOffset
  ) -> CellRect {
    frame.offset(
      columns: displacement.columns - scrollOffset.columns,
      rows: displacement.rows - scrollOffset.rows)
  }
}
