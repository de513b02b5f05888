/// The characters that stand for dots, and so the number of dots in a cell.
///
/// - Braille has the most dots. Each cell has one color.
/// - Half blocks have dots that are nearly squares, each in its own color.
/// - Quadrants are between both: four dots and two colors.
///
/// ```swift
/// let size = DotStyle.braille.size(columns: 40, rows: 10)  // 80 × 40 dots
/// ```
public enum DotStyle: Hashable, Sendable, CaseIterable {
  /// Braille patterns: 2 × 4 dots a cell, in the color that was drawn last in it.
  case braille
  /// Upper and lower halves of cells, 1 × 2 dots a cell, each in its own color.
  case halfBlocks
  /// Quarters of cells, 2 × 2 dots a cell. A cell whose dots are all drawn has the two colors with
  /// the most of them, any other cell the color that was drawn last in it.
  case quadrants
  /// Characters of ASCII, one dot a cell. Colors have different characters: the first
  /// one `*`, the next ones `+`, `x`, `o`, `#`, `@`, `%` and `=`.
  case ascii

  /// The number of dots beside each other in a cell.
  public var dotsPerColumn: Int {
    switch self {
    case .braille, .quadrants: 2
    case .halfBlocks, .ascii: 1
    }
  }

  /// The number of dots below each other in a cell.
  public var dotsPerRow: Int {
    switch self {
    case .braille: 4
    case .halfBlocks, .quadrants: 2
    case .ascii: 1
    }
  }

  /// The size of some cells in dots.
  public func size(columns: Int, rows: Int) -> DotSize {
    DotSize(
      width: Double(columns) * Double(dotsPerColumn), height: Double(rows) * Double(dotsPerRow))
  }
}
