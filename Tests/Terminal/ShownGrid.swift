import RecurseTerminal

extension CellGrid {
  /// Sends the changed cells to a screen, which presents them.
  ///
  /// - Returns: The number of cells that were sent.
  @MainActor @discardableResult
  func show<Target: Screen>(on screen: Target) -> Int {
    let sent = flush(to: screen)
    _ = screen.present(cursor: nil)
    return sent.cells
  }
}
