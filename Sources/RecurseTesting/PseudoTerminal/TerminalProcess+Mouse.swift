public import RecurseTerminal

extension TerminalProcess {
  /// Uses the mouse. Fails where the program has not asked for what happened.
  public func mouse(_ events: MouseEvent...) throws { try mouse(events) }

  /// Uses the mouse; all is sent in one write.
  public func mouse(_ events: [MouseEvent]) throws {
    try send(
      events.flatMap { event in
        guard let bytes = screen.bytes(for: event) else {
          throw TerminalFailure(description: "the program does not listen to \(event)")
        }
        return bytes
      })
  }

  /// Presses and releases the left button, in one write.
  public func click(column: Int, row: Int, count: Int = 1) throws {
    try mouse(MouseEvent.click(at: CellPoint(column: column, row: row), count: count))
  }

  /// Holds the left button from one place to another, in one write.
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
