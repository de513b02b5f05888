import RecurseLayout
import RecurseTerminal

extension WidgetTree {
  /// The maximum number of passes of one layout. The last pass counts.
  private static let mostPasses = 10

  /// Brings every frame up to date with the widgets. It then calls layout observers, which may ask
  /// for a commit and for another layout.
  package func layOut() {
    layoutPass = 0
    alignTitles()
    repeat {
      layoutPass += 1
      needsLayoutPass = false
      runLayoutPass()
    } while needsLayoutPass && layoutPass < Self.mostPasses
    applyPendingReveal()
    resolveOpenedFocus()
    // A scrolled widget moves its layers along.
    if isLaidOut { placeLayers() }
  }

  /// Begins a turn, or follows a commit in it: the next layouts may decide anew which scrollbars to
  /// show.
  package func beginLayouts() { layoutTurn += 1 }

  /// Runs another layout pass after this one, with no commit in between.
  package func setNeedsLayoutPass() { needsLayoutPass = true }

  private func runLayoutPass() {
    laidOut += engine.layout(root.layout, width: size.columns, height: size.rows).nodesLaidOut
    guard isLaidOut else { return }
    apply(engine.changes)
    animations?.didLayOut(engine.changes)
    layOutLayers()
    guard isLaidOut else { return }
    let widgets = pendingReports
    pendingReports = []
    for widget in widgets {
      widget.needsLayoutReport = false
      // Collapsed content keeps its state until it is shown again.
      if widget.tree === self, widget.layout.isPlaced { widget.layoutObserver?.didLayOut() }
    }
    fitErrorRows()
  }

  /// Damages the areas that changed frames left and cover, and schedules reports to observers.
  func apply(_ changes: [LayoutChange]) {
    var scrolled: Widget?
    var distance: Int?
    var index = 0
    while index < changes.count {
      if distance != nil, let scrolled, scrolled.layoutObserver?.childrenObserveLayout == false {
        index = changes.end(ofMovedChildrenOf: scrolled.layout, from: index)
        guard index < changes.count else { return }
      }
      let change = changes[index]
      index += 1
      guard let widget = change.node.owner as? Widget else { continue }
      if widget.layoutObserver != nil { setNeedsLayoutReport(from: widget) }
      guard let parent = widget.parent else {
        painter.add(moved: widget, from: change.oldFrame)
        continue
      }
      parent.childOrder = .unknown
      if parent.layoutObserver?.observesChildren == true {
        setNeedsLayoutReport(from: parent)
        if scrolled !== parent {
          scrolled = parent
          distance = changes.shift(ofChildrenOf: parent.layout)
          if let distance { painter.add(scrolled: parent, by: distance) }
        }
        if distance != nil, change.oldFrame != .zero { continue }
      }
      painter.add(moved: widget, from: change.oldFrame)
    }
  }

  // MARK: - Reports

  /// Calls a widget's layout observer after the next layout pass.
  func setNeedsLayoutReport(from widget: Widget) {
    guard !widget.needsLayoutReport else { return }
    widget.needsLayoutReport = true
    pendingReports.append(widget)
    if pendingReports.count == 1 { setNeedsTurn() }
  }

  /// Whether a layout observer is still to be called.
  package var hasReports: Bool { !pendingReports.isEmpty }

  /// Drops the waiting reports, if each leads to another without end.
  package func dropReports() {
    for widget in pendingReports { widget.needsLayoutReport = false }
    pendingReports = []
  }

  // MARK: - Scrolling into view

  /// Scrolls a widget into view in all scroll views around it, after the next layout.
  ///
  /// - Parameter withStack: whether the stack around it is scrolled into view too, as far as there
  ///   is room.
  func reveal(_ widget: Widget?, withStack: Bool = false) {
    revealsStack = withStack || revealsStack && pendingReveal === widget
    pendingReveal = widget
    setNeedsTurn()
  }

  /// Keeps the focused widget in view after the window's size changes, if all of it was in view
  /// before.
  func keepFocusInSight() {
    guard hasScrollViews, pendingReveal == nil, let widget = focus.widget,
      let visible = Placement(of: widget, in: self)?.visible
    else { return }
    let frame = widget.layout.frame
    if visible.columns == frame.width, visible.rows == frame.height { reveal(widget) }
  }

  /// Checks after the next layout whether a focused widget in opened content is in view.
  func resolveFocusAfterLayout(of widget: Widget) {
    guard hasScrollViews || inputLayer != nil else { return }
    openedFocus = widget
    setNeedsTurn()
  }

  private func resolveOpenedFocus() {
    guard let widget = openedFocus, isLaidOut else { return }
    openedFocus = nil
    if widget.tree === self { widget.layerFocus?.resolveOpened(widget) }
  }

  private func applyPendingReveal() {
    guard let widget = pendingReveal else { return }
    pendingReveal = nil
    // Content that is collapsed by now has no position to scroll to.
    guard widget.tree === self, widget.layout.isPlaced else { return }
    let edges = widget.contentEdges
    if revealsStack { widget.parent?.scrollIntoView() }
    revealsStack = false
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
  /// Scrolls the stack around the widget into view after the next layout, or as much of it as there
  /// is room for while the widget stays in view: the content that a person has opened below its
  /// title.
  public final func scrollStackIntoView() { tree?.reveal(self, withStack: true) }

  fileprivate final func scrollIntoView() {
    scrollIntoView(
      CellRect(column: 0, row: 0, columns: layout.frame.width, rows: layout.frame.height))
  }
}
