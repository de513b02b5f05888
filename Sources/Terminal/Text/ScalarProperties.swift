import CRecurse

/// The properties of a scalar from the generated table.
struct ScalarProperties {
  private let bits: UInt16

  @inline(__always)
  init(_ scalar: UInt32) { bits = unicode_property(scalar) }

  @inline(__always)
  var graphemeBreak: GraphemeBreak { GraphemeBreak(rawValue: UInt8(truncatingIfNeeded: bits & 15)) }

  /// The columns of the scalar: 0, 1 or 2, like wcwidth(3).
  @inline(__always)
  var width: Int { Int(bits >> 4 & 3) }

  @inline(__always)
  var lineClass: LineClass { LineClass(rawValue: UInt8(truncatingIfNeeded: bits >> 6 & 7)) }

  @inline(__always)
  var wordClass: WordClass { WordClass(rawValue: UInt8(truncatingIfNeeded: bits >> 9 & 7)) }
}

/// The property Grapheme_Cluster_Break of UAX #29, with Extended_Pictographic as one of its values.
struct GraphemeBreak: Equatable {
  let rawValue: UInt8
  static let other = GraphemeBreak(rawValue: 0)
  static let carriageReturn = GraphemeBreak(rawValue: 1)
  static let lineFeed = GraphemeBreak(rawValue: 2)
  static let control = GraphemeBreak(rawValue: 3)
  static let extend = GraphemeBreak(rawValue: 4)
  static let zeroWidthJoiner = GraphemeBreak(rawValue: 5)
  static let regionalIndicator = GraphemeBreak(rawValue: 6)
  static let prepend = GraphemeBreak(rawValue: 7)
  static let spacingMark = GraphemeBreak(rawValue: 8)
  static let leadingJamo = GraphemeBreak(rawValue: 9)
  static let vowelJamo = GraphemeBreak(rawValue: 10)
  static let trailingJamo = GraphemeBreak(rawValue: 11)
  static let openSyllable = GraphemeBreak(rawValue: 12)
  static let closedSyllable = GraphemeBreak(rawValue: 13)
  static let pictographic = GraphemeBreak(rawValue: 14)
}

/// A part of the classes of UAX #14.
struct LineClass: Equatable {
  let rawValue: UInt8
  static let ordinary = LineClass(rawValue: 0)
  static let space = LineClass(rawValue: 1)
  static let glue = LineClass(rawValue: 2)
  static let ideograph = LineClass(rawValue: 3)
  static let opening = LineClass(rawValue: 4)
  static let closing = LineClass(rawValue: 5)
  static let hyphen = LineClass(rawValue: 6)
  static let zeroWidthSpace = LineClass(rawValue: 7)
}

/// The class of a character when the cursor moves by words, which are runs of one class.
struct WordClass: Equatable {
  let rawValue: UInt8
  static let punctuation = WordClass(rawValue: 0)
  static let space = WordClass(rawValue: 1)
  static let word = WordClass(rawValue: 2)
  static let han = WordClass(rawValue: 3)
  static let hiragana = WordClass(rawValue: 4)
  static let katakana = WordClass(rawValue: 5)
}
