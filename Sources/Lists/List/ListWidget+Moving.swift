import RecurseReactive
import RecurseReconciler
import RecurseTerminal
import RecurseWidgets

// A row goes past others: by keys, or with the mouse.
extension ListWidget {
  /// Asks the row under the cursor to go past the next one that can be seen, or into the next
  /// section.
  ///
  /// - Parameter step: 1 down, -1 up.
  /// - Returns: whether the row can be moved at all.
  func moveRow(_ step: Int) -> Bool {
    guard let cursor = cursorPosition?.index, let row = cursorRow?.instance,
      row.isRow(listeningFor: RowMove.self)
    else { return false }
    if let move = nextMove(of: cursor, step), offer(move) { revealCursor() }
    return true
  }

  // The rows hold the collection, which the transition would have to copy: they are let go before.

  private func nextMove(of index: Int, _ step: Int) -> RowMove? {
    guard let rows else { return nil }
    var gap = step > 0 ? index + 1 : index
    while (0...rows.endOfRows).contains(gap) {
      if let move = rows.move(from: index, toGap: gap), isSeen(movingFrom: index, toGap: gap, move)
      {
        return move
      }
      gap += step
    }
    return nil
  }

  private func moves(of index: Int, toGaps gaps: [Int]) -> [RowMove] {
    guard let rows else { return [] }
    return gaps.compactMap { rows.move(from: index, toGap: $0) }
  }

  /// Whether it can be seen that the row moves: past rows without height it could not.
  private func isSeen(movingFrom index: Int, toGap gap: Int, _ move: RowMove) -> Bool {
    let passed = gap > index ? (index + 1)..<gap : gap..<index
    return passed.isEmpty && move.from.section != move.to.section
      || passed.contains { row(at: $0)?.isHidden != true }
  }

  /// The row that was pressed goes where the mouse is, past each line that makes room for it.
  func drag(to location: CellPoint) {
    guard let cursor = cursorPosition, activeDrag == .row(cursor.key), let lazy,
      let target = index(at: location), target != cursor.index,
      let run = run(around: cursor.index, of: lazy), run.indices.contains(target)
    else { return }
    // Only where it will be under the mouse then: else it would go back with the next motion.
    let line = location.row + scrollOffset.rows
    let height = run.bottom(of: cursor.index) - run.top(of: cursor.index)
    let gaps: [Int] =
      cursor.index < target
      ? ((cursor.index + 1)...target).reversed().filter { run.bottom(of: $0) - height <= line }
        .map { $0 + 1 }
      : (target..<cursor.index).filter { line < run.top(of: $0) + height }
    for move in moves(of: cursor.index, toGaps: gaps) where offer(move) {
      return revealCursor()
    }
  }
}
