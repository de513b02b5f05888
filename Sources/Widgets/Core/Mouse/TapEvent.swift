import RecurseTerminal

/// A click: a button was pressed and released in one cell.
public struct TapEvent: Hashable, Sendable {
  /// The location, in cells from the upper left corner of the content with the handler.
  public var location: CellPoint
  /// The button.
  public var button: MouseButton
  /// The number of the click in a series of quick clicks, from 1.
  public var count: Int
  /// The modifiers that were held.
  public var modifiers: Key.Modifiers

  /// Creates a click.
  public init(
    location: CellPoint, button: MouseButton = .left, count: Int = 1,
    modifiers: Key.Modifiers = []
  ) {
    self.location = location
    self.button = button
    self.count = count
    self.modifiers = modifiers
  }
}

/// An event of a drag of content.
public struct DragEvent: Hashable, Sendable {
  /// The phase of a drag.
  ///
  ///     press ─▶ the mouse leaves the cell ─▶ began ─▶ moved … ─▶ ended
  ///                                                      └──────▶ cancelled
  public enum Phase: Hashable, Sendable {
    /// The mouse left the cell of the press, so this is a drag and not a click.
    case began
    /// The mouse moved to another cell.
    case moved
    /// The button was released.
    case ended
    /// The drag did not finish: Escape was pressed, the content was removed, or the app was
    /// suspended.
    case cancelled
  }

  /// The phase.
  public var phase: Phase
  /// The location of the press, in cells from the upper left corner of the content.
  public var start: CellPoint
  /// The location of the mouse, in the same cells. It may be outside the content.
  public var location: CellPoint
  /// The button that is held.
  public var button: MouseButton
  /// The modifiers that are held.
  public var modifiers: Key.Modifiers

  /// Creates an event of a drag.
  public init(
    _ phase: Phase, start: CellPoint, location: CellPoint, button: MouseButton = .left,
    modifiers: Key.Modifiers = []
  ) {
    self.phase = phase
    self.start = start
    self.location = location
    self.button = button
    self.modifiers = modifiers
  }
}

extension DragEvent {
  /// What a listener is asked at the press of a button: whether it wants to hear of the drag.
  static func press(of button: MouseButton) -> DragEvent {
    let corner = CellPoint(column: 0, row: 0)
    return DragEvent(.began, start: corner, location: corner, button: button)
  }
}
