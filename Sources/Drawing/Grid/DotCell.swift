/// The content of one cell of a drawing.
package struct DotCell: Hashable, Sendable {
  /// The content of a cell.
  package enum Glyph: Hashable, Sendable {
    /// A character of one column that stands for dots.
    case dots(Unicode.Scalar)
    /// A character of a text and the number of columns that it covers, from this cell on.
    case text(Character, columns: Int)
  }

  /// The content.
  package var glyph: Glyph
  /// The paint of the content.
  package var foreground: Paint
  /// The paint behind the content, or `nil` if what is below the drawing shows through.
  package var background: Paint?

  /// Creates a cell.
  package init(_ glyph: Glyph, _ foreground: Paint, on background: Paint? = nil) {
    self.glyph = glyph
    self.foreground = foreground
    self.background = background
  }
}
