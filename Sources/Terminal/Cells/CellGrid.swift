/// The screen as widgets paint it: what it should show, beside what the terminal shows now.
///
/// ```swift
/// let grid = CellGrid(size: CellSize(columns: 20, rows: 2))
/// let hello = grid.glyphs.encode("héllo, 日本")
/// grid.draw(hello[...], at: CellPoint(column: 2, row: 0), style: CellStyle(foreground: .red))
/// grid.flush(to: screen).cells      // 11: the cells that changed
/// ```
///
/// A glyph of two columns is a cell with the glyph and a cell with ``Glyph/continuation`` in the
/// same style, always: what is written over one half leaves a space in the other, and a half that
/// is clipped shows as a space.
///
/// A grid has at most 2,097,152 cells (1,448×1,448, or 20,971×100), and no side is longer than
/// 32,767: of a larger size it is the upper left part.
public final class CellGrid {
  public let glyphs: GlyphTable
  @exclusivity(unchecked) public internal(set) var styles: StyleTable
  /// The table of styles is cleared of what no cell has when it holds more.
  package var mostStyles = 65_536
  @exclusivity(unchecked) public private(set) var size: CellSize

  /// What the screen should show, row after row.
  @exclusivity(unchecked) var back: UnsafeMutablePointer<Cell>
  /// What the screen shows.
  @exclusivity(unchecked) var front: UnsafeMutablePointer<Cell>
  /// The lines that join, from the first one that was drawn on.
  @exclusivity(unchecked) var lines: UnsafeMutablePointer<LineCell>?
  /// The columns of each row that were written since the last flush.
  @exclusivity(unchecked) var touched: ContiguousArray<TouchedColumns>
  /// Where cells were moved last since the last flush: the screen's rows have probably moved with
  /// them.
  @exclusivity(unchecked) var lastShift: (row: Int, distance: Int)?

  public init(
    size: CellSize, glyphs: GlyphTable = GlyphTable(), styles: StyleTable = StyleTable()
  ) {
    self.size = size.painted()
    self.glyphs = glyphs
    self.styles = styles
    let count = self.size.columns * self.size.rows
    back = CellGrid.cells(.blank, count)
    front = CellGrid.cells(.unknown, count)
    touched = ContiguousArray(
      repeating: TouchedColumns(0, self.size.columns), count: self.size.rows)
  }

  deinit {
    back.deallocate()
    front.deallocate()
    lines?.deallocate()
  }

  /// The rectangle of all cells.
  public var bounds: CellRect { CellRect(size: size) }

  /// Makes the grid blank in a new size; the next flush sends every cell.
  public func resize(_ newSize: CellSize) {
    size = newSize.painted()
    let count = size.columns * size.rows
    back.deallocate()
    front.deallocate()
    lines?.deallocate()
    lines = nil
    back = CellGrid.cells(.blank, count)
    front = CellGrid.cells(.unknown, count)
    touched = ContiguousArray(repeating: TouchedColumns(0, size.columns), count: size.rows)
  }

  /// Makes every cell one that shows what is behind the grid.
  func makeTransparent() {
    back.update(repeating: .unknown, count: size.columns * size.rows)
  }

  /// Forgets what the screen shows; the next flush sends every cell.
  public func invalidate() {
    front.update(repeating: .unknown, count: size.columns * size.rows)
    for row in 0..<size.rows { touched[row] = TouchedColumns(0, size.columns) }
  }

  /// What a cell should show.
  public subscript(row row: Int, column column: Int) -> Cell {
    guard row >= 0, row < size.rows, column >= 0, column < size.columns else {
      isOutside(row: row, column: column)
    }
    return back[row * size.columns + column]
  }

  /// What a row should show; valid until the grid is resized.
  public func row(_ row: Int) -> UnsafeBufferPointer<Cell> {
    guard row >= 0, row < size.rows else { isOutside(row: row, column: 0) }
    return UnsafeBufferPointer(start: back + row * size.columns, count: size.columns)
  }

  private func isOutside(row: Int, column: Int) -> Never {
    fatalError(
      "row \(row), column \(column) is no cell of a grid of \(size.columns)×\(size.rows)")
  }

  private static func cells(_ cell: Cell, _ count: Int) -> UnsafeMutablePointer<Cell> {
    let cells = UnsafeMutablePointer<Cell>.allocate(capacity: max(1, count))
    cells.initialize(repeating: cell, count: count)
    return cells
  }
}

/// A range of columns that grows.
struct TouchedColumns {
  var start: Int
  var end: Int

  init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = end
  }

  static let none = TouchedColumns(.max, 0)

  @inline(__always)
  mutating func add(_ start: Int, _ end: Int) {
    if start < self.start { self.start = start }
    if end > self.end { self.end = end }
  }
}

extension Cell {
  /// Equal to no cell that can be painted.
  static let unknown = Cell(Glyph(rawValue: .max - 1), .plain)
}
