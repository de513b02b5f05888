import CRecurse

/// Rows that have moved between the screen and the grid.
///
///     screen          grid            distance 1: row i + 1 of the screen
///     0 header        0 header        is row i of the grid, for the rows a ..< b
///     1 one           1 two     a
///     2 two           2 three
///     3 three         3 four    b     the screen scrolls rows 1 ..< 4 and is sent row 3
struct RowShift: Equatable {
  /// The rows that are scrolled, with the exposed ones.
  var rows: Range<Int>
  /// The distance upward; negative is downward.
  var distance: Int
  /// The rows that become blank.
  var exposed: Range<Int> {
    distance > 0
      ? (rows.upperBound - distance)..<rows.upperBound
      : rows.lowerBound..<(rows.lowerBound - distance)
  }
}

extension CellGrid {
  /// Fewer rows than this are cheaper to send than to scroll.
  private static let fewestRows = 3
  /// Fewer cells than this are cheaper to send: a scroll takes about thirty bytes.
  private static let fewestCells = 40

  /// Scrolls the rows of the screen that have only moved.
  ///
  /// - Returns: whether rows were scrolled.
  @MainActor
  func scroll<Target: Screen>(on screen: Target) -> Bool {
    guard let shift = rowShift(), screen.scroll(rows: shift.rows, by: shift.distance) else {
      return false
    }
    let columns = size.columns
    let kept = shift.rows.count - abs(shift.distance)
    let start = shift.rows.lowerBound
    let (from, to) = shift.distance > 0 ? (shift.distance, 0) : (0, -shift.distance)
    // Row by row, in the order in which none is overwritten before it is copied.
    for step in 0..<kept {
      let row = start + (shift.distance > 0 ? step : kept - 1 - step)
      memcpy(
        front + (row + to) * columns, front + (row + from) * columns,
        columns * MemoryLayout<Cell>.stride)
    }
    for row in shift.exposed {
      (front + row * columns).update(repeating: .blank, count: columns)
    }
    for row in shift.rows { damage[row] = DamagedColumns(0, columns) }
    return true
  }

  /// Finds rows that have moved together, around some of the changed rows.
  ///
  /// O(rows) comparisons of two rows, most of which end at the first cells. Where many rows are
  /// equal, each distance may take as many: O(rows²).
  func rowShift() -> RowShift? {
    defer { lastShift = nil }
    guard let (area, count) = changedRows(), count > Self.fewestRows else { return nil }
    if let (row, distance) = lastShift, let shift = shift(around: row, by: distance, in: area) {
      return shift
    }
    for part in 1...3 {
      let anchor = area.lowerBound + area.count * part / 4
      if isChanged(anchor), !isBlank(anchor), let shift = shift(around: anchor, in: area) {
        return shift
      }
    }
    return nil
  }

  /// The rows around another that have moved by the same distance, if a scroll is cheaper.
  private func shift(around anchor: Int, in area: Range<Int>) -> RowShift? {
    for distance in 1..<area.count {
      if let shift = shift(around: anchor, by: distance, in: area) { return shift }
      if let shift = shift(around: anchor, by: -distance, in: area) { return shift }
    }
    return nil
  }

  private func shift(around anchor: Int, by distance: Int, in area: Range<Int>) -> RowShift? {
    guard matches(anchor, shownIn: anchor + distance, area) else { return nil }
    var run = anchor..<(anchor + 1)
    while nearlyMatches(run.lowerBound - 1, movedBy: distance, area) {
      run = (run.lowerBound - 1)..<run.upperBound
    }
    while nearlyMatches(run.upperBound, movedBy: distance, area) {
      run = run.lowerBound..<(run.upperBound + 1)
    }
    guard run.count >= Self.fewestRows, run.count > abs(distance) / 2, savesCells(run) else {
      return nil
    }
    let rows =
      min(
        run.lowerBound, run.lowerBound + distance)..<max(
        run.upperBound, run.upperBound + distance)
    return RowShift(rows: rows, distance: distance)
  }

  /// Whether a row of the grid equals another row of the screen.
  private func matches(_ row: Int, shownIn other: Int, _ area: Range<Int>) -> Bool {
    guard area.contains(row), area.contains(other) else { return false }
    let bytes = size.columns * MemoryLayout<Cell>.stride
    return memcmp(back + row * size.columns, front + other * size.columns, bytes) == 0
  }

  /// Whether a row of the grid nearly equals another row of the screen, and differs less from it
  /// than from its own. The rows of a list with a scrollbar are an example.
  private func nearlyMatches(_ row: Int, movedBy distance: Int, _ area: Range<Int>) -> Bool {
    if matches(row, shownIn: row + distance, area) { return true }
    guard area.contains(row), area.contains(row + distance) else { return false }
    let most = size.columns / 8
    let moved = difference(row, shownIn: row + distance, upTo: most + 1)
    return moved <= most && moved < difference(row, shownIn: row, upTo: moved + 1)
  }

  /// The number of cells that differ, counted until there are so many. The equal cells at the end
  /// are compared at once.
  private func difference(_ row: Int, shownIn other: Int, upTo limit: Int) -> Int {
    let columns = size.columns
    return (back + row * columns).withMemoryRebound(to: UInt64.self, capacity: columns) { wanted in
      (front + other * columns).withMemoryRebound(to: UInt64.self, capacity: columns) { shown in
        var count = 0
        var start = 0
        while start < columns, count < limit,
          memcmp(wanted + start, shown + start, (columns - start) * MemoryLayout<UInt64>.stride)
            != 0
        {
          let end = min(start + 16, columns)
          for column in start..<end { count &+= wanted[column] == shown[column] ? 0 : 1 }
          start = end
        }
        return count
      }
    }
  }

  /// The range from the first to the last row that differs from the screen, and the number of such
  /// rows.
  private func changedRows() -> (area: Range<Int>, count: Int)? {
    var area: Range<Int>?
    var count = 0
    for row in 0..<damage.count where isChanged(row) {
      area = (area?.lowerBound ?? row)..<(row + 1)
      count += 1
    }
    return area.map { ($0, count) }
  }

  private func isChanged(_ row: Int) -> Bool {
    let columns = damage[row]
    guard columns.start < columns.end else { return false }
    let start = row * size.columns + columns.start
    let bytes = (columns.end - columns.start) * MemoryLayout<Cell>.stride
    return memcmp(back + start, front + start, bytes) != 0
  }

  private func isBlank(_ row: Int) -> Bool {
    let cells = back + row * size.columns
    for column in 0..<size.columns where cells[column] != .blank { return false }
    return true
  }

  /// Whether a scroll saves more cells than its sequences cost.
  private func savesCells(_ run: Range<Int>) -> Bool {
    var spared = 0
    for row in run {
      spared += difference(row, shownIn: row, upTo: Self.fewestCells)
      if spared >= Self.fewestCells { return true }
    }
    return false
  }
}
