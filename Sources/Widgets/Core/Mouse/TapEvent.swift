import RecurseTerminal

/// A click: a button was pressed and released in one cell.
public struct TapEvent: Hashable, Sendable {
  /// Where, in cells from the upper left corner of the content with the handler.
  public var location: CellPoint
  /// The button.
  public var button: MouseEvent.Button
  /// Its number among the clicks that quickly followed each other, from 1.
  public var count: Int
  /// The modifiers that were held.
  public var modifiers: Key.Modifiers

  /// A click.
  public init(
    location: CellPoint, button: MouseEvent.Button = .left, count: Int = 1,
    modifiers: Key.Modifiers = []
  ) {
    self.location = location
    self.button = button
    self.count = count
    self.modifiers = modifiers
  }
}

/// What happens while the mouse drags content with the left button.
public struct DragEvent: Hashable, Sendable {
  /// A part of a drag.
  ///
  ///     press ─▶ the mouse leaves the cell ─▶ began ─▶ moved … ─▶ ended
  ///                                                      └──────▶ cancelled
  public enum Phase: Hashable, Sendable {
    /// The mouse left the cell of the press: this is a drag, and no click.
    case began
    /// The mouse is at another cell.
    case moved
    /// The button was released.
    case ended
    /// The drag came to no end: the content went away, or the app was stopped.
    case cancelled
  }

  /// What happened.
  public var phase: Phase
  /// Where the button was pressed, in cells from the upper left corner of the content.
  public var start: CellPoint
  /// Where the mouse is, in the same cells; it may be outside of the content.
  public var location: CellPoint
  /// The modifiers that are held.
  public var modifiers: Key.Modifiers

  /// A part of a drag.
  public init(
    _ phase: Phase, start: CellPoint, location: CellPoint, modifiers: Key.Modifiers = []
  ) {
    self.phase = phase
    self.start = start
    self.location = location
    self.modifiers = modifiers
  }
}
