/// An action of the user.
public enum InputEvent: Equatable, Sendable {
  case key(KeyEvent)
  case mouse(MouseEvent)
  /// A bracketed paste as one event. It has no control characters except newline and tab; all line
  /// breaks are newlines.
  case paste(Paste)
  /// The terminal's window got or lost the keyboard focus.
  case focus(Bool)
}

extension InputEvent {
  /// Whether the event is a key or a paste.
  package var isKeyOrPaste: Bool {
    switch self {
    case .key, .paste: true
    case .mouse, .focus: false
    }
  }
}

/// A key that was pressed, repeated or released.
public struct KeyEvent: Hashable, Sendable {
  /// A phase of a key, or a set of phases.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// A bit for each phase.
    public let rawValue: UInt8
    /// Creates phases from bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The key is pressed.
    public static let down = Phases(rawValue: 1)
    /// The key is held down, and comes again.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key is released.
    public static let up = Phases(rawValue: 4)
    /// The key is pressed, or comes again.
    public static let pressed = Phases(rawValue: 3)
    /// All phases.
    public static let all = Phases(rawValue: 7)
  }

  /// The key.
  public var key: Key
  /// The phase of the key: `down`, `repeat` or `up`.
  public var phase: Phases
  /// The ASCII character of the same key on a Latin layout, if the key is a shortcut on another
  /// layout; 0 otherwise.
  var latin: UInt8 = 0

  /// Creates an event.
  public init(_ key: Key, phase: Phases = .down) {
    self.key = key
    self.phase = phase
  }
}

/// A pasted text.
public struct Paste: Hashable, Sendable {
  /// The text.
  public var text: String
  /// A Boolean value that indicates whether the paste was too long or had no end. The rest is lost.
  public var isTruncated: Bool

  /// Creates a paste.
  public init(_ text: String, isTruncated: Bool = false) {
    self.text = text
    self.isTruncated = isTruncated
  }
}

/// A button of the mouse.
public enum MouseButton: Hashable, Sendable {
  case left, middle, right
  case other(Int)
}

/// An action of the mouse, in cells from the upper left corner.
public struct MouseEvent: Hashable, Sendable {
  /// The kinds of actions.
  public enum Kind: Hashable, Sendable {
    case press(MouseButton)
    case release(MouseButton)
    case drag(MouseButton)
    case move
    case wheelUp, wheelDown, wheelLeft, wheelRight
  }

  /// The kind of the action.
  public var kind: Kind
  /// The cell under the mouse.
  public var location: CellPoint
  /// The modifiers that are held down.
  public var modifiers: Key.Modifiers

  /// Creates an event.
  public init(_ kind: Kind, at location: CellPoint, modifiers: Key.Modifiers = []) {
    self.kind = kind
    self.location = location
    self.modifiers = modifiers
  }
}
