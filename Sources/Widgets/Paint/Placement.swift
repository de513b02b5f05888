import RecurseLayout
import RecurseTerminal

/// Where a widget stands on the screen, and what it stands in.
@MainActor
struct Placement {
  /// The widget's upper left corner.
  var origin = CellPoint(column: 0, row: 0)
  /// The part of the screen in which the widget can be seen.
  var visible: CellRect
  /// The background that the widget is painted on.
  var backgroundBehind: Color?
  /// The text style that the widget inherits.
  var textAround = TextStyle()

  /// `nil` where the widget is not in the tree. O(depth).
  init?(of widget: Widget, in tree: WidgetTree) {
    // A widget that was taken out may have outlived the ones around it.
    guard widget.tree === tree else { return nil }
    visible = CellRect(tree.root.layout.frame)
    guard let rect = enter(widget, in: tree) else { return nil }
    visible = visible.intersection(rect)
  }

  /// Goes from the root to a widget.
  ///
  /// - Returns: the widget's rectangle; `nil` where the way does not come from the root.
  private mutating func enter(_ widget: Widget, in tree: WidgetTree) -> CellRect? {
    guard let around = widget.parent else {
      return widget === tree.root ? CellRect(widget.layout.frame) : nil
    }
    guard widget.hasStack, let outer = enter(around, in: tree) else { return nil }
    visible = visible.intersection(around.areaOfChildren(in: outer))
    if let color = around.box.background { backgroundBehind = color }
    textAround = around.box.text.over(textAround)
    if around.box.isDisabled { textAround.attributes.insert(.dim) }
    var rect = around.paintedRect(ofChildIn: widget.layout.frame, displacedBy: widget.shift)
      .offset(columns: origin.column, rows: origin.row)
    if let pose = widget.mover?.painted {
      let place = pose.place.offset(
        columns: origin.column - around.scrollOffset.columns,
        rows: origin.row - around.scrollOffset.rows)
      visible = visible.intersection(place)
      // It is painted as large as its place, which may be larger than its layout is by now.
      if widget.mover?.isComing != true { rect = place }
    }
    origin = CellPoint(column: rect.column, row: rect.row)
    return rect
  }
}

/// A distance on the screen; positive columns are to the right, positive rows are down.
package struct CellOffset: Hashable, Sendable {
  package var columns: Int
  package var rows: Int

  package init(columns: Int = 0, rows: Int = 0) {
    self.columns = columns
    self.rows = rows
  }

  package static let zero = CellOffset()
}

extension CellRect {
  init(_ frame: LayoutFrame) {
    self.init(column: frame.x, row: frame.y, columns: frame.width, rows: frame.height)
  }
}

extension Widget {
  /// How far from its layout the widget is painted.
  final var shift: CellOffset {
    CellOffset(
      columns: pinning.columns + displacement.columns, rows: pinning.rows + displacement.rows)
  }

  /// Where a child is painted in this widget, from its layout: scrolled, and on its way.
  final func paintedRect(
    ofChildIn frame: LayoutFrame, displacedBy displacement: CellOffset
  ) -> CellRect {
    CellRect(frame).offset(
      columns: displacement.columns - scrollOffset.columns,
      rows: displacement.rows - scrollOffset.rows)
  }
}
