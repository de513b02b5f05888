import RecurseTerminal

/// A direction of the mouse wheel.
public enum WheelDirection: Hashable, Sendable, CaseIterable { case up, down, left, right }

extension MouseEvent {
  static func click(
    at place: CellPoint, count: Int = 1, modifiers: Key.Modifiers = []
  ) -> [MouseEvent] {
    (0..<count).flatMap { _ in
      [
        MouseEvent(.press(.left), at: place, modifiers: modifiers),
        MouseEvent(.release(.left), at: place, modifiers: modifiers),
      ]
    }
  }

  /// Returns a press, the motion in a straight line, one cell at a time, and the release.
  static func drag(from start: CellPoint, to end: CellPoint) -> [MouseEvent] {
    let columns = end.column - start.column
    let rows = end.row - start.row
    let steps = max(abs(columns), abs(rows))
    let motion = (0..<steps).map { step in
      let place = CellPoint(
        column: start.column + columns * (step + 1) / steps,
        row: start.row + rows * (step + 1) / steps)
      return MouseEvent(.drag(.left), at: place)
    }
    return [MouseEvent(.press(.left), at: start)] + motion + [MouseEvent(.release(.left), at: end)]
  }

  static func wheel(
    _ direction: WheelDirection, notches: Int, at place: CellPoint, modifiers: Key.Modifiers
  ) -> [MouseEvent] {
    let kind: Kind =
      switch direction {
      case .up: .wheelUp
      case .down: .wheelDown
      case .left: .wheelLeft
      case .right: .wheelRight
      }
    return Array(repeating: MouseEvent(kind, at: place, modifiers: modifiers), count: notches)
  }
}
