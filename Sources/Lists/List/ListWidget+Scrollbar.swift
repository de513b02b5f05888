import RecurseLayout
import RecurseReconciler
import RecurseTerminal
import RecurseWidgets

/// The right edge of a list: the section index and the scrollbar.
extension ListWidget {
  /// The columns that the rows leave free. Before a scrollbar and before the section index there is
  /// a free one; a narrow list has none before its scrollbar.
  var edgeColumns: Int {
    let bar = indicator == nil ? 0 : 1
    return sectionIndex.columns > 0 ? bar + sectionIndex.columns + 1 : hasGap ? bar + 1 : bar
  }

  /// The width from which a list can spare a column.
  private static let roomyColumns = 40

  /// The scroll position after the last layout and later scrolling, or `nil` before the first
  /// layout.
  var shownPart: ListScroll? {
    guard let lazy, lazy.count > 0 else { return nil }
    let anchor = min(lazy.window.anchor?.index ?? 0, lazy.count - 1)
    guard let run = placedRun(around: anchor, of: lazy) else { return nil }
    var scroll = ListScroll(
      run, count: lazy.count, viewport: contentSize.rows,
      at: ListPosition(anchor: anchor, offset: view.offset))
    scroll.scroll(by: view.pendingScroll)
    return scroll
  }

  func contentRows(upTo most: Int) -> Int? {
    guard let lazy else { return nil }
    return min(most, shownPart?.content ?? lazy.count)
  }

  /// A table is as high as its header and its list.
  var sizedWidget: Widget { (parent as? any ListContainer) ?? self }

  /// Scrolls to the end of the last row, however high it is.
  func jumpToEnd(in lazy: LazyInstance) {
    jump(to: lazy.count - 1, atEnd: true, in: lazy)
    view.pendingScroll = Self.farther
  }

  /// A number of lines greater than the height of any row.
  static var farther: Int { 1 << 20 }

  // MARK: - After a layout

  /// Shows the scrollbar if the content exceeds the viewport and there is room for it.
  func updateIndicator(_ extent: ScrollExtent) {
    let size = contentSize
    var isWanted =
      extent.overflows && Axis.vertical.hasRoomForScrollbar(in: size) && showsScrollIndicators
    // Otherwise, rows of uneven heights would make the scrollbar appear and disappear.
    if let tree, tree.layoutPass > 5, indicator != nil { isWanted = true }
    let columns = edgeColumns
    setIndicator(isWanted ? ScrollIndicator(extent, track: size.rows) : nil)
    if edgeColumns != columns {
      tree?.setNeedsLayoutPass()
      setNeedsReport()
    }
  }

  /// - Parameter gap: whether there is a free column before the scrollbar, if that is known without
  ///   the width.
  func setIndicator(_ indicator: ScrollIndicator?, gap: Bool? = nil) {
    let (old, hadGap) = (self.indicator, hasGap)
    self.indicator = indicator
    hasGap = indicator != nil && (gap ?? (contentSize.columns >= Self.roomyColumns))
    guard (indicator == nil) == (old == nil), hasGap == hadGap else {
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

  /// Handles the mouse on the section index or the scrollbar.
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

  /// Handles a press on the section index, and a drag from label to label.
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

  /// Scrolls to a line of the whole list, estimated for rows that are not mounted. The start and
  /// the end are found exactly.
  func scroll(toLineOfAll line: Int) {
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
      jumpToEnd(in: lazy)
    } else {
      jump(to: part.index(atLineOfAll: max(0, line)), atEnd: false, in: lazy)
    }
  }
}
