import RecurseReactive
import RecurseReconciler
import RecurseTerminal
import RecurseWidgets

// Moving a row past others, with keys or the mouse.
extension ListWidget {
  /// Asks the row under the cursor to move past the next row, or into the next section.
  ///
  /// - Parameter step: 1 down, -1 up.
  /// - Returns: whether the row can be moved at all.
  func moveRow(_ step: Int) -> Bool {
    if isTree { return moveNode(pastSibling: step) }
    guard let cursor = cursorPosition?.index, let row = cursorRow?.instance,
      row.isRow(listeningFor: RowMove.self)
    else { return false }
    if let move = nextMove(of: cursor, step), offer(move) { revealCursor() }
    return true
  }

  /// Returns the move past the next row, or into the next section.
  private func nextMove(of index: Int, _ step: Int) -> RowMove? {
    guard let paths else { return nil }
    var gap = step > 0 ? index + 1 : index
    while (0...paths.end).contains(gap) {
      if let move = paths.move(from: index, toGap: gap) { return move }
      gap += step
    }
    return nil
  }

  /// The positions of the rows; `nil` if a query orders them, as no move could change that.
  var paths: RowPaths? { view.isOfQuery ? nil : rows.map { RowPaths($0) } }

  /// Returns the dragged row to its original place.
  func returnDraggedRow() {
    if isTree { return returnDraggedNode() }
    guard case .row(let key, let origin?) = activeDrag, let cursor = cursorPosition,
      cursor.key == key, let place = paths?.path(of: cursor.index), place != origin
    else { return }
    if offer(RowMove(from: place, to: origin)) { revealCursor() }
  }

  /// Moves the dragged row to the mouse, past each line that makes room for it.
  func drag(to location: CellPoint) {
    if isTree { return dragNode(to: location) }
    guard let cursor = cursorPosition, case .row(let key, _) = activeDrag, key == cursor.key,
      let lazy, let run = placedRun(around: cursor.index, of: lazy)
    else { return }
    // The row moves only if it will then be under the mouse; otherwise the next motion would move
    // it back.
    let line = location.row + scrollOffset.rows
    // Below the last row, it moves to the end.
    let target = line < run.bottom ? index(at: location) : run.indices.upperBound - 1
    guard let target, target != cursor.index, run.indices.contains(target) else { return }
    let height = run.bottom(of: cursor.index) - run.top(of: cursor.index)
    let gaps: [Int] =
      cursor.index < target
      ? ((cursor.index + 1)...target).reversed().filter { run.bottom(of: $0) - height <= line }
        .map { $0 + 1 }
      : (target..<cursor.index).filter { line < run.top(of: $0) + height }
    guard let paths else { return }
    for gap in gaps {
      guard let move = paths.move(from: cursor.index, toGap: gap), offer(move) else { continue }
      return revealCursor()
    }
  }
}
