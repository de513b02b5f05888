/// The meaning of a part of a line, for which a theme has a color.
public enum TokenKind: Hashable, Sendable, CaseIterable {
  /// A word of the language, such as `if` and `true`, or a mark such as that of a list's item.
  case keyword
  /// The name of a type.
  case type
  /// A name that is called or declared to be called, or a command of a shell.
  case function
  /// A text in quotes.
  case string
  /// The characters in a text that stand for others, such as `\n` and the ends of `\(name)`.
  case escape
  /// A number.
  case number
  /// A remark that has no effect.
  case comment
  /// An attribute, a directive, a tag or a variable of a shell.
  case attribute
  /// A name to which a value belongs: a key of JSON or YAML, or an option of a command.
  case key
  /// A heading.
  case heading
  /// Emphasized text.
  case emphasis
  /// Strongly emphasized text.
  case strong
  /// Code within prose.
  case code
  /// A link or an address.
  case link
  /// A line that a change inserts.
  case inserted
  /// A line that a change removes.
  case removed
  /// Text that the language does not allow.
  case error
}

/// A part of a line that has one meaning.
public struct Token: Hashable, Sendable {
  /// The offsets of its bytes in the line, counted from 0.
  public var range: Range<Int>
  public var kind: TokenKind

  public init(_ range: Range<Int>, _ kind: TokenKind) {
    self.range = range
    self.kind = kind
  }
}
