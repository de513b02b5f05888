import Recurse
import RecurseReconciler
import RecurseTerminal
import RecurseWidgets

/// What a person does with the mouse: the words are those of ``TerminalProcess``.
extension TestScreen {
  /// Uses the mouse; a frame follows each event.
  public func mouse(_ events: MouseEvent...) { mouse(events) }

  /// Uses the mouse; a frame follows each event.
  public func mouse(_ events: [MouseEvent]) {
    verb("mouse") {
      for event in events { send([.mouse(event)]) }
    }
  }

  /// Presses and releases the left button.
  ///
  /// - Parameter count: 2 for a double click. Time stands still: what was clicked before in the
  /// same
  ///   place counts too, unless the test moved time on.
  public func click(
    column: Int, row: Int, count: Int = 1, modifiers: Key.Modifiers = []
  ) {
    mouse(
      MouseEvent.click(
        at: CellPoint(column: column, row: row), count: count, modifiers: modifiers))
  }

  /// Clicks into the middle of what can be seen of an element.
  public func click(_ element: FoundElement, count: Int = 1) throws {
    let place = try place(of: element)
    verb("click(\(element.label.debugDescription))") {
      click(column: place.column, row: place.row, count: count)
    }
  }

  /// Clicks on the one element with a label: a button, a field, a text.
  public func click(_ label: String, count: Int = 1) throws {
    try click(labelled(label), count: count)
  }

  /// Holds the left button from one place to another, through the cells between.
  public func drag(from start: CellPoint, to end: CellPoint) {
    mouse(MouseEvent.drag(from: start, to: end))
  }

  /// Turns the wheel: events that come in one read.
  public func wheel(
    _ direction: WheelDirection, notches: Int = 1, column: Int, row: Int,
    modifiers: Key.Modifiers = []
  ) {
    send(
      MouseEvent.wheel(
        direction, notches: notches, at: CellPoint(column: column, row: row), modifiers: modifiers
      ).map { .mouse($0) })
  }

  /// Where one would click on an element: in the middle of what can be seen of it.
  ///
  /// - Throws: ``SearchFailure`` where nothing of it can be seen.
  public func place(of element: FoundElement) throws -> CellPoint {
    guard let widget = element.widget,
      let place = stage.tree.clickPoint(on: widget)
    else {
      throw SearchFailure(message: "“\(element.label)” cannot be seen", picture: picture)
    }
    return place
  }
}
