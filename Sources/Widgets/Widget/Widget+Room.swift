import RecurseLayout
import RecurseTerminal

extension Widget {
  /// Whether the widget is a scroll view or in one.
  final var isInScrollView: Bool { self is ScrollWidget || nearest(ScrollWidget.self) != nil }

  /// The style of what takes the room that there is and asks for none: a column whose size does not
  /// depend on what is in it. Where nothing bounds it, as in a scroll view, it is as large as what
  /// can be seen there.
  final var styleTakingRoom: LayoutStyle {
    var style = LayoutStyle()
    style.direction = .column
    style.alignItems = .stretch
    style.hasSizeContainment = true
    style.stretchesWidth = true
    style.stretchesHeight = true
    style.flexGrow = 1
    style.flexBasis = 0
    guard let view = nearest(ScrollWidget.self) else { return style }
    let viewport = view.viewport
    if view.element.axes.contains(.horizontal) { style.idealWidth = .within(viewport.columns) }
    if view.element.axes.contains(.vertical) { style.idealHeight = .within(viewport.rows) }
    return style
  }
}
