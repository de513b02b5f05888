/// Numbers for what one cell shows, so that a cell is eight bytes and glyphs compare as integers.
///
/// A single scalar is its own number; a letter with marks gets one of the table's. A number stays
/// valid for the table's life. The table holds 65,536 combinations; past that, text shows letters
/// without their marks.
///
/// ```swift
/// let glyphs = GlyphTable()
/// glyphs.encode("日本").count      // 4: each wide glyph is followed by a continuation
/// ```
public final class GlyphTable {
  package static let capacity = 65_536

  @exclusivity(unchecked) private var combinations: ContiguousArray<GlyphScalars> = []
  @exclusivity(unchecked) private var numbers: [GlyphScalars: Glyph] = [:]

  public init() {}

  /// How many combinations have a number.
  public var count: Int { combinations.count }

  /// The number of a base and its marks. O(1).
  public func glyph(_ scalars: GlyphScalars) -> Glyph {
    if scalars.count == 1 { return Glyph(rawValue: scalars.base) }
    if let known = numbers[scalars] { return known }
    guard combinations.count < GlyphTable.capacity else { return Glyph(rawValue: scalars.base) }
    let glyph = Glyph(rawValue: Glyph.firstInterned + UInt32(combinations.count))
    combinations.append(scalars)
    numbers[scalars] = glyph
    return glyph
  }

  /// What a glyph sends to the terminal. A continuation has nothing of its own: it reads as a
  /// space.
  public func scalars(of glyph: Glyph) -> GlyphScalars {
    if glyph.rawValue < Glyph.firstInterned { return GlyphScalars(glyph.rawValue) }
    let index = Int(glyph.rawValue - Glyph.firstInterned)
    return index < combinations.count ? combinations[index] : GlyphScalars(0x20)
  }

  /// Columns that a glyph takes: 1 or 2, and 0 for a continuation.
  public func width(of glyph: Glyph) -> Int {
    if glyph.rawValue < 0x300 { return 1 }
    if glyph == .continuation { return 0 }
    return max(1, ScalarProperties(scalars(of: glyph).base).width)
  }

  /// Appends a glyph as text; a continuation adds nothing.
  public func append(_ glyph: Glyph, to text: inout String) {
    if glyph == .continuation { return }
    let scalars = scalars(of: glyph)
    for index in 0..<scalars.count {
      text.unicodeScalars.append(Unicode.Scalar(scalars[index]) ?? "\u{FFFD}")
    }
  }

  /// The text that glyphs spell.
  public func text(of glyphs: some Sequence<Glyph>) -> String {
    var text = ""
    for glyph in glyphs { append(glyph, to: &text) }
    return text
  }
}
