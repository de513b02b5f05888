/// A size in cells.
public struct CellSize: Hashable, Sendable {
  /// The number of columns.
  public var columns: Int
  /// The number of rows.
  public var rows: Int

  /// Creates a size.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// The size of no columns and no rows.
  public static let zero = CellSize(columns: 0, rows: 0)
}

/// A position in cells, counted from the upper left corner.
public struct CellPoint: Hashable, Sendable {
  /// The column, counted from 0.
  public var column: Int
  /// The row, counted from 0.
  public var row: Int

  /// Creates a position.
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}

/// A rectangle of cells.
public struct CellRect: Hashable, Sendable {
  /// The column, counted from 0.
  public var column: Int
  /// The row, counted from 0.
  public var row: Int
  /// The number of columns.
  public var columns: Int
  /// The number of rows.
  public var rows: Int

  /// Creates a rectangle.
  public init(column: Int, row: Int, columns: Int, rows: Int) {
    self.column = column
    self.row = row
    self.columns = columns
    self.rows = rows
  }

  /// Creates the rectangle of a size at the origin.
  public init(size: CellSize) {
    self.init(column: 0, row: 0, columns: size.columns, rows: size.rows)
  }

  /// The number of columns and rows.
  public var size: CellSize { CellSize(columns: columns, rows: rows) }

  /// The rectangle without cells at the origin.
  package static let zero = CellRect(column: 0, row: 0, columns: 0, rows: 0)

  /// One past the last column, clamped to the range of `Int`.
  public var endColumn: Int { column.addingClamped(columns) }

  /// One past the last row, clamped to the range of `Int`.
  public var endRow: Int { row.addingClamped(rows) }

  /// A Boolean value that indicates whether the rectangle contains no cell.
  public var isEmpty: Bool { columns <= 0 || rows <= 0 }

  /// Returns a Boolean value that indicates whether the rectangle contains a position.
  public func contains(_ point: CellPoint) -> Bool {
    point.column >= column && point.column < endColumn && point.row >= row && point.row < endRow
  }

  /// Returns the part that both rectangles share, which may be empty.
  public func intersection(_ other: CellRect) -> CellRect {
    let left = max(column, other.column)
    let top = max(row, other.row)
    let right = min(endColumn, other.endColumn)
    let bottom = min(endRow, other.endRow)
    return CellRect(
      column: left, row: top, columns: right > left ? right - left : 0,
      rows: bottom > top ? bottom - top : 0)
  }

  /// Returns the smallest rectangle that contains both. An empty rectangle adds nothing.
  public func union(_ other: CellRect) -> CellRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(column, other.column)
    let top = min(row, other.row)
    return CellRect(
      column: left, row: top,
      columns: max(endColumn, other.endColumn).subtractingClamped(left),
      rows: max(endRow, other.endRow).subtractingClamped(top))
  }

  /// Returns the rectangle moved to the right and down; negative numbers move it to the left and
  /// up.
  public func offset(columns: Int, rows: Int) -> CellRect {
    CellRect(
      column: column.addingClamped(columns), row: row.addingClamped(rows), columns: self.columns,
      rows: self.rows)
  }
}

/// A distance on the screen, in cells: positive columns are to the right, positive rows are down.
package struct CellOffset: Hashable, Sendable {
  package var columns: Int
  package var rows: Int

  package init(columns: Int = 0, rows: Int = 0) {
    self.columns = columns
    self.rows = rows
  }

  package static let zero = CellOffset()
}
