import RecurseReconciler
import RecurseWidgets

extension OwnedContent {
  /// Runs a transition with the number of rows that the query of a list found, or of the lines that
  /// the filter of a log view chooses.
  ///
  /// ```swift
  /// List(\.commits, matching: \.query, in: \.subject) { Text($0.subject) }
  ///   .onMatch { $0.found = $1 }
  /// ```
  ///
  /// It runs when all elements are ranked and the number has changed, the first time with the first
  /// frame. Without a query it is the number of all elements. A list without `matching:` never
  /// runs it. A log view runs it when all lines were looked at. When there is no filter any more,
  /// it is the number of all lines, once; a log that never had one does not run it.
  public func onMatch(
    _ transition: @escaping @MainActor (inout Owner.State, Int) throws -> Void
  ) -> VirtualNode<Owner> {
    node.listening(for: { (_: MatchCount) in true }) { state, count, _ in
      try transition(&state, count.rows)
    }
  }
}

extension ListWidget {
  /// Sends ``MatchCount`` once for each number of rows that a query found.
  func reportMatchCount() {
    guard view.query != nil, isSettled, let count = rows?.rowCount, count != view.matchCount
    else { return }
    view.matchCount = count
    _ = instance?.bubble(MatchCount(rows: count))
  }
}
