/// One line of a text that was laid out: ranges of ``EncodedText/glyphs``.
public struct TextLine: Equatable, Sendable {
  /// What stands before the ellipsis; the whole line where there is none.
  public var head: Range<Int>
  /// What stands after the ellipsis.
  public var tail: Range<Int>
  /// An ellipsis stands between head and tail.
  public var isTruncated: Bool

  public init(_ range: Range<Int>) {
    head = range
    tail = range.upperBound..<range.upperBound
    isTruncated = false
  }

  public init(head: Range<Int>, tail: Range<Int>) {
    self.head = head
    self.tail = tail
    isTruncated = true
  }

  /// Columns.
  public var width: Int { head.count + (isTruncated ? 1 : 0) + tail.count }
}

/// Where a line may be broken.
public enum TextWrap: Hashable, Sendable {
  /// Between words; inside a word where it is longer than the line.
  case words
  /// Between any two characters.
  case characters
  /// Only at newlines.
  case none
}

/// What a text shows that does not fit.
public enum TruncationMode: Hashable, Sendable {
  /// "…its end"
  case head
  /// "begin…end"
  case middle
  /// "its beginn…"
  case tail
  /// As much as fits, and no ellipsis.
  case clip
}

extension Glyph {
  /// "…"
  public static var ellipsis: Glyph { Glyph(rawValue: 0x2026) }
}
