#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Rows that stand elsewhere than the screen shows them.
///
///     screen          grid            distance 1: what the screen shows in row i + 1
///     0 header        0 header        stands in row i of the grid, for the rows a ..< b
///     1 one           1 two     a
///     2 two           2 three
///     3 three         3 four    b     the screen moves rows 1 ..< 4 and is sent row 3
struct RowShift: Equatable {
  /// The rows that move, and those that come in.
  var rows: Range<Int>
  /// How far up.
  var distance: Int
  /// The rows that come in.
  var exposed: Range<Int> {
    distance > 0
      ? (rows.upperBound - distance)..<rows.upperBound
      : rows.lowerBound..<(rows.lowerBound - distance)
  }
}

extension CellGrid {
  /// Fewer rows than this are cheaper sent than moved.
  private static let fewestRows = 3
  /// A move takes some thirty bytes.
  private static let fewestCells = 40

  /// Has the screen move the rows that only stand elsewhere.
  ///
  /// - Returns: whether it did.
  @MainActor
  func scroll<Target: Screen>(on screen: Target) -> Bool {
    guard let shift = rowShift(), screen.scroll(rows: shift.rows, by: shift.distance) else {
      return false
    }
    let columns = size.columns
    let kept = shift.rows.count - abs(shift.distance)
    let start = shift.rows.lowerBound
    let (from, to) = shift.distance > 0 ? (shift.distance, 0) : (0, -shift.distance)
    memmove(
      front + (start + to) * columns, front + (start + from) * columns,
      kept * columns * MemoryLayout<Cell>.stride)
    for row in shift.exposed {
      (front + row * columns).update(repeating: .blank, count: columns)
    }
    for row in shift.rows { touched[row] = TouchedColumns(0, columns) }
    return true
  }

  /// Rows that moved together, found around some of those that changed. O(rows) comparisons of two
  /// rows, which mostly end at the first cells.
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

  /// The rows around one that moved as far as it did, where these are worth a move.
  private func shift(around anchor: Int, in area: Range<Int>) -> RowShift? {
    for distance in 1..<area.count {
      if let shift = shift(around: anchor, by: distance, in: area) { return shift }
      if let shift = shift(around: anchor, by: -distance, in: area) { return shift }
    }
    return nil
  }

  private func shift(around anchor: Int, by distance: Int, in area: Range<Int>) -> RowShift? {
    guard holds(anchor, shownIn: anchor + distance, area) else { return nil }
    var run = anchor..<(anchor + 1)
    while nearlyHolds(run.lowerBound - 1, movedBy: distance, area) {
      run = (run.lowerBound - 1)..<run.upperBound
    }
    while nearlyHolds(run.upperBound, movedBy: distance, area) {
      run = run.lowerBound..<(run.upperBound + 1)
    }
    guard run.count >= Self.fewestRows, run.count > abs(distance) / 2, isWorthIt(run) else {
      return nil
    }
    let rows =
      min(
        run.lowerBound, run.lowerBound + distance)..<max(
        run.upperBound, run.upperBound + distance)
    return RowShift(rows: rows, distance: distance)
  }

  /// Whether a row is to hold what the screen shows in another.
  private func holds(_ row: Int, shownIn other: Int, _ area: Range<Int>) -> Bool {
    guard area.contains(row), area.contains(other) else { return false }
    let bytes = size.columns * MemoryLayout<Cell>.stride
    return memcmp(back + row * size.columns, front + other * size.columns, bytes) == 0
  }

  /// Whether a row is to hold what the screen shows in another, but for a few cells that differ
  /// less than from what it shows in its own place: a list beside whose rows a scrollbar stands.
  private func nearlyHolds(_ row: Int, movedBy distance: Int, _ area: Range<Int>) -> Bool {
    if holds(row, shownIn: row + distance, area) { return true }
    guard area.contains(row), area.contains(row + distance) else { return false }
    let moved = difference(row, shownIn: row + distance)
    return moved <= size.columns / 8 && moved < difference(row, shownIn: row)
  }

  /// How many cells differ: in one go where none of some does.
  private func difference(_ row: Int, shownIn other: Int) -> Int {
    let columns = size.columns
    return (back + row * columns).withMemoryRebound(to: UInt64.self, capacity: columns) { wanted in
      (front + other * columns).withMemoryRebound(to: UInt64.self, capacity: columns) { shown in
        var count = 0
        var start = 0
        while start < columns {
          let end = min(start + 16, columns)
          if memcmp(wanted + start, shown + start, (end - start) * MemoryLayout<UInt64>.stride) != 0
          {
            for column in start..<end { count &+= wanted[column] == shown[column] ? 0 : 1 }
          }
          start = end
        }
        return count
      }
    }
  }

  /// From the first to behind the last row that differs from what the screen shows, and how many
  /// do.
  private func changedRows() -> (area: Range<Int>, count: Int)? {
    var area: Range<Int>?
    var count = 0
    for row in 0..<touched.count where isChanged(row) {
      area = (area?.lowerBound ?? row)..<(row + 1)
      count += 1
    }
    return area.map { ($0, count) }
  }

  private func isChanged(_ row: Int) -> Bool {
    let columns = touched[row]
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

  /// Whether moving some rows spares enough cells to be worth its sequences.
  private func isWorthIt(_ run: Range<Int>) -> Bool {
    var spared = 0
    for row in run {
      spared += difference(row, shownIn: row)
      if spared >= Self.fewestCells { return true }
    }
    return false
  }
}
