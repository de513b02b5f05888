extension CellGrid {
  /// Lets the screen repaint unchanged cells beside changed ones in which the terminal may have
  /// left the end of a line or the edge of a block.
  ///
  /// xterm draws the light lines itself that a font lacks, one pixel too long to the right and
  /// downwards, and clears only the cell of the line. Lines and blocks of a font reach a pixel into
  /// cells at both sides that are drawn together with them. (Seen with xterm 379 and DejaVu Sans
  /// Mono; VTE and kitty stay within the cell.)
  ///
  /// - Parameter changed: columns of a row before the new cells replace the shown ones.
  @MainActor
  func repaintLineEnds<Target: Screen>(
    beside changed: Range<Int>, row: Int, on screen: Target
  ) {
    let new = back + row * size.columns
    let shown = front + row * size.columns
    // Most rows have no such glyph. The union of all numbers is at least as large as each.
    var union: UInt32 = 0
    for column in changed { union |= shown[column].glyph.rawValue }
    guard union >= Glyph.firstLine else { return }
    for column in changed {
      let old = shown[column].glyph
      guard old.mayLeavePixels, shown[column] != new[column] else { continue }
      if old.leavesPixelAtLeft, column > 0, new[column - 1] == shown[column - 1] {
        repaint(row: row, column: column - 1, on: screen)
      }
      if old.leavesPixelAtRight, column + 1 < size.columns,
        new[column + 1] == shown[column + 1]
      {
        repaint(row: row, column: column + 1, on: screen)
      }
      if old.leavesPixelBelow, old != new[column].glyph, row + 1 < size.rows,
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
  /// Whether the glyph is one of the lines, blocks and shapes from `─` to `●`.
  @inline(__always)
  fileprivate var mayLeavePixels: Bool { rawValue &- Self.firstLine <= 0xCF }
  fileprivate static var firstLine: UInt32 { 0x2500 }

  /// Whether the glyph is a line or a block that reaches the left edge of its cell.
  fileprivate var leavesPixelAtLeft: Bool {
    switch rawValue {
    case 0x2500...0x2501, 0x2510...0x2513, 0x2518...0x251B, 0x2524...0x254B, 0x2550,
      0x2555...0x2557, 0x255B...0x255D, 0x2561...0x256C, 0x256E...0x256F, 0x2571...0x2574, 0x2578,
      0x257E, 0x2580...0x258F, 0x2594, 0x2596, 0x2598...0x259C, 0x259E...0x259F:
      true
    default: false
    }
  }

  /// Whether the glyph is a line, a block or a shape that reaches the right edge of its cell.
  fileprivate var leavesPixelAtRight: Bool {
    switch rawValue {
    case 0x2500...0x2501, 0x250C...0x250F, 0x2514...0x2517, 0x251C...0x2523, 0x252C...0x254B,
      0x2550, 0x2552...0x2554, 0x2558...0x255A, 0x255E...0x2560, 0x2564...0x256D,
      0x2570...0x2573, 0x2576, 0x257A, 0x257C, 0x257E, 0x2580...0x2588, 0x2590, 0x2592...0x2595,
      0x2597, 0x2599...0x259F, 0x25A0, 0x25B2, 0x25CF:
      true
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
