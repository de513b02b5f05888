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
