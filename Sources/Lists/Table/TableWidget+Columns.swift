import RecurseLayout
import RecurseReconciler
import RecurseTerminal
import RecurseWidgets

/// Scrolling of columns that do not fit, together with their titles.
extension TableWidget {
  /// The extent of the titles' cells in the available width.
  private var extent: ScrollExtent {
    guard let header else { return ScrollExtent(content: 0, viewport: 0) }
    return ScrollExtent(
      content: header.cells.map { $0.layout.frame.column + $0.layout.frame.columns }.max() ?? 0,
      viewport: header.contentSize.columns, offset: columnOffset)
  }

  func revealColumn() {
    revealsColumn = true
    setNeedsReport()
  }

  /// Determines the visible columns from the widths of the titles.
  func resolveColumns() {
    guard let header, header.layout.isPlaced else { return }
    var extent = extent
    // If the viewport shrinks, the cursor stays visible.
    if extent.viewport < shownColumns { revealsColumn = true }
    shownColumns = extent.viewport
    if revealsColumn {
      revealsColumn = false
      if let cell = header.cells.first(where: { $0.element.column == element.cursor }) {
        let frame = cell.layout.frame
        extent.reveal(frame.column..<frame.column + frame.columns)
      }
    }
    show(extent)
  }

  /// Scrolls by the smallest distance that shows a range of screen columns.
  func reveal(columns: Range<Int>) {
    var extent = extent
    extent.reveal(columns)
    if extent.offset != columnOffset { show(extent) }
  }

  private func show(_ extent: ScrollExtent) {
    columnOffset = extent.offset
    for row in list?.children ?? [] { row.firstTableRow?.show(from: columnOffset) }
    let size = contentSize
    let isWanted =
      extent.overflows && Axis.horizontal.hasRoomForScrollbar(in: size) && showsScrollIndicators
    setIndicator(isWanted ? ScrollIndicator(extent, track: size.columns) : nil)
  }

  func setIndicator(_ indicator: ScrollIndicator?) {
    let old = self.indicator
    guard indicator != old else { return }
    self.indicator = indicator
    setNeedsPaint()
    guard (indicator == nil) != (old == nil) else { return }
    list?.refreshLayoutStyle()
    tree?.setNeedsLayoutPass()
  }

  func paintIndicator(_ context: GraphicsContext) {
    guard let indicator else { return }
    context.draw(
      indicator, .horizontal, column: 0, row: contentSize.rows - 1, isFocused: false)
  }

  // MARK: - What the person does

  /// - Returns: whether anything moved.
  private func scrollColumns(to offset: Int) -> Bool {
    var extent = extent
    guard extent.scroll(to: offset) else { return false }
    show(extent)
    return true
  }

  func scrollColumns(_ key: Key) -> Bool {
    let extent = extent
    switch key {
    case Key.left.with(.shift): return scrollColumns(to: extent.offset - extent.page)
    case Key.right.with(.shift): return scrollColumns(to: extent.offset + extent.page)
    case Key.home.with(.shift): return scrollColumns(to: 0)
    case Key.end.with(.shift): return scrollColumns(to: extent.maximum)
    default: return false
    }
  }

  func handleMouse(_ mouse: MouseEvent) -> Bool {
    let extent = extent
    if let wheel = WheelScroll(mouse) {
      return wheel.axis == .horizontal && scrollColumns(to: extent.offset + wheel.distance)
    }
    guard let indicator else { return false }
    let bar = ScrollController.Bar(.horizontal, indicator, line: contentSize.rows - 1)
    switch scrolling.action(for: mouse, bars: [bar]) {
    case .page(_, let direction):
      _ = scrollColumns(to: extent.offset + direction * indicator.extent.page)
    case .offset(_, let offset): _ = scrollColumns(to: offset)
    case ScrollController.Action.none?: break
    case nil: return false
    }
    return true
  }
}
