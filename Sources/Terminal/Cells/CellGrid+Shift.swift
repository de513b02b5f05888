import CRecurse

extension CellGrid {
  /// Moves the cells of a rectangle down, or up if `rows` is negative. The exposed rows keep their
  /// old content until they are painted. O(cells), in copies of memory.
  ///
  /// - Returns: `false`, without any effect, if an edge cuts a wide glyph or no row remains inside.
  package func shift(_ area: CellRect, by rows: Int) -> Bool {
    let count = area.rows - abs(rows)
    guard area.intersection(bounds) == area, count > 0, !cutsGlyph(area) else { return false }
    for step in 0..<count {
      // In this order no row is overwritten before it is read.
      let row = rows > 0 ? area.endRow - 1 - step : area.row + step
      let target = row * size.columns + area.column
      let source = target - rows * size.columns
      memcpy(back + target, back + source, area.columns * MemoryLayout<Cell>.stride)
      if let lines {
        memcpy(lines + target, lines + source, area.columns * MemoryLayout<LineCell>.stride)
      }
      damage[row].add(area.column, area.endColumn)
    }
    let first = rows > 0 ? area.row + rows : area.row
    lastShift = (first + count / 2, -rows)
    return true
  }

  private func cutsGlyph(_ area: CellRect) -> Bool {
    for row in area.row..<area.endRow {
      let cells = back + row * size.columns
      if cells[area.column].glyph == .continuation { return true }
      if area.endColumn < size.columns, cells[area.endColumn].glyph == .continuation { return true }
    }
    return false
  }
}
