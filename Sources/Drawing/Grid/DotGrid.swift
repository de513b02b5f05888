/// The cells that show a drawing.
///
/// ```swift
/// var grid = DotGrid(columns: 1, rows: 1, style: .braille)
/// var context = DrawingContext()
/// context.stroke(Path(DotRect(x: 0, y: 0, width: 1, height: 3)), with: Paint(rawValue: 0))
/// grid.draw(context) { _ in 1 }
/// if let cell = grid.cell(column: 0, row: 0) { print(cell.glyph) }  // dots("⣿")
/// ```
///
/// A grid keeps its memory when it is ``reset(columns:rows:style:)``, so a grid that draws one
/// frame after another allocates nothing for dots and cells.
///
/// A cell without dots and text is transparent. Otherwise its colors follow these rules:
/// - Braille and any cell with an empty dot: the paint that was drawn last in the cell. Its empty
///   dots stay transparent.
/// - Half blocks: each half has its own paint.
/// - Quadrants, all four drawn: the two paints with the most dots stay, and among equals the one
///   that was drawn later. Other dots get the first of these two, which is the foreground.
/// - ASCII: one of `*`, `+`, `x`, `o`, `#`, `@`, `%` and `=`: the first paint has the first one.
/// - Text: its own paint. The dots below it vanish; in half blocks and quadrants it stands on the
///   paint of its first cell if that has the same paint in all dots.
package struct DotGrid: Sendable {
  /// The number of columns.
  package private(set) var columns = 0
  /// The number of rows.
  package private(set) var rows = 0
  /// The characters that stand for dots.
  package private(set) var style: DotStyle

  var plane = DotPlane()
  var field = WindingField()
  var texts = TextCells()
  /// The paint of each step of drawing: step 1 has the first one.
  var paints: [Paint] = []
  /// The number of paints before each one, in the order in which they were used first. Only ASCII
  /// needs it.
  var order: [Paint: Int] = [:]
  /// The number of clips around each layer.
  var layers: [Int] = []

  /// The most columns or rows, and the most cells: what a terminal may have.
  private static let maximumSide = 32_767
  private static let maximumCells = 1 << 21

  /// Creates an empty grid.
  package init(columns: Int, rows: Int, style: DotStyle) {
    self.style = style
    reset(columns: columns, rows: rows, style: style)
  }

  /// Removes everything that was drawn, and changes the size and the characters.
  ///
  /// A negative size counts as 0. A grid has at most 32,767 columns and rows, and 2,097,152 cells:
  /// rows beyond these are left out.
  ///
  /// - Complexity: O(dots)
  package mutating func reset(columns: Int, rows: Int, style: DotStyle) {
    self.columns = min(max(0, columns), Self.maximumSide)
    self.rows = min(max(0, rows), Self.maximumSide, Self.maximumCells / max(1, self.columns))
    self.style = style
    plane.reset(
      width: self.columns * style.dotsPerColumn, height: self.rows * style.dotsPerRow)
    field.resize(width: plane.width, height: plane.height)
    texts.reset(columns: self.columns, rows: self.rows)
    paints.removeAll(keepingCapacity: true)
    order.removeAll(keepingCapacity: true)
    layers.removeAll(keepingCapacity: true)
  }

  /// Removes everything that was drawn.
  package mutating func reset() { reset(columns: columns, rows: rows, style: style) }
}
