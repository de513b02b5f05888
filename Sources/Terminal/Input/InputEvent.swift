/// One thing that the person at the terminal did.
public enum InputEvent: Equatable, Sendable {
  case key(KeyEvent)
  case mouse(MouseEvent)
  /// A bracketed paste, as one event: controls but newline and tab are gone, CR is newline.
  case paste(Paste)
  /// The terminal's window gained or lost the keyboard.
  case focus(Bool)
}

/// A key that went down, repeated or came up.
public struct KeyEvent: Hashable, Sendable {
  public enum Kind: Hashable, Sendable { case press, `repeat`, release }

  public var key: Key
  public var kind: Kind

  public init(_ key: Key, kind: Kind = .press) {
    self.key = key
    self.kind = kind
  }
}

/// Text that was pasted.
public struct Paste: Hashable, Sendable {
  public var text: String
  /// The paste was longer than the decoder keeps; the rest is lost.
  public var isTruncated: Bool

  public init(_ text: String, isTruncated: Bool = false) {
    self.text = text
    self.isTruncated = isTruncated
  }
}

/// Something that the mouse did, in cells from the upper left corner.
public struct MouseEvent: Hashable, Sendable {
  public enum Button: Hashable, Sendable {
    case left, middle, right
    case other(Int)
  }
  public enum Kind: Hashable, Sendable {
    case press(Button)
    case release(Button)
    case drag(Button)
    case move
    case wheelUp, wheelDown, wheelLeft, wheelRight
  }

  public var kind: Kind
  public var location: CellPoint
  public var modifiers: Key.Modifiers

  public init(_ kind: Kind, at location: CellPoint, modifiers: Key.Modifiers = []) {
    self.kind = kind
    self.location = location
    self.modifiers = modifiers
  }
}
