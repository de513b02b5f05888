import RecurseReconciler
import RecurseTerminal
import RecurseWidgets

/// A widget that shows many lines.
@MainActor
package protocol LineWidget: Widget {
  /// Whether lines that are longer than the view is wide go on in the next row.
  var wraps: Bool { get }

  /// The rows of the lines, of those that the widget has.
  var rowCount: Int { get }

  /// The columns that stay free behind a line: for a cursor there, or as a margin.
  var endColumns: Int { get }

  /// Returns the columns before the text.
  func gutterColumns(in columns: Int) -> Int
  /// Returns the columns before the text of a line.
  func gutterColumns(of line: Int, normally columns: Int) -> Int

  /// Returns the viewport in which lines are shown at first.
  func firstViewport() -> LineViewport

  /// Called before rows in view are found.
  func willFindRows()

  /// Called after rows in view were found.
  func didFindRows()
  /// Called after the rows or columns in view have changed.
  func didScroll()

  /// Returns a line above a row that stays in view, and covers the row if it is the first one.
  func pinnedLine(above row: LineRow) -> Int?
}

extension LineWidget {
  package func gutterColumns(of line: Int, normally columns: Int) -> Int { columns }
  package func didScroll() {}
  package func pinnedLine(above row: LineRow) -> Int? { nil }
}

