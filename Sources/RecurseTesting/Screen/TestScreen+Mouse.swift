import RecurseCore
import RecurseReconciler
import RecurseTerminal
import RecurseWidgets

/// Mouse input. The methods have the same names as those of ``TerminalProcess``.
extension TestScreen {
  /// Sends mouse events and presents a frame after each of them.
  public func mouse(_ events: MouseEvent...) { mouse(events) }

  /// Sends mouse events and presents a frame after each of them.
  public func mouse(_ events: [MouseEvent]) {
    action("mouse") {
      for event in events { send([.mouse(event)]) }
    }
  }

  /// Presses and releases the left button.
  ///
  /// - Parameter count: 2 for a double click. Earlier clicks on the same cell count too, unless the
  ///   test has advanced the time since.
  public func click(
    column: Int, row: Int, count: Int = 1, modifiers: Key.Modifiers = []
  ) {
    mouse(
      MouseEvent.click(
        at: CellPoint(column: column, row: row), count: count, modifiers: modifiers))
  }

  /// Clicks the middle of the visible part of an element.
  public func click(_ element: FoundElement, count: Int = 1) throws {
    let point = try clickPoint(of: element)
    action("click(\(element.label.debugDescription))") {
      click(column: point.column, row: point.row, count: count)
    }
  }

  /// Clicks the only element with a label, such as a button, a field or a text.
  public func click(_ label: String, count: Int = 1) throws {
    try click(labelled(label), count: count)
  }

  /// Moves the mouse to a cell with no button held. All motion is reported, whatever the app asks
  /// for.
  public func moveMouse(column: Int, row: Int) {
    mouse(MouseEvent(.move, at: CellPoint(column: column, row: row)))
  }

  /// Moves the mouse to the middle of the visible part of an element.
  public func moveMouse(to element: FoundElement) throws {
    let point = try clickPoint(of: element)
    action("moveMouse(to: \(element.label.debugDescription))") {
      moveMouse(column: point.column, row: point.row)
    }
  }

  /// Drags from one cell to another with the left button, through the cells between.
  public func drag(from start: CellPoint, to end: CellPoint) {
    mouse(MouseEvent.drag(from: start, to: end))
  }

  /// Turns the wheel. All notches arrive in one read.
  public func wheel(
    _ direction: WheelDirection, notches: Int = 1, column: Int, row: Int,
    modifiers: Key.Modifiers = []
  ) {
    send(
      MouseEvent.wheel(
        direction, notches: notches, at: CellPoint(column: column, row: row), modifiers: modifiers
      ).map { .mouse($0) })
  }

  /// Returns the cell in the middle of the visible part of an element.
  ///
  /// - Throws: ``SearchFailure`` if no part of it is visible.
  public func clickPoint(of element: FoundElement) throws -> CellPoint {
    if element.part != nil, let frame = element.frame, !frame.isEmpty {
      return CellPoint(column: frame.column + frame.columns / 2, row: frame.row)
    }
    guard element.part == nil, let widget = element.widget,
      let place = stage.tree.clickPoint(on: widget)
    else {
      throw SearchFailure(message: "“\(element.label)” is not visible", picture: picture)
    }
    return place
  }
}
