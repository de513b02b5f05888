/// The state and the purpose of a control, which determine its appearance.
///
/// ```swift
/// override func paint(_ context: GraphicsContext) {
///   context.drawButton("Roll", ControlState(isFocused: context.isFocused))
/// }
/// ```
public struct ControlState: Hashable, Sendable {
  /// A Boolean value that indicates whether the control has the focus.
  public var isFocused: Bool
  /// A Boolean value that indicates whether a mouse button is held on the control.
  public var isPressed: Bool
  /// A Boolean value that indicates whether the mouse is over the control, if the terminal reports
  /// that.
  public var isHovered: Bool
  /// A Boolean value that indicates whether the control takes no input.
  public var isDisabled: Bool
  /// A Boolean value that indicates whether the control is the default button, which Enter presses
  /// from a text field.
  public var isPrimary: Bool
  /// A Boolean value that indicates whether the control removes something.
  public var isDestructive: Bool

  /// Creates a state in which everything that is not named is false.
  public init(
    isFocused: Bool = false, isPressed: Bool = false, isHovered: Bool = false,
    isDisabled: Bool = false, isPrimary: Bool = false, isDestructive: Bool = false
  ) {
    self.isFocused = isFocused
    self.isPressed = isPressed
    self.isHovered = isHovered
    self.isDisabled = isDisabled
    self.isPrimary = isPrimary
    self.isDestructive = isDestructive
  }
}
