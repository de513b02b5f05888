import RecurseTerminal

extension Widget {
  /// A Boolean value that indicates whether releasing the held mouse button would press the widget.
  /// See ``follow(_:press:)``. The widget is repainted when the value changes.
  public internal(set) final var isArmed: Bool {
    get { wouldBePressed }
    set {
      guard newValue != wouldBePressed else { return }
      wouldBePressed = newValue
      setNeedsPaint()
    }
  }

  /// Follows the left mouse button on a widget that a click presses. A release over the widget
  /// presses it; a release outside does not.
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

  /// Returns whether the widget is pressed, or `nil` if the event is for something else.
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
