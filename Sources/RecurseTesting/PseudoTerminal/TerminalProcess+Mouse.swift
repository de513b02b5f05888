public import RecurseTerminal

extension TerminalProcess {
  /// Sends mouse events. Throws ``TerminalFailure`` if the program has not asked for them.
  public func mouse(_ events: MouseEvent...) throws { try mouse(events) }

  /// Sends mouse events in one write. Throws ``TerminalFailure`` if the program has not asked for
  /// them.
  public func mouse(_ events: [MouseEvent]) throws {
    try send(
      events.flatMap { event in
        guard let bytes = screen.bytes(for: event) else {
          throw TerminalFailure(description: "the program has not asked for \(event)")
        }
        return bytes
      })
  }

  /// Clicks with the left button, in one write.
  public func click(column: Int, row: Int, count: Int = 1) throws {
    try mouse(MouseEvent.click(at: CellPoint(column: column, row: row), count: count))
  }

  /// Drags from one cell to another with the left button, in one write.
  public func drag(from start: CellPoint, to end: CellPoint) throws {
    try mouse(MouseEvent.drag(from: start, to: end))
  }

  /// Turns the wheel, in one write.
  public func wheel(
    _ direction: WheelDirection, notches: Int = 1, column: Int, row: Int,
    modifiers: Key.Modifiers = []
  ) throws {
    try mouse(
      MouseEvent.wheel(
        direction, notches: notches, at: CellPoint(column: column, row: row), modifiers: modifiers))
  }
}
