import RecurseTerminal

/// The distance that a turn of the wheel scrolls.
///
/// The mouse sends a wheel event to the innermost widget under it, then outward. A scroll view, a
/// list or a table at its end does not take the event, so that the one around it scrolls on.
package struct WheelScroll {
  package let axis: Axis
  /// The distance in cells; negative is up or left.
  package let distance: Int

  /// The rows and the columns of a notch of the wheel; columns are half as wide.
  static let rows = 3
  static let columns = 6

  /// Creates the scroll of a wheel event, or `nil` for other events. With Shift the wheel scrolls
  /// columns.
  package init?(_ mouse: MouseEvent) {
    let isTurned = mouse.modifiers.contains(.shift)
    switch mouse.kind {
    case .wheelUp where !isTurned: (axis, distance) = (.vertical, -Self.rows)
    case .wheelDown where !isTurned: (axis, distance) = (.vertical, Self.rows)
    case .wheelUp, .wheelLeft: (axis, distance) = (.horizontal, -Self.columns)
    case .wheelDown, .wheelRight: (axis, distance) = (.horizontal, Self.columns)
    default: return nil
    }
  }
}
