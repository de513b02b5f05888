import RecurseLayout
import RecurseReconciler
import RecurseTerminal
import RecurseWidgets

extension ListWidget {
  /// Determines the visible rows from the heights of the rows, and requests the missing rows.
  func resolveLayout() {
    guard let lazy, tree != nil else { return }
    reportMatchCount()
    if !cursorState.hasFollowed { updateCursor() }
    let viewport = contentSize.rows
    guard viewport > 0, contentSize.columns > 0 else { return }
    guard lazy.count > 0 else { return showNothing(of: lazy) }
    limitIndent()
    // If the viewport shrinks, the cursor stays visible. At an end that the list follows, that
    // does.
    if viewport < view.lines, view.showedCursor, !view.isPinned {
      (view.revealsCursor, view.revealedEdge) = (true, nil)
    }
    view.lines = viewport
    if scrolling.resolve() { view.isPinned = followsEnd }
    if beginRequest(in: lazy) { return }
    let target = targetIndex()
    let anchor = min(lazy.window.anchor?.index ?? 0, lazy.count - 1)
    let position = ListPosition(anchor: anchor, offset: view.offset)
    guard let run = placedRun(around: position.anchor, of: lazy) else {
      return jump(to: position.anchor, from: position, in: lazy)
    }
    let isPinned = view.isPinned && isAtRest && target == nil
    if isPinned, !run.indices.contains(lazy.count - 1) { return jumpToEnd(in: lazy) }
    if let target, !run.indices.contains(target) {
      return jump(to: target, from: position, in: lazy)
    }
    if view.revealsCursor, let cursor = cursorPosition, !run.indices.contains(cursor.index) {
      return jump(to: cursor.index, from: position, in: lazy)
    }
    if isPinned { view.pendingScroll = Self.farther }
    show(run, at: position, target: target, of: lazy)
  }

  /// Whether neither a distance nor the cursor asks the next layout to scroll.
  private var isAtRest: Bool { view.pendingScroll == 0 && !view.revealsCursor }

  /// Whether `.defaultScrollAnchor(.bottom)` applies to the list.
  private var followsEnd: Bool { scrollAnchor?.vertical == .bottom }

  /// Returns the position that the list holds while rows come and go; `nil` at the start of a list
  /// that shows what comes first.
  ///
  /// A list with another anchor holds its first row also there. Earlier rows, which are loaded when
  /// a person has come to the start, then move nothing.
  private func heldPosition(in scroll: ListScroll, _ run: ListRun) -> ListPosition? {
    let place = scroll.position
    guard place == .top else { return place }
    guard let edge = scrollAnchor?.vertical, edge != .top,
      let first = scroll.visible.first(where: { rows?.kind(at: $0) == .row })
    else { return nil }
    return ListPosition(anchor: first, offset: scroll.top - run.top(of: first))
  }

  /// The index of the last row, above the footers of its section and of the list.
  var lastRow: Int { endOfRows - (rows?.sections.last?.hasFooter == true ? 2 : 1) }

  private func showNothing(of lazy: LazyInstance) {
    view.offset = 0
    view.count = 0
    hasCursor = false
    stickyHeader = nil
    setIndicator(nil)
    setIndex(SectionIndex())
    move(to: 0)
    // The first rows to arrive are visible in the same update.
    request(LazyWindow(0..<(contentSize.rows + ListScroll.overscan)))
  }

  private func show(
    _ run: ListRun, at position: ListPosition, target: Int?, of lazy: LazyInstance
  ) {
    let viewport = contentSize.rows
    var scroll = ListScroll(run, count: lazy.count, viewport: viewport, at: position)
    scroll.scroll(by: view.pendingScroll)
    view.pendingScroll = 0
    let cursor = cursorPosition
    if view.revealsCursor, let cursor {
      // No key leads to what is below the last row, so that is shown with it.
      let isLast = cursor.index == lastRow && run.indices.contains(lazy.count - 1)
      scroll.reveal(
        cursor.index, through: isLast ? lazy.count - 1 : nil,
        below: lines(coveredAbove: cursor.index), at: view.revealedEdge)
    }
    if let target {
      scroll.show(
        target, at: scrolling.request?.child?.anchor?.vertical.items,
        below: lines(coveredAbove: target))
    }
    let footer = lazy.count - endOfRows
    if view.shownEnd == endOfRows, footer > view.footerCount, run.indices.contains(lazy.count - 1) {
      // The footer below the last row stays visible there: it says that more rows are loading, or
      // that loading failed.
      scroll.reveal(lazy.count - 1, below: 0)
    }
    scroll.clamp()
    let (place, visible) = (scroll.position, scroll.visible)
    let held = heldPosition(in: scroll, run)
    view.offset = held?.offset ?? 0
    move(to: scroll.top)
    updateIndicator(scroll.extent)
    updateSectionIndex(at: place)

    var window = lazy.window
    let needed = scroll.needed
    // Mounted rows may stay, as long as there are not many more than needed.
    let isEnough =
      window.range.contains(needed)
      && window.range.count <= max(needed.count, viewport) + 2 * ListScroll.overscan
    if !isEnough { window.range = needed }
    window.anchor = held.flatMap { lazy.position(at: $0.anchor) }
    window.pinned = hasCursor ? Array(window.pinned.prefix(1)) : []
    let header = headerIndex(above: place.anchor)
    // It stays the same widget when rows that move take the window along.
    if let mark = header.flatMap(lazy.position) { window.pinned.append(mark) }
    if let header, header < place.anchor || place.offset > 0 {
      setStickyHeader(row(at: header), at: scroll.top, until: nextHeader(after: header), run)
    } else {
      setStickyHeader(nil, at: scroll.top, until: nil, run)
    }
    view.isPinned = scroll.isAtEnd && followsEnd
    view.shownEnd = visible.upperBound >= endOfRows ? endOfRows : -1
    let isShown = window == lazy.window
    if isShown {
      (view.revealsCursor, view.revealedEdge) = (false, nil)
      if view.keptCount != lazy.count { view.keptCount = nil }
      scrolling.request = nil
      if target != nil { view.wasScrolled = true }
      view.count = lazy.count
      view.footerCount = footer
      showArrival(in: visible)
    } else {
      request(window)
    }
    if isShown, let target = target ?? cursorTarget(in: visible) {
      takeCursorAlong(to: target, in: visible)
    }
    view.showedCursor = cursor.map { visible.contains($0.index) } ?? false
    placeFirstCursor(in: visible)
    updateHighlights()
    reportEnd(visible)
    if isShown { reportPosition(place, in: scroll) }
  }

