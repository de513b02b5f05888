import RecurseLayout
import RecurseTerminal

extension WidgetTree {
  /// The maximum number of passes of one layout. The last pass counts.
  private static let mostPasses = 10
  /// The maximum number of layouts in a pass until the content has its place.
  private static let mostRounds = 5

  /// Brings every frame up to date with the widgets. It then calls layout observers, which may ask
  /// for a commit and for another layout.
  package func layOut() {
    layoutPass = 0
    for feature in features { feature.willLayOut() }
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

  /// Lays out until the content has its place, then tells what shows a part of it.
  ///
  ///     layout ──▶ errors and titles have their room ──changed──▶ layout
  ///                  │ no change
  ///                  ▼
  ///                scrollbars, offsets, the window of a list ──changed──▶ the next pass
  ///
  /// So scrollbars never depend on content that has not its final height yet.
  private func runLayoutPass() {
    var rounds = 0
    repeat {
      rounds += 1
      needsLayoutPass = false
      laidOut += engine.layout(root.layout, width: size.columns, height: size.rows).nodesLaidOut
      guard isLaidOut else { return }
      apply(engine.changes)
      animations?.didLayOut(engine.changes)
      layOutLayers()
      guard isLaidOut else { return }
      for feature in features { feature.layoutPassEnded() }
      if pendingReports.contains(where: { $0.layoutObserver?.arrangesContent == true }) {
        reportLayout { $0.arrangesContent }
      }
    } while needsLayoutPass && rounds < Self.mostRounds
    needsLayoutPass = false
    reportLayout { _ in true }
  }

  /// Calls the layout observers that wait and pass a test.
  private func reportLayout(_ isDue: (any LayoutObserver) -> Bool) {
    guard !pendingReports.isEmpty else { return }
    let widgets = pendingReports
    pendingReports = []
    for widget in widgets {
      let observer = widget.layoutObserver
      if let observer, !isDue(observer) {
        pendingReports.append(widget)
        continue
      }
      widget.needsLayoutReport = false
      // Collapsed content keeps its state until it is shown again.
      if widget.tree === self, widget.layout.isPlaced { observer?.didLayOut() }
    }
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
}
