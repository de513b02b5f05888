/// An action of the user.
public enum InputEvent: Equatable, Sendable {
  case key(KeyEvent)
  case mouse(MouseEvent)
  /// A bracketed paste as one event, without controls other than newline and tab. Line breaks
  /// of any kind are newlines.
  case paste(Paste)
  /// The terminal's window got or lost the keyboard focus.
  case focus(Bool)
}

/// A key that was pressed, repeated or released.
public struct KeyEvent: Hashable, Sendable {
  /// Whether the key was pressed, repeated or released.
  public enum Kind: Hashable, Sendable { case press, `repeat`, release }

  /// The key.
  public var key: Key
  /// The kind of the action.
  public var kind: Kind
  /// The ASCII character of the same key on a Latin layout, where the layout is another and the key
  /// is a shortcut; 0 otherwise.
  var latin: UInt8 = 0

  /// Makes an event.
  public init(_ key: Key, kind: Kind = .press) {
    self.key = key
    self.kind = kind
  }
}

/// A pasted text.
public struct Paste: Hashable, Sendable {
  /// The text.
  public var text: String
  /// Whether the paste was too long, or had no end. The rest is lost.
  public var isTruncated: Bool

  /// Makes a paste.
  public init(_ text: String, isTruncated: Bool = false) {
    self.text = text
    self.isTruncated = isTruncated
  }
}

/// An action of the mouse, in cells from the upper left corner.
public struct MouseEvent: Hashable, Sendable {
  /// A button of the mouse.
  public enum Button: Hashable, Sendable {
    case left, middle, right
    case other(Int)
  }
  /// The kinds of actions.
  public enum Kind: Hashable, Sendable {
    case press(Button)
    case release(Button)
    case drag(Button)
    case move
    case wheelUp, wheelDown, wheelLeft, wheelRight
  }

  /// The kind of the action.
  public var kind: Kind
  /// The cell under the mouse.
  public var location: CellPoint
  /// The modifiers that are held.
  public var modifiers: Key.Modifiers

  /// Makes an event.
  public init(_ kind: Kind, at location: CellPoint, modifiers: Key.Modifiers = []) {
    self.kind = kind
    self.location = location
    self.modifiers = modifiers
  }
}