  /// Scrolls to a row that is far from the mounted rows.
  private func jump(to index: Int, from position: ListPosition, in lazy: LazyInstance) {
    jump(to: index, atEnd: index > position.anchor, in: lazy)
  }

  /// Scrolls to a row at an edge of the viewport.
  func jump(to index: Int, atEnd isBelow: Bool, in lazy: LazyInstance) {
    let viewport = contentSize.rows
    var window = lazy.window
    window.anchor = lazy.position(at: index)
    // Assumes one line for each row; rows that are then missing are added.
    view.offset = isBelow ? 1 - viewport : 0
    let first = isBelow ? index + 1 - viewport : index
    window.range =
      max(0, first - ListScroll.overscan)..<min(lazy.count, first + viewport + ListScroll.overscan)
    request(window)
    // The offset may differ even if the rows are the same.
    setNeedsReport()
  }

  /// Asks for the rows of a window, if others are mounted.
  func request(_ window: LazyWindow) {
    guard window != lazy?.window else { return }
    instance?.report(window: window)
    setNeedsReport()
  }

  private func move(to top: Int) {
    let distance = scrollOffset.rows - top
    guard distance != 0 else { return }
    scrollOffset.rows = top
    tree?.painter.add(scrolled: self, by: distance)
  }

  /// Returns the consecutive rows around an index that a layout has placed, or `nil` if the row
  /// there is not mounted or not placed.
  func placedRun(around index: Int, of lazy: LazyInstance) -> ListRun? {
    let (indices, children) = (lazy.indices, children)
    guard let slot = lazy.slot(of: index), slot < children.count, children.count == indices.count,
      children[slot].layout.isPlaced
    else { return nil }
    var first = slot
    while first > 0, indices[first - 1] == indices[first] - 1 { first -= 1 }
    var last = slot
    while last + 1 < children.count, indices[last + 1] == indices[last] + 1 { last += 1 }
    let origin = contentEdges.top
    var edges: [Int] = []
    edges.reserveCapacity(last - first + 2)
    var end = 0
    for index in first...last {
      if let frame = children[index].layout.placedFrame {
        edges.append(frame.row - origin)
        end = frame.row + frame.rows - origin
      } else if index > slot {
        break
      } else {
        edges.removeAll(keepingCapacity: true)
        first = index + 1
      }
    }
    edges.append(end)
    return ListRun(first: indices[first], edges: edges)
  }

  // MARK: - The header at the upper edge

  /// The header of the section to which a row belongs, or the row itself if it is one.
  private func headerIndex(above index: Int) -> Int? {
    guard element.hasSections, let rows, let section = rows.section(of: index),
      rows.sections[section].hasHeader
    else { return nil }
    return rows.sections[section].start
  }

  private func nextHeader(after header: Int) -> Int? {
    guard let rows, let section = rows.section(of: header) else { return nil }
    return section + 1 < rows.sections.count ? rows.sections[section + 1].start : nil
  }

  /// Shows a header at the upper edge, where the next section pushes it out.
  private func setStickyHeader(
    _ header: ListRowWidget?, at top: Int, until next: Int?, _ run: ListRun
  ) {
    if let last = stickyHeader, last !== header {
      last.stickyOffset = .zero
      setNeedsPaint()
    }
    stickyHeader = header
    guard let header else { return }
    // The header is at the edge, even if its row was moving elsewhere.
    tree?.animations?.cancelTransition(of: header, in: self)
    let frame = header.layout.frame
    var line = top
    if let next, run.indices.contains(next) { line = min(line, run.top(of: next) - frame.rows) }
    let stickyOffset = CellOffset(rows: line + contentEdges.top - frame.row)
    guard header.stickyOffset != stickyOffset else { return }
    header.stickyOffset = stickyOffset
    setNeedsPaint()
  }

  /// Returns the lines at the upper edge that a header covers if a row is there.
  func lines(coveredAbove index: Int) -> Int {
    guard element.hasSections, let rows, let section = rows.section(of: index),
      rows.sections[section].hasHeader, rows.sections[section].start < index
    else { return 0 }
    return row(at: rows.sections[section].start)?.layout.frame.rows ?? 1
  }

  // MARK: - The end

  /// Sends ``ReachedEnd`` once for each number of rows.
  private func reportEnd(_ visible: Range<Int>) {
    // The footer appears and disappears while more rows load.
    let count = endOfRows
    // Rows may come that are not ranked yet.
    guard count > 0, isSettled else { return }
    guard visible.upperBound >= count else {
      view.reachedCount = -1
      return
    }
    guard view.reachedCount != count else { return }
    view.reachedCount = count
    _ = instance?.bubble(ReachedEnd())
  }
}

extension Range<Int> {
  fileprivate func contains(_ other: Range) -> Bool {
    other.lowerBound >= lowerBound && other.upperBound <= upperBound
  }
}

/// An event that says that the last row of a list is visible.
package struct ReachedEnd { package init() {} }
