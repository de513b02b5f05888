/// A rectangle of cells.
struct CellFrame: Hashable, Sendable {
  var column: Int
  var row: Int
  var columns: Int
  var rows: Int

  var isEmpty: Bool { columns <= 0 || rows <= 0 }
}

/// The dots of a cell: 2 × 4 for Braille, 1 × 2 for half blocks.
struct CellDots: Hashable, Sendable {
  var columns = 2
  var rows = 4
}
