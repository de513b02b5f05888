/// A cell while its grid is laid out, with the rows and columns that it spans.
struct GridCell {
  /// The child with its margins and limits; columns are the main axis.
  var item: FlexItem
  /// The node of the cell's row, or `nil` if the cell is a row by itself. Retained by the grid's
  /// `children`, which do not change during a layout pass.
  unowned(unsafe) var rowNode: LayoutNode?
  var row: Int
  var column: Int
  var rowSpan: Int
  /// The number of columns, or zero if the cell spans all columns, until their number is known.
  var columnSpan: Int

  /// Whether the cell fills its columns, and makes a column of its own flexible.
  var fillsWidth: Bool { item.fillsContainer || item.fillsMain }
  var fillsHeight: Bool {
    item.fillsCross || item.fillsContainer && item.node.style.alignSelf == .stretch
  }
}

/// A column or a row while its grid is laid out.
struct GridTrack {
  /// The size that its cells request: their widest or their narrowest.
  var requested = 0.0
  var natural = 0.0
  var size = 0.0
  var position = 0.0
  /// Whether it gets a share of the free space.
  var isFlexible = false
  /// The alignment of its cells; of columns only.
  var alignment = AlignSelf.auto
  /// The distance from the top of a row to the shared baseline of its cells.
  var ascent = 0.0
  /// The first row of a column that is free, below a cell of several rows.
  var freeFrom = 0

  var end: Double { position + size }
}

/// The ranges of a grid's cells, columns and rows in the scratch stacks.
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
