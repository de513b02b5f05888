import RecurseTerminal

extension CellGrid {
  /// Sends what changed to a screen, which presents it.
  ///
  /// - Returns: how many cells were sent.
  @MainActor @discardableResult
  func show<Target: Screen>(on screen: Target) -> Int {
    let sent = flush(to: screen)
    _ = screen.present(cursor: nil)
    return sent.cells
  }
}
