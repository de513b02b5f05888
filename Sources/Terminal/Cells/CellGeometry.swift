/// A size in cells.
public struct CellSize: Hashable, Sendable {
  public var columns: Int
  public var rows: Int

  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}

/// A place in cells, counted from the upper left corner.
public struct CellPoint: Hashable, Sendable {
  public var column: Int
  public var row: Int

  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}

/// A rectangle of cells.
public struct CellRect: Hashable, Sendable {
  public var column: Int
  public var row: Int
  public var columns: Int
  public var rows: Int

  public init(column: Int, row: Int, columns: Int, rows: Int) {
    self.column = column
    self.row = row
    self.columns = columns
    self.rows = rows
  }

  public init(size: CellSize) {
    self.init(column: 0, row: 0, columns: size.columns, rows: size.rows)
  }

  /// One past the last column; a rectangle may be endless.
  public var endColumn: Int { column.addingHeld(columns) }

  /// One past the last row.
  public var endRow: Int { row.addingHeld(rows) }

  public var isEmpty: Bool { columns <= 0 || rows <= 0 }

  public func contains(_ point: CellPoint) -> Bool {
    point.column >= column && point.column < endColumn && point.row >= row && point.row < endRow
  }

  /// The part that both rectangles share; empty where they share none.
  public func intersection(_ other: CellRect) -> CellRect {
    let left = max(column, other.column)
    let top = max(row, other.row)
    let right = min(endColumn, other.endColumn)
    let bottom = min(endRow, other.endRow)
    return CellRect(
      column: left, row: top, columns: right > left ? right - left : 0,
      rows: bottom > top ? bottom - top : 0)
  }

  /// The smallest rectangle that holds both, as far as a number can say; an empty one adds nothing.
  public func union(_ other: CellRect) -> CellRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(column, other.column)
    let top = min(row, other.row)
    return CellRect(
      column: left, row: top,
      columns: max(endColumn, other.endColumn).subtractingHeld(left),
      rows: max(endRow, other.endRow).subtractingHeld(top))
  }

  /// The rectangle moved to the right and down, by less than nothing to the left and up.
  public func offset(columns: Int, rows: Int) -> CellRect {
    CellRect(
      column: column.addingHeld(columns), row: row.addingHeld(rows), columns: self.columns,
      rows: self.rows)
  }
}
