extension CellGrid {
  /// Lets the screen repaint unchanged cells beside changed ones in which the terminal may have left
  /// the end of a line.
  ///
  /// xterm draws the light lines itself that a font lacks, one pixel too long to the right and
  /// downwards, and clears only the cell of the line. (Seen with xterm 379; VTE and kitty stay
  /// within the cell.)
  ///
  /// - Parameter changed: columns of a row before the new cells replace the shown ones.
  @MainActor
  func repaintLineEnds<Target: Screen>(
    beside changed: Range<Int>, row: Int, on screen: Target
  ) {
    let new = back + row * size.columns
    let shown = front + row * size.columns
    for column in changed {
      let old = shown[column].glyph
      guard old.isInLineBlock, old != new[column].glyph else { continue }
      if old.leavesPixelAtRight, column + 1 < size.columns,
        new[column + 1] == shown[column + 1]
      {
        repaint(row: row, column: column + 1, on: screen)
      }
      if old.leavesPixelBelow, row + 1 < size.rows,
        new[column + size.columns] == shown[column + size.columns]
      {
        repaint(row: row + 1, column: column, on: screen)
      }
    }
  }

  /// Repaints the whole glyph in a cell.
  @MainActor
  private func repaint<Target: Screen>(row: Int, column: Int, on screen: Target) {
    let cells = back + row * size.columns
    var start = column
    if cells[column].glyph == .continuation, column > 0 { start -= 1 }
    var end = column + 1
    if end < size.columns, cells[end].glyph == .continuation { end += 1 }
    screen.repaint(row: row, columns: start..<end)
  }
}

extension Glyph {
  /// Whether the glyph is one of the lines and corners from `─` to `┼`.
  @inline(__always)
  fileprivate var isInLineBlock: Bool { rawValue &- 0x2500 <= 0x3C }

  /// Whether the glyph is a light line that reaches the right edge of its cell.
  fileprivate var leavesPixelAtRight: Bool {
    switch rawValue {
    case 0x2500, 0x250C, 0x2514, 0x251C, 0x252C, 0x2534, 0x253C: true
    default: false
    }
  }

  /// Whether the glyph is a light line that reaches the lower edge of its cell.
  fileprivate var leavesPixelBelow: Bool {
    switch rawValue {
    case 0x2502, 0x250C, 0x2510, 0x251C, 0x2524, 0x252C, 0x253C: true
    default: false
    }
  }
}
