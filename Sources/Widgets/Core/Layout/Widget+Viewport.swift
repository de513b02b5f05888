import RecurseLayout
import RecurseTerminal

extension Widget {
  /// Whether the widget or an ancestor bounds expanding content by a viewport.
  final var isInScrollView: Bool {
    scrollContainer?.contentViewport != nil || nearestContentViewport != nil
  }

  /// The viewport of the nearest scroll view around the widget.
  private var nearestContentViewport: ContentViewport? {
    for widget in ancestors {
      if let viewport = widget.scrollContainer?.contentViewport { return viewport }
    }
    return nil
  }

  /// The style of a widget that expands to the available room: a column whose size does not depend
  /// on its content. In a scroll view, which is unbounded along its axes, it is as large as the
  /// viewport.
  package final var expandingStyle: LayoutStyle {
    var style = LayoutStyle()
    style.direction = .column
    style.alignItems = .stretch
    style.containment = .size
    style.stretchesWidth = true
    style.stretchesHeight = true
    style.flexGrow = 1
    style.flexBasis = 0
    if let rows = tree?.fittedRows[ObjectIdentifier(self)] { style.idealHeight = .within(rows) }
    guard let viewport = nearestContentViewport else { return style }
    if viewport.axes.contains(.horizontal) { style.idealWidth = .within(viewport.size.columns) }
    if viewport.axes.contains(.vertical) { style.idealHeight = .within(viewport.size.rows) }
    return style
  }

  /// The style of a widget of a height of its own that expands along a row, and across a column.
  package final var stretchingStyle: LayoutStyle {
    var style = LayoutStyle()
    if parent?.stackDirection == .row {
      style.flexGrow = 1
    } else {
      style.alignSelf = .stretch
    }
    return style
  }

  /// Updates the styles of expanding content in this scroll view after its viewport has changed
  /// size. Inner scroll views have their own viewports.
  final func viewportChanged() {
    if layout.style.containment != .none { refreshLayoutStyle() }
    guard scrollContainer?.contentViewport == nil else { return }
    for child in children { child.viewportChanged() }
  }

  /// Scrolls all scroll views around the widget, from the inside out, until a rectangle of the
  /// widget is visible, or the part of it for which there is room. The rectangle is in cells from
  /// the widget's corner.
  public final func scrollIntoView(_ rect: CellRect) {
    var rect = rect
    var current: Widget = self
    while let parent = current.parent {
      let frame = current.layout.frame
      rect = rect.offset(columns: frame.column, rows: frame.row)
      parent.scrollContainer?.reveal(rect)
      rect = rect.offset(
        columns: -parent.scrollOffset.columns, rows: -parent.scrollOffset.rows)
      let seen = rect.intersection(
        parent.childClip(
          in: CellRect(
            column: 0, row: 0, columns: parent.layout.frame.columns,
            rows: parent.layout.frame.rows)))
      if !seen.isEmpty { rect = seen }
      current = parent
    }
  }

  /// Whether the content is scrolled, with a position that the state may set.
  final var isScrolled: Bool { scrollContainer?.hasPosition == true }

  /// Returns the value of a modifier of the widget, or of the nearest ancestor up to the next
  /// scroll container.
  ///
  /// - Parameter value: the value of one widget. A style that were passed would be copied.
  package final func nearestStyle<Value>(_ value: (Widget) -> Value?) -> Value? {
    for widget in selfAndAncestors {
      guard widget === self || !widget.isScrolled else { return nil }
      if let found = value(widget) { return found }
    }
    return nil
  }

  /// The place of the content that stays where it is, as the nearest modifier says.
  package final var scrollAnchor: Alignment? { nearestStyle { $0.style.scrollAnchor } }

  /// Whether modifiers here and around the widget allow scrollbars.
  package final var showsScrollIndicators: Bool {
    for widget in selfAndAncestors {
      if let visibility = widget.style.scrollIndicators { return visibility != .hidden }
    }
    return true
  }
}
