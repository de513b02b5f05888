import RecurseTerminal

/// How far a turn of the wheel scrolls. A control that means something else by it reads
/// `MouseEvent.kind` itself.
package struct WheelScroll {
  package let axis: Axis
  /// In cells; negative is up or left.
  package let distance: Int

  /// Rows of a notch of the wheel, and columns, which are half as wide.
  static let rows = 3
  static let columns = 6

  /// `nil` for other events. With Shift the wheel scrolls columns.
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
