import RecurseReconciler
import RecurseTerminal
import RecurseWidgets

/// The view and the cursor of a list that takes a query.
extension ListWidget {
  /// Whether all rows of the query are there.
  var isSettled: Bool { view.isSettled }

  /// Takes what is known of the ranking that orders the rows.
  ///
  /// The best rows are shown when the query changes. While better ones may come, the view follows
  /// them, unless a person has moved the cursor or scrolled meanwhile.
  ///
  /// - Parameter isEmpty: whether there are no rows.
  func take(_ ranking: RowRanking?, isEmpty: Bool) {
    view.isOfQuery = ranking?.isOfQuery ?? false
    view.isSettled = ranking?.isSettled ?? true
    view.isOutdated = ranking?.isOutdated ?? false
    let query = ranking?.query
    if let known = view.query, let query, query != known { view.followsBest = true }
    view.query = query
    if view.followsBest { view.showsBest = true }
    // Nobody has gone anywhere where there are no rows: the first that come later are the best.
    if view.isSettled, !isEmpty { view.followsBest = false }
  }

  /// The selection of the best row, if the query has changed and its best row is to be selected.
  /// While nothing is found, nothing is selected.
  func selectionOfBest(in rows: ListRows) -> ListElement.Selection? {
    guard view.showsBest, view.isOfQuery, selectsBest else { return nil }
    if view.isOutdated {
      return rows.selected.map { ListElement.Selection(key: $0, isSelected: false) }
    }
    guard let best = neighbour(of: 0) else { return nil }
    let change = selection(of: best, in: rows)
    guard change?.key != rows.selected else { return nil }
    cursorState.corrected = nil
    setCursor(at: best, selects: false)
    return change
  }

  private var selectsBest: Bool {
    switch nearestStyle({ $0.style.selectionFallback }) ?? .automatic {
    case .automatic, .first: true
    case .none, .neighbor: false
    }
  }

  /// Shows the first rows if the query has changed. A cursor that is no selection goes there, too.
  func showBest(of lazy: LazyInstance) {
    guard view.showsBest else { return }
    view.showsBest = false
    if element.mode != .single {
      removeCursor()
    } else if let cursor = cursorPosition {
      if !element.isBound, cursor.key != cursorState.lineage.first { removeCursor() }
      // Without a query, the selection is shown among all rows.
      if hasCursor, !view.isOfQuery { return revealCursor() }
      cursorState.isLeftBehind = hasCursor && cursor.index >= contentSize.rows
      view.revealsCursor = false
    }
    jump(to: 0, atEnd: false, in: lazy)
  }
}
