/// The colors and attributes of a cell. A `nil` color is the terminal's default.
public struct CellStyle: Hashable, Sendable {
  /// The color of the text, or `nil` for the terminal's default.
  public var foreground: Color?
  /// The color behind the text, or `nil` for the terminal's default.
  public var background: Color?
  /// The attributes.
  public var attributes: TextAttributes

  /// Creates a style.
  public init(
    foreground: Color? = nil, background: Color? = nil, attributes: TextAttributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }
}

/// The attributes of a character besides its colors.
public struct TextAttributes: OptionSet, Hashable, Sendable {
  /// A bit for each attribute.
  public var rawValue: UInt16

  /// Creates a set from bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Bold or bright text.
  public static let bold = TextAttributes(rawValue: 1 << 0)
  /// Faint text.
  public static let dim = TextAttributes(rawValue: 1 << 1)
  /// Italic text.
  public static let italic = TextAttributes(rawValue: 1 << 2)
  /// A straight underline.
  public static let underline = TextAttributes(rawValue: 1 << 3)
  /// Blinking text.
  public static let blink = TextAttributes(rawValue: 1 << 4)
  /// Foreground and background exchanged.
  public static let reverse = TextAttributes(rawValue: 1 << 5)
  /// A line through the text.
  public static let strikethrough = TextAttributes(rawValue: 1 << 6)
  /// A wavy underline.
  public static let curlyUnderline = TextAttributes(rawValue: 1 << 7)
  /// A line above the text.
  public static let overline = TextAttributes(rawValue: 1 << 8)
  /// Two underlines.
  public static let doubleUnderline = TextAttributes(rawValue: 1 << 9)
}
