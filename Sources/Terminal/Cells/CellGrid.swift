/// A grid with the cells that widgets paint, and the cells that the terminal shows.
///
/// ```swift
/// let grid = CellGrid(size: CellSize(columns: 20, rows: 2))
/// let hello = grid.glyphs.encode("héllo, 日本")
/// grid.draw(hello[...], at: CellPoint(column: 2, row: 0), style: CellStyle(foreground: .red))
/// grid.flush(to: screen).cells      // 11: the cells that changed
/// ```
///
/// A glyph of two columns is always a cell with the glyph and a cell with ``Glyph/continuation`` in
/// the same style. If one half is overwritten or clipped, the other half becomes a space.
///
/// A grid has at most 2,097,152 cells (1,448×1,448, or 20,971×100), and no side is longer than
/// 32,767. A larger size is cut to its upper left part.
public final class CellGrid {
  /// The table of the grid's glyphs.
  public let glyphs: GlyphTable

  // Each cell that is painted, and each that is sent, reads these, on one thread alone; no accessor
  // of theirs uses the same property again. Checks of that would cost a tenth of a full repaint:
  // 6,007,739 instead of 5,457,036 instructions in `bench-peer`'s W5.

  package internal(set) var styles: StyleTable {
    get { storedStyles }
    set { storedStyles = newValue }
  }
  // Stored apart: a property that another module accesses directly is checked all the same.
  @exclusivity(unchecked) private var storedStyles: StyleTable
  /// The size, at most 2,097,152 cells.
  @exclusivity(unchecked) public private(set) var size: CellSize

  /// The cells of the next frame, row by row.
  @exclusivity(unchecked) var back: UnsafeMutablePointer<Cell>
  /// The cells that the screen shows.
  @exclusivity(unchecked) var front: UnsafeMutablePointer<Cell>
  /// The lines that join, allocated when the first one is drawn.
  @exclusivity(unchecked) var lines: UnsafeMutablePointer<LineCell>?
  /// The damage: the columns of each row that were written since the last flush.
  @exclusivity(unchecked) var damage: ContiguousArray<DamagedColumns>
  /// The row and distance of the last shift since the last flush, where the search for a scroll
  /// begins.
  @exclusivity(unchecked) var lastShift: (row: Int, distance: Int)?

  /// The number of styles beyond which the table of styles is renumbered.
  @exclusivity(unchecked) package var maximumStyles = 65_536

  /// Creates a blank grid.
  public convenience init(size: CellSize) {
    self.init(size: size, glyphs: GlyphTable(), styles: StyleTable())
  }

  /// Makes a blank grid with the tables of another.
  package init(
    size: CellSize, glyphs: GlyphTable = GlyphTable(), styles: StyleTable
  ) {
    self.size = size.painted()
    self.glyphs = glyphs
    storedStyles = styles
    let count = self.size.columns * self.size.rows
    back = CellGrid.cells(.blank, count)
    front = CellGrid.cells(.unknown, count)
    damage = ContiguousArray(
      repeating: DamagedColumns(0, self.size.columns), count: self.size.rows)
  }

  deinit {
    back.deallocate()
    front.deallocate()
    lines?.deallocate()
  }

  /// The rectangle of all cells.
  public var bounds: CellRect { CellRect(size: size) }

  /// Changes the size and blanks every cell. The next flush sends every cell.
  public func resize(_ newSize: CellSize) {
    size = newSize.painted()
    let count = size.columns * size.rows
    back.deallocate()
    front.deallocate()
    lines?.deallocate()
    lines = nil
    back = CellGrid.cells(.blank, count)
    front = CellGrid.cells(.unknown, count)
    damage = ContiguousArray(repeating: DamagedColumns(0, size.columns), count: size.rows)
  }

  /// Makes every cell transparent.
  func makeTransparent() {
    back.update(repeating: .unknown, count: size.columns * size.rows)
  }

  /// Forgets the content of the screen. The next flush sends every cell.
  package func invalidate() {
    front.update(repeating: .unknown, count: size.columns * size.rows)
    for row in 0..<size.rows { damage[row] = DamagedColumns(0, size.columns) }
  }

  /// A cell of the next frame.
  public subscript(row row: Int, column column: Int) -> Cell {
    guard row >= 0, row < size.rows, column >= 0, column < size.columns else {
      isOutside(row: row, column: column)
    }
    return back[row * size.columns + column]
  }

  /// Returns a row of the next frame, which is valid until the grid is resized.
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
struct DamagedColumns {
  var start: Int
  var end: Int

  init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = end
  }

  static let none = DamagedColumns(.max, 0)

  @inline(__always)
  mutating func add(_ start: Int, _ end: Int) {
    if start < self.start { self.start = start }
    if end > self.end { self.end = end }
  }
}

extension Cell {
  /// Differs from every cell that can be painted.
  static let unknown = Cell(Glyph(rawValue: .max - 1), .plain)
}
