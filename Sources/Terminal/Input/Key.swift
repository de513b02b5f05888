/// A key with its modifiers.
///
/// ```swift
/// Text("help").onKey(.character("?")) { $0.helpIsShown = true }
/// Text("save").onKey("ctrl+s") { $0.save() }
/// ```
///
/// A literal has the notation of ``KeySequence``. With several keys it is a chord, which handlers
/// wait for: `.onKey("g g")`. One that cannot be parsed is a key that no terminal sends: the app
/// starts and reports it when the handler is mounted, and a test fails.
public struct Key: Hashable, Sendable {
  /// A key without its modifiers.
  public enum Code: Hashable, Sendable {
    case character(Character)
    case enter, tab, backspace, delete, insert, escape
    case up, down, left, right, home, end, pageUp, pageDown
    case function(Int)
    /// A key that only the kitty protocol reports, by its number.
    case other(Int)
    /// A literal of several keys. A handler waits for them, one after the other.
    case chord([Key])
    /// A literal that is no key, with the reason. No terminal sends it.
    case invalid(String)
  }

  /// The keys that are held down together with another key.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// A bit for each modifier.
    public var rawValue: UInt8
    /// Creates a set from bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Shift.
    public static let shift = Modifiers(rawValue: 1)
    /// Alt, or Option.
    public static let alt = Modifiers(rawValue: 2)
    /// Control.
    public static let control = Modifiers(rawValue: 4)
    /// Super, Command or the Windows key.
    public static let `super` = Modifiers(rawValue: 8)
    /// Hyper.
    public static let hyper = Modifiers(rawValue: 16)
    /// Meta.
    public static let meta = Modifiers(rawValue: 32)
  }

  /// The key without its modifiers.
  public var code: Code
  /// The modifiers that are held down.
  public var modifiers: Modifiers

  /// Creates a key.
  public init(_ code: Code, modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }

  /// Returns the key that types a character.
  public static func character(_ character: Character) -> Key { Key(.character(character)) }
  /// Returns a character with Control.
  public static func control(_ character: Character) -> Key {
    Key(.character(character), modifiers: .control)
  }
  /// Returns a character with Alt.
  public static func alt(_ character: Character) -> Key {
    Key(.character(character), modifiers: .alt)
  }
  /// Returns a function key, counted from 1.
  public static func function(_ number: Int) -> Key { Key(.function(number)) }

  /// Enter or Return.
  public static let enter = Key(.enter)
  /// Tab.
  public static let tab = Key(.tab)
  /// Tab with Shift.
  public static let shiftTab = Key(.tab, modifiers: .shift)
  /// The space bar.
  public static let space = Key(.character(" "))
  /// Backspace.
  public static let backspace = Key(.backspace)
  /// Delete, which deletes forward.
  public static let delete = Key(.delete)
  /// Insert.
  public static let insert = Key(.insert)
  /// Escape.
  public static let escape = Key(.escape)
  /// The up arrow.
  public static let up = Key(.up)
  /// The down arrow.
  public static let down = Key(.down)
  /// The left arrow.
  public static let left = Key(.left)
  /// The right arrow.
  public static let right = Key(.right)
  /// Home.
  public static let home = Key(.home)
  /// End.
  public static let end = Key(.end)
  /// Page up.
  public static let pageUp = Key(.pageUp)
  /// Page down.
  public static let pageDown = Key(.pageDown)
  /// The Menu key, which only the kitty protocol reports.
  public static let menu = Key(.other(57363))

  /// Returns the key with additional modifiers.
  public func with(_ modifiers: Modifiers) -> Key {
    Key(code, modifiers: self.modifiers.union(modifiers))
  }
}
