// An app may use any number in a rectangle: sums that overflow are clamped to the range of `Int`.
extension Int {
  /// The sum, clamped to the range of `Int`.
  package func addingClamped(_ other: Int) -> Int {
    let (sum, isTooFar) = addingReportingOverflow(other)
    return isTooFar ? (other < 0 ? .min : .max) : sum
  }

  /// The difference, clamped to the range of `Int`.
  package func subtractingClamped(_ other: Int) -> Int {
    let (difference, isTooFar) = subtractingReportingOverflow(other)
    return isTooFar ? (other < 0 ? .max : .min) : difference
  }
}

extension CellSize {
  /// The most cells that are painted: four times those of a window of 2,000 columns and 250 rows.
  /// With ncurses' copies they take about 200 MB.
  package static let maximumCells = 1 << 21
  /// The most columns or rows, which is the limit of ncurses.
  package static let maximumSide = 32_767

  /// The part of a window with this size that is painted. If it has more than `most` cells, its
  /// longer side is cut, or both if neither is short.
  package func painted(of most: Int = maximumCells) -> CellSize {
    let columns = min(max(0, columns), Self.maximumSide)
    let rows = min(max(0, rows), Self.maximumSide)
    guard columns * rows > most else { return CellSize(columns: columns, rows: rows) }
    let side = Self.root(of: most)
    if rows <= side { return CellSize(columns: most / rows, rows: rows) }
    if columns <= side { return CellSize(columns: columns, rows: most / columns) }
    return CellSize(columns: side, rows: side)
  }

  /// The square root, rounded down.
  private static func root(of number: Int) -> Int { Int(Double(max(0, number)).squareRoot()) }
}
