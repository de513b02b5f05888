import RecurseTerminal

extension Widget {
  /// Whether a button of the mouse that is held would press the widget where it is released: see
  /// ``follow(_:press:)``. The widget is painted again when that changes.
  public internal(set) final var isArmed: Bool {
    get { field.isArmed }
    set {
      guard newValue != field.isArmed else { return }
      field.isArmed = newValue
      setNeedsPaint()
    }
  }

  /// Follows the left button of the mouse on a widget that a click presses: a release over it
  /// presses it, one beside it does not.
  ///
  /// ```swift
  /// override func handle(_ mouse: MouseEvent) -> Bool { follow(mouse, press: press) }
  /// ```
  ///
  /// - Returns: whether the event is handled.
  public final func follow(_ mouse: MouseEvent, press: () -> Void) -> Bool {
    guard let isPress = arm(by: mouse) else { return false }
    if isPress { press() }
    return true
  }

  /// Whether the widget is pressed; `nil` if the event is for something else.
  private func arm(by mouse: MouseEvent) -> Bool? {
    switch mouse.kind {
    case .press(.left): isArmed = !isDisabled
    case .drag(.left): isArmed = isUnderMouse && !isDisabled
    case .release(.left):
      isArmed = false
      return isUnderMouse && !isDisabled
    default: return nil
    }
    return false
  }
}
