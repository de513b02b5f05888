/// Lines that join: each cell of a line keeps its arms, and its glyph depends on these and on the
/// arms of its neighbors. So the result does not depend on the order of painting.
extension CellGrid {
  /// Draws the same piece of a line into cells of a row, joined with lines of the same group in
  /// these cells.
  ///
  /// - Parameter group: lines of different groups do not join, such as those of a dialog and of the
  ///   screen below it.
  package func drawLine(
    _ arms: LineArms, group: LineGroup, count: Int, at point: CellPoint, style: StyleID,
    clip: CellRect
  ) {
    let visible = clip.intersection(bounds)
    guard point.row >= visible.row, point.row < visible.endRow else { return }
    let start = max(point.column, visible.column)
    let end = min(point.column.addingClamped(count), visible.endColumn)
    guard start < end else { return }
    let lines = lineCells()
    for column in start..<end {
      let index = point.row * size.columns + column
      let old = lines[index]
      let own = old.group == group ? old.arms.union(arms) : arms
      // A glyph is drawn as a text of one, without an array; the pointer ends with the call.
      withUnsafePointer(to: own.glyph) {
        draw(
          UnsafeBufferPointer(start: $0, count: 1),
          at: CellPoint(column: column, row: point.row), style: style, clip: visible)
      }
      lines[index] = LineCell(arms: own, group: group)
    }
  }

  /// Updates the glyphs of lines in an area and in the cells around it. O(cells), and O(1) if the
  /// grid has no line.
  package func joinLines(in area: CellRect) {
    guard let lines else { return }
    let around = CellRect(
      column: area.column - 1, row: area.row - 1, columns: area.columns + 2, rows: area.rows + 2
    ).intersection(bounds)
    guard !around.isEmpty else { return }
    for row in around.row..<around.endRow {
      for column in around.column..<around.endColumn
      where lines[row * size.columns + column].arms.rawValue != 0 {
        join(lines, row: row, column: column)
      }
    }
  }

  private func join(_ lines: UnsafeMutablePointer<LineCell>, row: Int, column: Int) {
    let index = row * size.columns + column
    let own = lines[index]
    var arms = own.arms
    func meet(_ neighbor: Int, at place: Int) {
      let other = lines[neighbor]
      let joins =
        place % 2 == 0
        ? other.group.vertical == own.group.vertical
        : other.group.horizontal == own.group.horizontal
      guard joins else { return }
      // The neighbor's arm on the opposite side points here.
      let weight = other.arms[(place + 2) % 4]
      if weight > 0 { arms = arms.adding(weight, at: place) }
    }
    if row > 0 { meet(index - size.columns, at: 0) }
    if column + 1 < size.columns { meet(index + 1, at: 1) }
    if row + 1 < size.rows { meet(index + size.columns, at: 2) }
    if column > 0 { meet(index - 1, at: 3) }
    let glyph = arms.glyph
    guard back[index].glyph != glyph else { return }
    back[index].glyph = glyph
    damage[row].add(column, column + 1)
  }

  /// Removes the lines in cells that are painted with something else.
  @inline(__always)
  func forgetLines(inRow row: Int, _ start: Int, _ end: Int) {
    guard let lines else { return }
    (lines + row * size.columns + start).update(repeating: LineCell.none, count: end - start)
  }

  private func lineCells() -> UnsafeMutablePointer<LineCell> {
    if let lines { return lines }
    let cells = UnsafeMutablePointer<LineCell>.allocate(capacity: max(1, size.columns * size.rows))
    cells.initialize(repeating: .none, count: size.columns * size.rows)
    lines = cells
    return cells
  }
}

/// A piece of a line in a cell, and its group.
struct LineCell {
  var arms: LineArms
  var group: LineGroup

  static let none = LineCell(arms: LineArms(rawValue: 0), group: LineGroup(0))
}

/// The group of a line: it joins lines with the same number in cells beside its own, and in cells
/// above and below. The two numbers differ if content is scrolled along one axis: at the edge that
/// cuts it, the lines outside are unrelated.
package struct LineGroup: Hashable, Sendable {
  package var horizontal: UInt32
  package var vertical: UInt32

  package init(horizontal: UInt32, vertical: UInt32) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  /// The same along both axes.
  package init(_ number: UInt32) { self.init(horizontal: number, vertical: number) }
}
