extension DotGrid {
  /// Calls a closure with each cell that is not transparent, row by row from the left.
  ///
  /// A character of several columns is in its first cell; the others are left out.
  ///
  /// ```swift
  /// let grid = DotGrid(columns: 40, rows: 10, style: .quadrants)
  /// grid.forEachCell { column, row, cell in print(column, row, cell.foreground) }
  /// ```
  ///
  /// - Complexity: O(dots), without allocations.
  package func forEachCell(_ body: (_ column: Int, _ row: Int, _ cell: DotCell) -> Void) {
    for row in 0..<rows {
      for column in 0..<columns {
        if let cell = visibleCell(column, row) { body(column, row, cell) }
      }
    }
  }

  /// Returns the content of a cell, or `nil` if it is transparent, outside the grid, or covered by
  /// a character that begins in a cell before it.
  package func cell(column: Int, row: Int) -> DotCell? {
    guard column >= 0, column < columns, row >= 0, row < rows else { return nil }
    return visibleCell(column, row)
  }

  private func visibleCell(_ column: Int, _ row: Int) -> DotCell? {
    guard let piece = texts.piece(column: column, row: row) else { return dots(column, row) }
    guard piece.columns.lowerBound == column else { return nil }
    return DotCell(
      .text(piece.character, columns: piece.columns.count), piece.paint,
      on: paintBehindText(column, row))
  }

  private func dots(_ column: Int, _ row: Int) -> DotCell? {
    switch style {
    case .braille: brailleCell(column, row)
    case .halfBlocks: halfBlockCell(column, row)
    case .quadrants: quadrantCell(column, row)
    case .ascii: asciiCell(column, row)
    }
  }

  /// The paint that a cell of blocks has in all its dots.
  private func paintBehindText(_ column: Int, _ row: Int) -> Paint? {
    guard style == .halfBlocks || style == .quadrants else { return nil }
    guard let cell = dots(column, row), cell.glyph == .dots("█") else { return nil }
    return cell.foreground
  }

  /// The step that drew a dot of a cell last, or 0.
  @inline(__always)
  func step(_ column: Int, _ row: Int, x: Int, y: Int) -> UInt32 {
    let line = row * style.dotsPerRow + y
    return plane.steps[line * plane.width + column * style.dotsPerColumn + x]
  }

  @inline(__always)
  func paint(_ step: UInt32) -> Paint { paints[Int(step) - 1] }
}

extension DotGrid {
  func asciiCell(_ column: Int, _ row: Int) -> DotCell? {
    let step = step(column, row, x: 0, y: 0)
    guard step > 0 else { return nil }
    let paint = paint(step)
    let index = order[paint, default: 0] % Self.characters.count
    return DotCell(.dots(Self.characters[index]), paint)
  }

  /// The characters of the first paints, which a reader tells apart without colors.
  private static let characters: [Unicode.Scalar] = ["*", "+", "x", "o", "#", "@", "%", "="]
}

extension DotGrid {
  /// The bits of a Braille pattern number its left dots 0, 1, 2 and 6, its right ones 3, 4, 5 and 7
  /// (Unicode, "Braille Patterns").
  func brailleCell(_ column: Int, _ row: Int) -> DotCell? {
    var last: UInt32 = 0
    var bits: UInt32 = 0
    var place = row * 4 * plane.width + column * 2
    for line in 0..<4 {
      let (left, right) = (plane.steps[place], plane.steps[place + 1])
      last = max(last, left, right)
      if left > 0 { bits |= line < 3 ? 1 << UInt32(line) : 0x40 }
      if right > 0 { bits |= line < 3 ? 8 << UInt32(line) : 0x80 }
      place += plane.width
    }
    guard last > 0, let glyph = Unicode.Scalar(0x2800 + bits) else { return nil }
    return DotCell(.dots(glyph), paint(last))
  }
}
