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
    var path: [Widget] = []
    var current: Widget? = widget
    while let ancestor = current {
      path.append(ancestor)
      current = ancestor.parent
    }
    guard path.last === tree.root else { return nil }
    visible = CellRect(tree.root.layout.frame)
    for ancestor in path.reversed() {
      let frame = ancestor.layout.frame
      origin.column += frame.x
      origin.row += frame.y
      let rect = CellRect(
        column: origin.column, row: origin.row, columns: frame.width, rows: frame.height)
      guard ancestor !== widget else {
        visible = visible.intersection(rect)
        break
      }
      visible = visible.intersection(ancestor.insideBorder(of: rect))
      if let color = ancestor.box.background { backgroundBehind = color }
      textAround = ancestor.box.text.over(textAround)
      if ancestor.box.isDisabled { textAround.attributes.insert(.dim) }
    }
  }
}
