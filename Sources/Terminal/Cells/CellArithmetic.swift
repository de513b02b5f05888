// Whoever describes a rectangle may give it any number: what lies beyond all numbers is as far away
// as the last of them.
extension Int {
  /// The sum, held to what an `Int` can be.
  package func addingHeld(_ other: Int) -> Int {
    let (sum, isTooFar) = addingReportingOverflow(other)
    return isTooFar ? (other < 0 ? .min : .max) : sum
  }

  /// The difference, held to what an `Int` can be.
  package func subtractingHeld(_ other: Int) -> Int {
    let (difference, isTooFar) = subtractingReportingOverflow(other)
    return isTooFar ? (other < 0 ? .max : .min) : difference
  }
}

extension CellSize {
  /// The most cells that are painted: four times those of a window of 2,000 columns and 250 rows,
  /// in some 200 MB with all that ncurses keeps of them.
  package static let mostCells = 1 << 21
  /// The most columns or rows: what ncurses counts with.
  package static let longestSide = 32_767

  /// The upper left part that is painted where a window has more cells than that: its longer side is
  /// cut, both where neither is short.
  package func painted(of most: Int = mostCells) -> CellSize {
    let columns = min(max(0, columns), Self.longestSide)
    let rows = min(max(0, rows), Self.longestSide)
    guard columns * rows > most else { return CellSize(columns: columns, rows: rows) }
    let side = Self.root(of: most)
    if rows <= side { return CellSize(columns: most / rows, rows: rows) }
    if columns <= side { return CellSize(columns: columns, rows: most / columns) }
    return CellSize(columns: side, rows: side)
  }

  /// The largest number whose square is not larger.
  private static func root(of number: Int) -> Int { Int(Double(max(0, number)).squareRoot()) }
}
