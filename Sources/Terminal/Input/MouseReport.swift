/// Reads the button numbers of mouse reports.
///
/// ```
///   bit   7      6      5       4     3     2      1 0
///        extra  wheel  motion  ctrl  alt   shift  button; 3 = none
/// ```
struct MouseReport {
  /// The last pressed button: reports without SGR do not name the released one.
  private var pressed = MouseButton.left

  /// - Parameters:
  ///   - column: Counted from 1, like `row`.
  ///   - isRelease: Whether an SGR report ends in `m` instead of `M`; `nil` in the older forms.
  mutating func event(code: Int, column: Int, row: Int, isRelease: Bool?) -> MouseEvent {
    var modifiers: Key.Modifiers = []
    if code & 4 != 0 { modifiers.insert(.shift) }
    if code & 8 != 0 { modifiers.insert(.alt) }
    if code & 16 != 0 { modifiers.insert(.control) }
    let location = CellPoint(column: max(0, column - 1), row: max(0, row - 1))
    return MouseEvent(kind(code, isRelease), at: location, modifiers: modifiers)
  }

  private mutating func kind(_ code: Int, _ isRelease: Bool?) -> MouseEvent.Kind {
    let low = code & 3
    if code & 64 != 0, code & 128 == 0 {
      switch low {
      case 0: return .wheelUp
      case 1: return .wheelDown
      case 2: return .wheelLeft
      default: return .wheelRight
      }
    }
    let isExtra = code & 128 != 0
    if low == 3, !isExtra {
      if code & 32 != 0 { return .move }
      return .release(pressed)
    }
    let button = MouseReport.button(low, isExtra: isExtra)
    if isRelease == true { return .release(button) }
    if code & 32 != 0 { return .drag(button) }
    pressed = button
    return .press(button)
  }

  private static func button(_ low: Int, isExtra: Bool) -> MouseButton {
    if isExtra { return .other(8 + low) }
    switch low {
    case 0: return .left
    case 1: return .middle
    default: return .right
    }
  }
}
