/// One line of a text, as ranges of ``EncodedText/glyphs``.
package struct TextLine: Equatable, Sendable {
  /// The part before the ellipsis, or the whole line without one.
  package var head: Range<Int>
  /// The part after the ellipsis.
  package var tail: Range<Int>
  /// Whether an ellipsis is shown between head and tail.
  package var isTruncated: Bool
  /// The blank columns before the line. Small, as each row in view has a line.
  private var blanks: UInt16 = 0

  /// The blank columns before the line, as many as the paragraph begins with.
  package var indent: Int {
    get { Int(blanks) }
    set { blanks = UInt16(clamping: newValue) }
  }

  /// Makes a line without an ellipsis.
  package init(_ range: Range<Int>) {
    head = range
    tail = range.upperBound..<range.upperBound
    isTruncated = false
  }

  /// Makes a line with an ellipsis between two ranges.
  package init(head: Range<Int>, tail: Range<Int>) {
    self.head = head
    self.tail = tail
    isTruncated = true
  }

  /// The columns of the line, with those before it and its ellipsis.
  package var width: Int { indent + head.count + (isTruncated ? 1 : 0) + tail.count }
}

/// The places where a line can break.
public enum TextWrap: Hashable, Sendable {
  /// Between words, or inside a word that is longer than the line.
  case words
  /// Between any two characters.
  case characters
  /// Only at newlines.
  case none
}

/// The part of a text that is shown if it does not fit.
public enum TruncationMode: Hashable, Sendable {
  /// "…its end"
  case head
  /// "begin…end"
  case middle
  /// "its beginn…"
  case tail
  /// The beginning without an ellipsis.
  case clip
}

extension Glyph {
  /// "…"
  public static var ellipsis: Glyph { Glyph(rawValue: 0x2026) }
}
