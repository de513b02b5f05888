/// A grapheme cluster as one number: a scalar's value, or an index into a ``GlyphTable``.
@frozen
public struct Glyph: Hashable, Sendable, RawRepresentable {
  /// A scalar's value, or an index into a ``GlyphTable``.
  public var rawValue: UInt32

  /// Creates the glyph with a number.
  @inlinable
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A space.
  @inlinable
  public static var space: Glyph { Glyph(rawValue: 0x20) }

  /// The right half of a glyph of two columns.
  @inlinable
  public static var continuation: Glyph { Glyph(rawValue: .max) }

  /// Values from here on are indices into a ``GlyphTable``.
  @inlinable
  public static var firstInterned: UInt32 { 0x11_0000 }
}
