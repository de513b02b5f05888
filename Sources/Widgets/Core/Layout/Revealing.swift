import RecurseLayout
import RecurseTerminal

/// The widget that is scrolled into view after the next layout.
struct Revealing {
  /// Whether there ever was a scroll view.
  var isPossible = false
  fileprivate(set) var widget: Widget?
  /// Whether the stack around it is scrolled into view, too.
  fileprivate var includesStack = false
  /// The focused widget in opened content, until a layout tells whether that is in view.
  fileprivate weak var opened: Widget?
}

extension WidgetTree {
  /// Scrolls a widget into view in all scroll views around it, after the next layout.
  ///
  /// - Parameter withStack: whether the stack around it is scrolled into view too, as far as there
  ///   is room.
  func reveal(_ widget: Widget?, withStack: Bool = false) {
    revealing.includesStack =
      withStack || revealing.includesStack && revealing.widget === widget
    revealing.widget = widget
    setNeedsTurn()
  }

  /// Keeps the focused widget in view after the window's size changes, if all of it was in view
  /// before.
  func keepFocusInSight() {
    guard revealing.isPossible, revealing.widget == nil, let widget = focus.widget,
      let visible = Placement(of: widget, in: self)?.visible
    else { return }
    let frame = widget.layout.frame
    if visible.columns == frame.columns, visible.rows == frame.rows { reveal(widget) }
  }

  /// Checks after the next layout whether a focused widget in opened content is in view.
  func resolveFocusAfterLayout(of widget: Widget) {
    guard revealing.isPossible || inputLayer != nil else { return }
    revealing.opened = widget
    setNeedsTurn()
  }

  func resolveOpenedFocus() {
    guard let widget = revealing.opened, isLaidOut else { return }
    revealing.opened = nil
    if widget.tree === self { widget.layerFocus?.resolveOpened(widget) }
  }

  func applyPendingReveal() {
    guard let widget = revealing.widget else { return }
    revealing.widget = nil
    // Content that is collapsed by now has no position to scroll to.
    guard widget.tree === self, widget.layout.isPlaced else { return }
    let edges = widget.contentEdges
    if revealing.includesStack { widget.parent?.scrollIntoView() }
    revealing.includesStack = false
    // The error of the widget may be shown there.
    widget.errorContainer?.scrollIntoView()
    widget.scrollIntoView()
    let cursor = widget.cursor.map {
      CellRect(column: $0.column, row: $0.row, columns: 1, rows: 1)
    }
    guard let part = cursor ?? widget.focusedPart else { return }
    widget.scrollIntoView(part.offset(columns: edges.left, rows: edges.top))
  }
}

extension Widget {
  /// Scrolls the stack around the widget into view after the next layout. If there is too little
  /// room, it shows the widget and as much of the stack as fits. Use it for content that a person
  /// has opened below its title.
  public final func scrollStackIntoView() { tree?.reveal(self, withStack: true) }

  fileprivate final func scrollIntoView() {
    scrollIntoView(
      CellRect(column: 0, row: 0, columns: layout.frame.columns, rows: layout.frame.rows))
  }
}