/// The lines of a widget: those in view, the columns beyond its edges, its scrollbar.
///
///     lines, size, keys, mouse ─▶ resolve: is there a scrollbar? ─▶ the rows in view ─▶ paint
@MainActor
package final class LineSurface {
  // The widget owns its surface.
  unowned let widget: any LineWidget
  package let lines: LineCache
  package var viewport: LineViewport
  /// The rows in view.
  package private(set) var visible: [LineRow] = []
  /// The rows as they are drawn: a pinned line covers the first one in view.
  package private(set) var drawn: [LineRow] = []
  /// The columns that are scrolled beyond the left edge, if lines do not wrap.
  package private(set) var column = 0
  package private(set) var indicator: ScrollIndicator?
  /// The columns before the text.
  package private(set) var gutter = 0
  package let scrolling: ScrollController

  package init(of widget: any LineWidget, _ lines: LineCache, followsEnd: Bool) {
    self.widget = widget
    self.lines = lines
    viewport = LineViewport(followsEnd: followsEnd)
    scrolling = ScrollController(of: widget)
  }

  /// Takes what the same widget in another tree shows.
  package func adopt(_ other: LineSurface) {
    (column, viewport) = (other.column, other.viewport)
    scrolling.adopt(other.scrolling)
  }

  /// Forgets the rows in view, which may not be there any more.
  package func forgetRows() { (visible, drawn) = ([], []) }

  // MARK: - Rows in view

  /// The columns of the text, between the gutter and the scrollbar.
  package var textColumns: Int {
    max(0, widget.contentSize.columns - gutter - (indicator == nil ? 0 : 1))
  }

  /// Returns the columns before the text of a line.
  package func gutter(of line: Int) -> Int { widget.gutterColumns(of: line, normally: gutter) }

  /// Returns the columns of the text of a line.
  package func textColumns(of line: Int) -> Int { textColumns + gutter - gutter(of: line) }

  /// The rows of a page: one stays in view.
  package var page: Int { max(1, widget.rowCount - 1) }

  /// Returns the rows of all lines in the present width, or `most` if there are more.
  package func contentRows(upTo most: Int) -> Int {
    min(most, max(1, lines.rowCount(upTo: most)))
  }

  /// Finds the rows in view and the scrollbar, after anything changed.
  package func resolve() {
    let size = widget.contentSize
    guard widget.tree != nil, size.rows > 0, size.columns > 0 else {
      (visible, drawn, indicator) = ([], [], nil)
      return
    }
    if scrolling.resolve() { viewport = widget.firstViewport() }
    widget.willFindRows()
    lines.glyphs = widget.glyphs
    gutter = widget.gutterColumns(in: size.columns)
    let columns = size.columns - gutter - widget.endColumns
    lines.width = widget.wraps ? max(1, columns) : nil
    let rows = widget.rowCount
    let hasBar =
      widget.showsScrollIndicators && Axis.vertical.hasRoomForScrollbar(in: size)
      && lines.rowCount(upTo: rows + 1) > rows
    if hasBar, widget.wraps { lines.width = max(1, columns - 1) }
    visible = viewport.show(lines, height: rows)
    if let request = scrolling.request {
      scrolling.request = nil
      serve(request)
      visible = viewport.show(lines, height: rows)
      reportPosition()
    }
    drawn = visible
    if let first = visible.first, let line = pinnedLine(above: first) {
      drawn[0] = LineRow(piece: LinePiece(line: line), index: 0, start: 0)
    }
    lines.keep(drawn)
    indicator =
      hasBar ? ScrollIndicator(viewport.extent(of: lines, showing: visible), track: rows) : nil
    column = widget.wraps ? 0 : min(column, farthestColumn)
    widget.didFindRows()
    widget.setNeedsPaint()
  }

  /// The columns of the rows in view.
  private var widest: Int {
    drawn.reduce(0) { max($0, line(of: $1).width) }
  }

  private var farthestColumn: Int { max(0, widest + widget.endColumns - textColumns) }

  package func line(of row: LineRow) -> TextLine { lines.measured(row.piece).lines[row.index] }

  // MARK: - Scrolling

  /// Scrolls to where the state asks.
  private func serve(_ request: ScrollRequest) {
    switch request.goal {
    case .child(let id, let anchor):
      guard let name = id.key.value(as: Int.self), let line = lines.source.line(named: name),
        let shown = lines.line(nearest: line)
      else { return }
      _ = viewport.show(shown, at: anchor?.vertical, in: lines)
      let first = viewport.show(lines, height: widget.rowCount).first
      if anchor == nil, let first, first.piece.line == shown, pinnedLine(above: first) != nil {
        _ = viewport.scroll(by: -1, in: lines)
      }
    case .distance(let distance): _ = viewport.scroll(by: distance.rows(page: page), in: lines)
    case .start: _ = viewport.scrollToStart(of: lines)
    case .end: _ = viewport.scrollToEnd(of: lines)
    }
  }

  package func reportPosition() {
    scrolling.report { visible.first.map { NodeKey(lines.source.name(of: $0.piece.line)) } }
    widget.didScroll()
  }

  /// Applies a change of the viewport.
  ///
  /// - Returns: whether anything moved.
  package func scroll(_ change: (inout LineViewport, LineCache) -> Bool) -> Bool {
    guard change(&viewport, lines) else { return false }
    resolve()
    reportPosition()
    return true
  }

  package func scroll(_ axis: Axis, by distance: Int) -> Bool {
    if axis == .vertical { return scroll { $0.scroll(by: distance, in: $1) } }
    guard !widget.wraps else { return false }
    let target = min(max(0, column.addingClamped(distance)), farthestColumn)
    guard target != column else { return false }
    column = target
    widget.setNeedsPaint()
    widget.didScroll()
    return true
  }

  /// Shows what another surface of as many rows shows.
  package func follow(_ other: LineSurface) {
    let moved = takeViewport(of: other)
    guard moved || column != other.column else { return }
    column = other.column
    resolve()
  }

  /// Shows the rows that another surface of as many shows.
  package func align(with other: LineSurface) {
    if takeViewport(of: other) { resolve() }
  }

  private func takeViewport(of other: LineSurface) -> Bool {
    let old = viewport
    viewport = other.viewport
    viewport.staysPut = old.staysPut
    return (viewport.top, viewport.anchor) != (old.top, old.anchor)
  }

  /// Scrolls as little as needed to show a place, and cells of its row if lines do not wrap.
  package func reveal(_ place: LinePosition, cells: Range<Int>?) {
    _ = scroll { $0.reveal(place, in: $1) }
    guard !widget.wraps, textColumns > 0, let cells else { return }
    var extent = ScrollExtent(content: .max / 4, viewport: textColumns, offset: column)
    extent.reveal(cells)
    _ = scroll(.horizontal, by: extent.offset - column)
  }

  // MARK: - Keys and mouse

  /// The columns that an arrow scrolls.
  private static let step = 8

  /// Scrolls for a key.
  ///
  /// - Returns: whether the key is for the lines. At an end, too, vertical keys are: the next one
  ///   is not for a field beside them.
  package func scroll(by key: KeyScroll) -> Bool {
    if key.axis == .horizontal { return scrollSideways(key.distance) }
    switch key.distance {
    case .lines(let count): _ = scroll(.vertical, by: count)
    case .pages(let count): _ = scroll(.vertical, by: count * page)
    case .start: _ = scroll { $0.scrollToStart(of: $1) }
    case .end: _ = scroll { $0.scrollToEnd(of: $1) }
    }
    return true
  }

  private func scrollSideways(_ distance: KeyScroll.Distance) -> Bool {
    switch distance {
    case .lines(let count): scroll(.horizontal, by: count * Self.step)
    case .pages(let count): scroll(.horizontal, by: count * max(1, textColumns - 1))
    case .start: scroll(.horizontal, by: -column)
    case .end: scroll(.horizontal, by: .max / 2)
    }
  }

  /// Scrolls for the wheel, or for a press or drag on the scrollbar.
  ///
  /// - Returns: `nil` if the event is for the lines.
  package func scroll(by mouse: MouseEvent) -> Bool? {
    if let wheel = WheelScroll(mouse) { return scroll(wheel.axis, by: wheel.distance) }
    guard let indicator else { return nil }
    let bar = ScrollController.Bar(.vertical, indicator, line: gutter + textColumns)
    switch scrolling.action(for: mouse, bars: [bar]) {
    case .page(_, let direction):
      _ = scroll(.vertical, by: direction * page)
      return true
    case .offset(_, let offset):
      let extent = indicator.extent
      _ = scroll { $0.scroll(toUnit: offset, of: extent, in: $1) }
      return true
    case ScrollController.Action.none?: return true
    case nil: return nil
    }
  }

  /// Returns the position under the mouse: the nearest one outside of the text.
  package func position(at location: CellPoint) -> LinePosition? {
    guard let last = visible.indices.last else { return nil }
    let row = visible[min(max(0, location.row), last)]
    let line = line(of: row)
    let start = gutter(of: row.piece.line)
    let cell = line.head.lowerBound + max(0, location.column - start - line.indent) + column
    return LinePosition(row.piece, cell: min(cell, lines.lastCell(of: row)))
  }
}

extension LineCache {
  /// Returns the last cell at which a row can be pointed at: the one after its last, unless that is
  /// the next row's.
  package func lastCell(of row: LineRow) -> Int {
    let line = measured(row.piece).lines[row.index]
    let isLast = row.index + 1 == rowStarts(of: row.piece).count
    return max(line.head.lowerBound, line.head.upperBound - (isLast ? 0 : 1))
  }
}
