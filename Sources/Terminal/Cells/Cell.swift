/// What one cell of the screen shows: a glyph in a style.
///
/// A glyph of two columns is followed by a cell whose glyph is ``Glyph/continuation``.
@frozen
public struct Cell: Equatable, Sendable {
  public var glyph: Glyph
  public var style: StyleID

  @inlinable
  public init(_ glyph: Glyph, _ style: StyleID) {
    self.glyph = glyph
    self.style = style
  }

  /// A space in the terminal's own colours.
  @inlinable
  public static var blank: Cell { Cell(.space, .plain) }
}

/// A grapheme cluster as one number: a scalar's value, or an index into a ``GlyphTable``.
@frozen
public struct Glyph: Hashable, Sendable, RawRepresentable {
  public var rawValue: UInt32

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

/// The number of a ``CellStyle`` in a ``StyleTable``.
@frozen
public struct StyleID: Hashable, Sendable, RawRepresentable {
  public var rawValue: UInt32

  @inlinable
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The terminal's own colours and no attribute.
  @inlinable
  public static var plain: StyleID { StyleID(rawValue: 0) }
}
