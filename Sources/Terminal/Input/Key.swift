/// A key as an app names it: what was pressed, and the modifiers held with it.
///
/// ```swift
/// Text("help").onKey(.character("?")) { $0.helpIsShown = true }
/// Text("save").onKey(.control("s")) { $0.save() }
/// ```
public struct Key: Hashable, Sendable {
  /// What was pressed, modifiers aside.
  public enum Code: Hashable, Sendable {
    case character(Character)
    case enter, tab, backspace, delete, insert, escape
    case up, down, left, right, home, end, pageUp, pageDown
    case function(Int)
    /// A key that only the kitty protocol reports, by its number there.
    case other(Int)
  }

  public struct Modifiers: OptionSet, Hashable, Sendable {
    public var rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let shift = Modifiers(rawValue: 1)
    public static let alt = Modifiers(rawValue: 2)
    public static let control = Modifiers(rawValue: 4)
    public static let `super` = Modifiers(rawValue: 8)
    public static let hyper = Modifiers(rawValue: 16)
    public static let meta = Modifiers(rawValue: 32)
  }

  public var code: Code
  public var modifiers: Modifiers

  public init(_ code: Code, modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }

  public static func character(_ character: Character) -> Key { Key(.character(character)) }
  public static func control(_ character: Character) -> Key {
    Key(.character(character), modifiers: .control)
  }
  public static func alt(_ character: Character) -> Key {
    Key(.character(character), modifiers: .alt)
  }
  public static func function(_ number: Int) -> Key { Key(.function(number)) }

  public static let enter = Key(.enter)
  public static let tab = Key(.tab)
  public static let shiftTab = Key(.tab, modifiers: .shift)
  public static let space = Key(.character(" "))
  public static let backspace = Key(.backspace)
  public static let delete = Key(.delete)
  public static let insert = Key(.insert)
  public static let escape = Key(.escape)
  public static let up = Key(.up)
  public static let down = Key(.down)
  public static let left = Key(.left)
  public static let right = Key(.right)
  public static let home = Key(.home)
  public static let end = Key(.end)
  public static let pageUp = Key(.pageUp)
  public static let pageDown = Key(.pageDown)

  public func with(_ modifiers: Modifiers) -> Key {
    Key(code, modifiers: self.modifiers.union(modifiers))
  }
}
