/// The content of one cell of the screen: a glyph in a style.
///
/// A glyph of two columns is followed by a cell whose glyph is ``Glyph/continuation``.
@frozen
public struct Cell: Equatable, Sendable {
  /// The glyph.
  public var glyph: Glyph
  /// The style.
  public var style: StyleID

  /// Creates a cell.
  @inlinable
  public init(_ glyph: Glyph, _ style: StyleID) {
    self.glyph = glyph
    self.style = style
  }

  /// A space in the terminal's default colors.
  @inlinable
  public static var blank: Cell { Cell(.space, .plain) }
}

/// The number of a ``CellStyle`` in a `StyleTable`.
@frozen
public struct StyleID: Hashable, Sendable, RawRepresentable {
  /// The number.
  public var rawValue: UInt32

  /// Creates the ID with a number.
  @inlinable
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The terminal's default colors without attributes.
  @inlinable
  public static var plain: StyleID { StyleID(rawValue: 0) }
}
