import RecurseTerminal
import RecurseWidgets

/// The cells of a plot before they are painted: later shapes cover earlier ones.
@MainActor
struct PlotCells {
  /// A cell. Paints are counted from 1; 0 is none.
  struct Cell: Equatable {
    var glyph = Glyph.space
    var paint: Int16 = 0
    var ground: Int16 = 0
    /// Whether the glyph is cut out of its color.
    var isReversed = false
    /// Whether the glyph has the dots of a line, which may hide a rule.
    var isLine = false
  }

  /// A part of a bar in a cell, in eighths.
  struct Piece {
    var glyph: Glyph
    var paint: Int16
    var count: Int
  }

  let plot: PlotPicture
  let colors: ChartColors
  private(set) var cells: [Cell]
  /// The patterns of bars that cover most of their cells.
  var pieces: [PlotCell: Piece] = [:]
  private var paints: [ChartPaint] = []
  private var numbers: [ChartPaint: Int16] = [:]

  init(_ plot: PlotPicture, _ colors: ChartColors) {
    self.plot = plot
    self.colors = colors
    cells = Array(repeating: Cell(), count: max(0, plot.columns * plot.rows))
  }

  /// The number of a paint.
  mutating func number(of paint: ChartPaint) -> Int16 {
    if let number = numbers[paint] { return number }
    guard paints.count < Int(Int16.max) else { return Int16.max }
    paints.append(paint)
    numbers[paint] = Int16(paints.count)
    return Int16(paints.count)
  }

  func paint(_ number: Int16) -> ChartPaint { paints[Int(number) - 1] }

  subscript(column: Int, row: Int) -> Cell {
    get { cells[row * plot.columns + column] }
    set { cells[row * plot.columns + column] = newValue }
  }

  func contains(column: Int, row: Int) -> Bool {
    column >= 0 && column < plot.columns && row >= 0 && row < plot.rows
  }

  /// Puts a glyph over what is in a cell. Of a full block the color stays behind it.
  mutating func put(
    _ glyph: Glyph, _ paint: Int16, column: Int, row: Int, isLine: Bool = false
  ) {
    guard contains(column: column, row: row) else { return }
    let old = self[column, row]
    let ground = old.isFull ? old.paint : old.ground
    self[column, row] = Cell(glyph: glyph, paint: paint, ground: ground, isLine: isLine)
  }

  // MARK: - Painting

  /// Paints the cells, those of one style in a row at once.
  func paint(_ context: GraphicsContext, column: Int, row: Int) {
    var run: [Glyph] = []
    for line in 0..<plot.rows {
      let height = 1 - Double(line) / Double(max(1, plot.rows - 1))
      var start = 0
      while start < plot.columns {
        let first = self[start, line]
        run.removeAll(keepingCapacity: true)
        var end = start
        while end < plot.columns, self[end, line].looks(like: first) {
          run.append(self[end, line].glyph)
          end += 1
        }
        if first != Cell() {
          context.draw(
            run[...], column: column + start, row: row + line,
            style: style(first, height: height, context))
        }
        start = end
      }
    }
  }

  private func style(_ cell: Cell, height: Double, _ context: GraphicsContext) -> CellStyle {
    var style = CellStyle()
    if cell.paint > 0 { style = colors.style(paint(cell.paint), height: height) }
    if cell.isReversed { style.attributes.insert(.reverse) }
    // A full block also has its color behind it: many fonts leave a gap between two rows.
    if cell.isFull, cell.ground == 0, colors.hasGrounds { style.background = style.foreground }
    guard cell.ground > 0, colors.hasGrounds, !cell.isReversed,
      let ground = colors.color(paint(cell.ground), height: height), ground != style.foreground
    else { return style }
    style.background = ground
    return style
  }
}

extension PlotCells.Cell {
  /// Whether a block covers the whole cell.
  fileprivate var isFull: Bool { glyph == .fullBlock && !isReversed }

  /// Whether both are painted in one style.
  fileprivate func looks(like other: Self) -> Bool {
    paint == other.paint && ground == other.ground && isReversed == other.isReversed
      && isFull == other.isFull && (self == Self()) == (other == Self())
  }
}

extension Glyph {
  static let fullBlock = Glyph(rawValue: 0x2588)

  init(_ scalar: Unicode.Scalar) { self.init(rawValue: scalar.value) }
}
