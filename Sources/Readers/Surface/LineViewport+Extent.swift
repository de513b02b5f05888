import RecurseWidgets

/// The scrollbar of a viewport of lines. Heights of lines out of view are not known, so each line
/// has the same share of it; the ends are exact.
extension LineViewport {
  /// The units of a scrollbar in one line.
  private static let unit = 1024

  /// Returns the extent of the lines along which the viewport scrolls, in units.
  ///
  /// - Parameter visible: the rows in view.
  package func extent(of rows: some LineRows, showing visible: [LineRow]) -> ScrollExtent {
    guard let first = visible.first, let last = visible.last else {
      return ScrollExtent(content: 0, viewport: 0)
    }
    let start = units(before: first, in: rows)
    let below = rows.row(below: last)
    let content = rows.lineCount * Self.unit
    let end = below.map { units(before: $0, in: rows) } ?? content
    var extent = ScrollExtent(content: content, viewport: max(1, end - start), offset: start)
    guard extent.overflows else { return extent }
    let isStart = rows.row(above: first) == nil
    if below == nil {
      extent.scroll(to: extent.maximum)
    } else if !isStart {
      extent.scroll(to: min(max(1, start), extent.maximum - 1))
    }
    return extent
  }

  /// Scrolls to an offset of the extent.
  package mutating func scroll(
    toUnit offset: Int, of extent: ScrollExtent, in rows: some LineRows
  ) -> Bool {
    if offset <= 0 { return scrollToStart(of: rows) }
    if offset >= extent.maximum { return scrollToEnd(of: rows) }
    guard let line = rows.line(at: min(offset / Self.unit, rows.lineCount - 1)) else {
      return false
    }
    let pieces = rows.pieceCount(of: line)
    let part = offset % Self.unit * pieces
    let piece = LinePiece(line: line, index: part / Self.unit)
    let starts = rows.rowStarts(of: piece)
    let row = part % Self.unit * starts.count / Self.unit
    return scroll(to: LinePosition(piece, cell: starts[row]), in: rows)
  }

  /// Returns the units of all lines before a row.
  private func units(before row: LineRow, in rows: some LineRows) -> Int {
    let pieces = rows.pieceCount(of: row.piece.line)
    let inPiece = Self.unit * row.index / rows.rowStarts(of: row.piece).count
    let inLine = (Self.unit * row.piece.index + inPiece) / pieces
    return rows.rank(of: row.piece.line) * Self.unit + inLine
  }
}
