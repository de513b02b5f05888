import RecurseTerminal
import RecurseWidgets

/// The part of many lines that a viewport shows.
///
///     line 41 ──┐                             top: a place in the text of a line, so nothing that
///     line 42   ├ top ▶ ┌ viewport ┐          is read moves when lines above are dropped, lines
///     line 43 ──┘       │ rows     │          below are added, or all wrap to another width
///     line 44           └──────────┘
///
///     pinned ── scroll up ──▶ free ── scroll to the end, or End ──▶ pinned
///        ▲───── select ─────▶ held ── scroll ──▶ free
///
/// While it is pinned, it stays at the end. Only lines near the viewport are measured.
@MainActor
package struct LineViewport {
  /// The place in the text that the first row shows.
  package private(set) var top = LinePosition(LinePiece(line: 0))
  /// The place that the first row shows again as soon as it can. Until then its line is not chosen,
  /// or the rows below it do not fill the viewport.
  private var deferredTop: LinePosition?
  /// The number of rows.
  package private(set) var height = 0
  /// Whether the viewport pins itself when the end is in view.
  package let followsEnd: Bool
  package private(set) var isPinned: Bool
  /// Whether a selection keeps the viewport where it is, also at the end. Then it follows the end
  /// again, unless it was moved away meanwhile.
  package var staysPut = false {
    didSet {
      guard staysPut != oldValue else { return }
      if staysPut { wasPinned = isPinned }
      isPinned = !staysPut && wasPinned
    }
  }
  /// Whether the viewport was pinned before it stayed put, and is where it was.
  private var wasPinned = false
  /// The line after the last one that a person has seen: the last one in view, or the last one of
  /// all when the viewport was pinned.
  private var seen = 0

  package init(followsEnd: Bool) {
    self.followsEnd = followsEnd
    isPinned = followsEnd
  }

  /// Shows the lines in a viewport of a height, after either has changed.
  ///
  /// - Returns: the rows in view, from the top.
  package mutating func show(_ rows: some LineRows, height: Int) -> [LineRow] {
    self.height = height
    guard height > 0, let last = rows.lastRow else { return [] }
    if isPinned {
      top = topOfPage(endingAt: last, in: rows)
      deferredTop = nil
    } else {
      let anchor = self.anchor
      let first = rows.row(at: anchor)
      let isThere = first.map { $0.piece == anchor.piece } ?? false
      top = isThere ? anchor : first?.position ?? anchor
      deferredTop = !isThere && rows.isHidden(anchor.piece.line) ? anchor : nil
    }
    var visible = visibleRows(of: rows)
    if visible.count < height {
      let end = topOfPage(endingAt: last, in: rows)
      if end != top { deferredTop = deferredTop ?? top }
      top = end
      visible = visibleRows(of: rows)
    }
    if let bottom = visible.last { notice(bottom, isEnd: bottom == last, in: rows) }
    return visible
  }

  /// The number of lines at the end that were added since the viewport was pinned and have not been
  /// in view.
  package func newLines(in rows: some LineRows) -> Int {
    followsEnd && !isPinned ? rows.lineCount - rows.rank(of: seen) : 0
  }

  /// The place in the text that the first row shows as soon as it can.
  package var anchor: LinePosition { deferredTop ?? top }

  /// Pins the viewport when the end is in view, unless it is in view only because the deferred
  /// place cannot be shown.
  private mutating func notice(_ bottom: LineRow, isEnd: Bool, in rows: some LineRows) {
    if followsEnd, isEnd, !staysPut, deferredTop == nil { isPinned = true }
    let end = bottom.piece.line + 1
    seen = isPinned ? rows.lines.upperBound : max(min(seen, rows.lines.upperBound), end)
  }

  private func visibleRows(of rows: some LineRows) -> [LineRow] {
    var visible: [LineRow] = []
    visible.reserveCapacity(height)
    var next = rows.row(at: top)
    while let row = next, visible.count < height {
      visible.append(row)
      next = rows.row(below: row)
    }
    return visible
  }

  /// Returns the top of a viewport whose last row is some row, or the start.
  private func topOfPage(endingAt row: LineRow, in rows: some LineRows) -> LinePosition {
    var first = row
    for _ in 1..<max(1, height) {
      guard let above = rows.row(above: first) else { break }
      first = above
    }
    return first.position
  }

  // MARK: - Scrolling

  /// The rows that are counted one by one. A further distance is one of lines.
  private static let near = 1024

  /// Scrolls by a number of rows: down, or up if it is negative.
  ///
  /// - Returns: whether anything moved.
  package mutating func scroll(by distance: Int, in rows: some LineRows) -> Bool {
    guard height > 0, let first = rows.row(at: top), let last = rows.lastRow else { return false }
    guard distance.magnitude <= Self.near else {
      let rank = rows.rank(of: first.piece.line).addingClamped(distance)
      guard let line = rows.line(at: max(0, rank)) else { return scrollToEnd(of: rows) }
      return scroll(to: LinePosition(LinePiece(line: line)), in: rows)
    }
    var row = first
    if distance < 0 {
      for _ in 0..<(-distance) {
        guard let above = rows.row(above: row) else { break }
        row = above
      }
    } else {
      let end = topOfPage(endingAt: last, in: rows)
      for _ in 0..<distance {
        guard row.position < end, let below = rows.row(below: row) else { break }
        row = below
      }
    }
    // At the end, a person asks for the end.
    if distance > 0, row.position == first.position { deferredTop = nil }
    return move(to: row.position, from: first.position)
  }

  /// Takes other numbers for the lines: the nearest line stands for one that is gone.
  package mutating func renumber(_ number: (Int) -> Int) {
    top.piece.line = number(top.piece.line)
    if let line = deferredTop?.piece.line { deferredTop?.piece.line = number(line) }
  }

  /// Scrolls to the start, and lets go of the end.
  package mutating func scrollToStart(of rows: some LineRows) -> Bool {
    guard let first = rows.row(at: top), let start = rows.firstRow else { return false }
    return move(to: start.position, from: first.position)
  }

  /// Scrolls to the end, and stays there if the viewport follows the end.
  package mutating func scrollToEnd(of rows: some LineRows) -> Bool {
    guard height > 0, let first = rows.row(at: top), let last = rows.lastRow else { return false }
    let wasPinned = isPinned
    let moved = move(to: topOfPage(endingAt: last, in: rows), from: first.position)
    isPinned = followsEnd && !staysPut
    self.wasPinned = followsEnd
    return moved || isPinned != wasPinned
  }

  /// Scrolls so that the row of a position is the first one, and lets go of the end.
  package mutating func scroll(to position: LinePosition, in rows: some LineRows) -> Bool {
    guard let first = rows.row(at: top), let row = rows.row(at: position) else { return false }
    return move(to: row.position, from: first.position)
  }

  /// Scrolls as little as needed to show the row of a position. A row that is further away than a
  /// page is shown in the middle.
  package mutating func reveal(_ position: LinePosition, in rows: some LineRows) -> Bool {
    guard height > 0, let row = rows.row(at: position), let first = rows.row(at: top) else {
      return false
    }
    if row.position < first.position {
      var below = row
      for distance in 1...height {
        guard let next = rows.row(below: below) else { break }
        below = next
        if below == first { return scroll(by: -distance, in: rows) }
      }
    } else {
      let visible = visibleRows(of: rows)
      if visible.contains(row) { return false }
      var above = row
      for distance in 1...height {
        guard let next = rows.row(above: above) else { break }
        above = next
        if above == visible.last { return scroll(by: distance, in: rows) }
      }
    }
    var middle = row
    for _ in 0..<(height / 2) {
      guard let above = rows.row(above: middle) else { break }
      middle = above
    }
    return move(to: middle.position, from: first.position)
  }

  /// Scrolls to a line at a place in the viewport, or without one as little as needed.
  package mutating func show(
    _ line: Int, at place: VerticalAlignment?, in rows: some LineRows
  ) -> Bool {
    let position = LinePosition(LinePiece(line: line))
    let above: Int
    switch place {
    case nil: return reveal(position, in: rows)
    case .bottom: above = height - 1
    case .center: above = (height - 1) / 2
    default: above = 0
    }
    let moved = scroll(to: position, in: rows)
    return scroll(by: -above, in: rows) || moved
  }

  private mutating func move(to position: LinePosition, from old: LinePosition) -> Bool {
    guard position != old else { return false }
    (top, deferredTop) = (position, nil)
    // The end pins it again when the rows are shown.
    (isPinned, wasPinned) = (false, false)
    return true
  }
}
