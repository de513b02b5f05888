/// How a cell looks: colours and attributes. `nil` is the terminal's own colour.
public struct CellStyle: Hashable, Sendable {
  public var foreground: Color?
  public var background: Color?
  public var attributes: TextAttributes

  public init(
    foreground: Color? = nil, background: Color? = nil, attributes: TextAttributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }
}

/// What a terminal can do to a character besides colour.
public struct TextAttributes: OptionSet, Hashable, Sendable {
  public var rawValue: UInt16

  public init(rawValue: UInt16) { self.rawValue = rawValue }

  public static let bold = TextAttributes(rawValue: 1 << 0)
  public static let dim = TextAttributes(rawValue: 1 << 1)
  public static let italic = TextAttributes(rawValue: 1 << 2)
  public static let underline = TextAttributes(rawValue: 1 << 3)
  public static let blink = TextAttributes(rawValue: 1 << 4)
  public static let reverse = TextAttributes(rawValue: 1 << 5)
  public static let strikethrough = TextAttributes(rawValue: 1 << 6)
  public static let curlyUnderline = TextAttributes(rawValue: 1 << 7)
  public static let overline = TextAttributes(rawValue: 1 << 8)
  public static let doubleUnderline = TextAttributes(rawValue: 1 << 9)
}
