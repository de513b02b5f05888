/// A table of numbers for the content of cells, so that a cell has eight bytes and glyphs compare
/// as integers.
///
/// A single scalar is its own number. A letter with marks gets a number of the table, which is
/// valid as long as the table exists. The table holds 65,536 combinations; further ones are shown
/// without their marks.
///
/// ```swift
/// let glyphs = GlyphTable()
/// glyphs.encode("日本").count      // 4: each wide glyph is followed by a continuation
/// ```
public final class GlyphTable {
  package static let capacity = 65_536

  private var combinations: ContiguousArray<GlyphScalars> = []
  private var numbers: [GlyphScalars: Glyph] = [:]

  /// Creates an empty table.
  public init() {}

  /// The number of combinations.
  public var count: Int { combinations.count }

  /// The number of a base and its marks. O(1).
  package func glyph(_ scalars: GlyphScalars) -> Glyph {
    if scalars.count == 1 { return Glyph(rawValue: scalars.base) }
    if let known = numbers[scalars] { return known }
    guard combinations.count < GlyphTable.capacity else { return Glyph(rawValue: scalars.base) }
    let glyph = Glyph(rawValue: Glyph.firstInterned + UInt32(combinations.count))
    combinations.append(scalars)
    numbers[scalars] = glyph
    return glyph
  }

  /// The scalars of a glyph. Those of a continuation are a space.
  package func scalars(of glyph: Glyph) -> GlyphScalars {
    if glyph.rawValue < Glyph.firstInterned { return GlyphScalars(glyph.rawValue) }
    let index = Int(glyph.rawValue - Glyph.firstInterned)
    return index < combinations.count ? combinations[index] : GlyphScalars(0x20)
  }

  /// Returns the columns of a glyph: 1 or 2, or 0 for a continuation.
  public func width(of glyph: Glyph) -> Int {
    if glyph.rawValue < 0x300 { return 1 }
    if glyph == .continuation { return 0 }
    return max(1, ScalarProperties(scalars(of: glyph).base).width)
  }

  /// Appends a glyph as text. A continuation adds nothing.
  public func append(_ glyph: Glyph, to text: inout String) {
    if glyph == .continuation { return }
    let scalars = scalars(of: glyph)
    for index in 0..<scalars.count {
      text.unicodeScalars.append(Unicode.Scalar(scalars[index]) ?? "\u{FFFD}")
    }
  }

  /// Returns the text of glyphs.
  public func text(of glyphs: some Sequence<Glyph>) -> String {
    var text = ""
    for glyph in glyphs { append(glyph, to: &text) }
    return text
  }
}
