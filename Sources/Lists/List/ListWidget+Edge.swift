import RecurseLayout
import RecurseReconciler
import RecurseTerminal
import RecurseWidgets

/// The right edge of a list: the sections' index, the scrollbar.
extension ListWidget {
  /// Columns that the rows leave free.
  var edgeColumns: Int {
    (indicator == nil ? 0 : 1) + (sectionIndex.columns > 0 ? sectionIndex.columns + 1 : 0)
  }

  /// The scroll position, by the last layout and what was scrolled since; `nil` before the first.
  var shownPart: ListScroll? {
    guard let lazy, lazy.count > 0 else { return nil }
    let anchor = min(lazy.window.anchor?.index ?? 0, lazy.count - 1)
    guard let run = run(around: anchor, of: lazy) else { return nil }
    var scroll = ListScroll(
      run, count: lazy.count, viewport: contentSize.rows,
      at: ListPosition(anchor: anchor, offset: view.offset))
    scroll.scroll(by: view.pendingScroll)
    return scroll
  }

  /// More lines than any row has.
  private static var farther: Int { 1 << 20 }

  // MARK: - After a layout

  /// The bar is shown where there is more than can be seen, and room for it.
  func updateIndicator(_ extent: ScrollExtent) {
    let size = contentSize
    var isWanted =
      extent.overflows && Axis.vertical.hasRoomForScrollbar(in: size) && showsScrollIndicators
    // Rows that are seldom as high as the ones before would let it come and go.
    if let tree, tree.layoutPass > 5, indicator != nil { isWanted = true }
    let hadBar = indicator != nil
    setIndicator(isWanted ? ScrollIndicator(extent, track: size.rows) : nil)
    if isWanted != hadBar {
      tree?.setNeedsLayoutPass()
      setNeedsReport()
    }
  }

  func setIndicator(_ indicator: ScrollIndicator?) {
    let old = self.indicator
    self.indicator = indicator
    guard (indicator == nil) == (old == nil) else {
      for child in children { child.refreshLayoutStyle() }
      return setNeedsPaint()
    }
    guard let indicator, indicator.thumb != old?.thumb || indicator.track != old?.track else {
      return
    }
    let edges = contentEdges
    let bar = CellRect(
      column: edges.left + contentSize.columns - 1, row: edges.top + scrollOffset.rows, columns: 1,
      rows: indicator.track)
    tree?.painter.add(self, layoutRect: bar)
  }

  // MARK: - Picture

  func paintEdge(_ context: GraphicsContext) {
    paintIndex(context)
    guard let indicator else { return }
    context.draw(
      indicator, .vertical, column: contentSize.columns - 1, row: 0,
      isFocused: context.isFocused && cursorPosition == nil)
  }

  // MARK: - The mouse

  /// Answers what is done to the index or the scrollbar.
  func handleEdgeMouse(_ mouse: MouseEvent) -> Bool {
    if handleIndexMouse(mouse) { return true }
    guard let indicator else { return false }
    let bar = ScrollController.Bar(.vertical, indicator, line: contentSize.columns - 1)
    switch scrolling.action(for: mouse, bars: [bar]) {
    case .page(_, let direction): scroll(by: direction * indicator.extent.page)
    case .offset(_, let line): scroll(toLineOfAll: line)
    case ScrollController.Action.none?: break
    case nil: return false
    }
    return true
  }

  /// The index is pressed, and held from label to label.
  private func handleIndexMouse(_ mouse: MouseEvent) -> Bool {
    switch mouse.kind {
    case .press(.left):
      activeDrag = isOnIndex(mouse.location) ? .sectionIndex : nil
      guard activeDrag != nil else { return false }
      goToSection(onLine: mouse.location.row)
    case .drag(.left) where activeDrag == .sectionIndex: goToSection(onLine: mouse.location.row)
    case .release(.left) where activeDrag == .sectionIndex: activeDrag = nil
    default: return false
    }
    return true
  }

  /// Shows the part of the list that begins with a line of all, as far as the lines of rows that
  /// are not mounted can be told. The start and the end are found exactly.
  private func scroll(toLineOfAll line: Int) {
    guard let lazy, let part = shownPart else { return }
    let extent = part.extent
    let distance = line - extent.offset
    guard distance != 0 else { return }
    if line > 0, line < extent.maximum, abs(distance) <= extent.viewport {
      return scroll(by: distance)
    }
    view.pendingScroll = 0
    view.wasScrolled = true
    if line >= extent.maximum {
      jump(to: lazy.count - 1, atEnd: true, in: lazy)
      // However high the last row is.
      view.pendingScroll = Self.farther
    } else {
      jump(to: part.index(atLineOfAll: max(0, line)), atEnd: false, in: lazy)
    }
  }
}
