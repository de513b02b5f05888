import CRecurse

extension CellGrid {
  /// The most unchanged cells between two changed ones that are sent too: they cost less than
  /// another call of `put`.
  static let bridgedGap = 4

  /// Sends the cells that differ from the last flush. The screen shows them when it presents the
  /// frame.
  ///
  /// Only written columns are compared. Spans consist of whole glyphs.
  @MainActor @discardableResult
  package func flush<Target: Screen>(to screen: Target) -> FlushReport {
    var sent = FlushReport(hasScrolled: scroll(on: screen))
    for index in 0..<damage.count {
      let columns = damage[index]
      guard columns.start < columns.end else { continue }
      damage[index] = .none
      sent.cells += flushRow(index, columns, to: screen)
    }
    return sent
  }

  @MainActor
  private func flushRow<Target: Screen>(
    _ index: Int, _ columns: DamagedColumns, to screen: Target
  ) -> Int {
    let row = back + index * size.columns
    let shown = front + index * size.columns
    let bytes = (columns.end - columns.start) * MemoryLayout<Cell>.stride
    if memcmp(row + columns.start, shown + columns.start, bytes) == 0 { return 0 }

    var sent = 0
    var column = columns.start
    while true {
      while column < columns.end, row[column] == shown[column] { column += 1 }
      guard column < columns.end else { return sent }

      let end = endOfSpan(row, shown, from: column, limit: columns.end)
      let start = row[column].glyph == .continuation && column > 0 ? column - 1 : column
      let span = UnsafeBufferPointer(start: row + start, count: end - start)
      screen.put(span, row: index, column: start, of: self)
      repaintLineEnds(beside: start..<end, row: index, on: screen)
      (shown + start).update(from: row + start, count: end - start)
      sent += end - start
      column = end
    }
  }

  /// The end of the span that starts with a changed cell: before a gap of unchanged cells, after a
  /// whole glyph.
  private func endOfSpan(
    _ row: UnsafeMutablePointer<Cell>, _ shown: UnsafeMutablePointer<Cell>, from start: Int,
    limit: Int
  ) -> Int {
    var end = start + 1
    var column = end
    while column < limit, column - end <= CellGrid.bridgedGap {
      if row[column] != shown[column] { end = column + 1 }
      column += 1
    }
    if end < size.columns, row[end].glyph == .continuation { end += 1 }
    return end
  }
}

/// The cells that a flush sent to the screen.
package struct FlushReport: Equatable, Sendable {
  /// The number of cells that were sent.
  package var cells = 0
  /// Whether rows were scrolled, which changes the screen even if no cell was sent.
  package var hasScrolled = false

  /// Whether the screen does not change.
  package var isEmpty: Bool { cells == 0 && !hasScrolled }
}
