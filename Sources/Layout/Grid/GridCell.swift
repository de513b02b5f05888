/// A cell while its grid is solved: what is flexible about it, and which part of the grid it has.
struct GridCell {
  /// The child with its margins and bounds, along the row (`main`) and down it (`cross`).
  var item: FlexItem
  /// The row's node that it stands in; none where it is a row by itself.
  unowned(unsafe) var rowNode: LayoutNode?
  var row: Int
  var column: Int
  var rowSpan: Int
  /// Zero where the cell takes all columns, until it is known how many there are.
  var columnSpan: Int

  /// Whether the cell takes all the width of its columns, and makes one that it has alone take the
  /// width that is left.
  var fillsWidth: Bool { item.fillsContainer || item.fillsMain }
  var fillsHeight: Bool {
    item.fillsCross || item.fillsContainer && item.node.style.alignSelf == .stretch
  }
}

/// A column or a row while its grid is solved.
struct GridTrack {
  /// What its cells ask for: as much as they like, or the least that loses nothing.
  var wanted = 0.0
  var natural = 0.0
  var size = 0.0
  var position = 0.0
  /// Whether it shares what is left.
  var isFlexible = false
  /// Where its cells stand across it; of columns.
  var alignment = AlignSelf.auto
  /// From the top of a row to the baseline that its cells share.
  var ascent = 0.0
  /// The row at which a column is free again, below a cell of several rows.
  var freeFrom = 0

  var end: Double { position + size }
}

/// Where the cells, columns and rows of the grid being solved are among the scratch.
struct GridShape {
  var cells: Range<Int>
  var columns: Range<Int>
  var rows: Range<Int>
  var columnGap: Double
  var rowGap: Double

  func columns(of cell: GridCell) -> Range<Int> {
    let first = columns.lowerBound + cell.column
    return first..<(first + cell.columnSpan)
  }

  func rows(of cell: GridCell) -> Range<Int> {
    let first = rows.lowerBound + cell.row
    return first..<(first + cell.rowSpan)
  }
}
