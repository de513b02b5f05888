#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension CellGrid {
  /// Unchanged cells between two changed ones that are sent along: fewer than a call of `put`
  /// costs.
  static let bridgedGap = 4

  /// Sends what changed since the last flush and remembers that the screen shows it.
  ///
  /// Only the columns that were written are compared. Spans hold whole glyphs.
  ///
  /// - Returns: what was sent, which is seen once the screen presents it.
  @MainActor @discardableResult
  public func flush<Target: Screen>(to screen: Target) -> FlushReport {
    var sent = FlushReport(hasScrolled: scroll(on: screen))
    for index in 0..<touched.count {
      let columns = touched[index]
      guard columns.start < columns.end else { continue }
      touched[index] = .none
      sent.cells += flushRow(index, columns, to: screen)
    }
    return sent
  }

  @MainActor
  private func flushRow<Target: Screen>(
    _ index: Int, _ columns: TouchedColumns, to screen: Target
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
      (shown + start).update(from: row + start, count: end - start)
      sent += end - start
      column = end
    }
  }

  /// Where the span ends that starts with a changed cell: before a gap of unchanged cells, after a
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

/// What one flush of a grid sent to its screen.
public struct FlushReport: Equatable, Sendable {
  /// Cells that were put.
  public var cells = 0
  /// Whether rows were moved: with no cell put that alone changes what the screen shows.
  public var hasScrolled = false

  /// Whether the screen shows what it did before.
  public var isEmpty: Bool { cells == 0 && !hasScrolled }
}
