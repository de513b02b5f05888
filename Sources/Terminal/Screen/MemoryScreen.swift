/// A screen in memory, for tests and for pictures of an app: it holds what a terminal would show.
///
/// ```swift
/// let screen = MemoryScreen(size: CellSize(columns: 10, rows: 1))
/// grid.flush(to: screen)
/// screen.text                        // "Hello"
/// ```
public final class MemoryScreen: Screen {
  public private(set) var size: CellSize
  /// What each cell shows, row after row.
  public private(set) var cells: [Cell]
  /// Where the cursor stood in the last frame; `nil` where it was hidden.
  public private(set) var cursor: CellPoint?
  /// Spans taken so far.
  public private(set) var spanCount = 0
  /// Cells taken so far.
  public private(set) var cellCount = 0
  /// How often rows were moved so far.
  public private(set) var scrollCount = 0
  /// Frames presented so far.
  public private(set) var frameCount = 0
  /// The tables of the grid that painted last: what glyphs and styles stand for.
  public private(set) var glyphs = GlyphTable()
  public private(set) var styles = StyleTable()

  public init(size: CellSize) {
    self.size = size
    cells = Array(repeating: .blank, count: size.columns * size.rows)
  }

  /// Gives the screen a new size and blanks it, as a terminal's window does.
  public func resize(_ newSize: CellSize) {
    size = newSize
    cells = Array(repeating: .blank, count: size.columns * size.rows)
    cursor = nil
  }

  public func put(
    _ cells: UnsafeBufferPointer<Cell>, row: Int, column: Int, of grid: CellGrid
  ) {
    precondition(
      row >= 0 && row < size.rows && column >= 0 && column + cells.count <= size.columns,
      "a span that does not fit on the screen")
    glyphs = grid.glyphs
    if styles !== grid.styles { use(grid.styles) }
    spanCount += 1
    cellCount += cells.count
    let start = row * size.columns + column
    for index in 0..<cells.count { self.cells[start + index] = cells[index] }
  }

  public func scroll(rows: Range<Int>, by distance: Int) -> Bool {
    scrollCount += 1
    let area = (rows.lowerBound * size.columns)..<(rows.upperBound * size.columns)
    let shift = distance * size.columns
    let before = cells
    for index in area {
      cells[index] = area.contains(index + shift) ? before[index + shift] : .blank
    }
    return true
  }

  /// Numbers mean nothing outside their table.
  private func use(_ table: StyleTable) {
    for index in cells.indices { cells[index].style = table.id(styles[cells[index].style]) }
    styles = table
  }

  @discardableResult
  public func present(cursor: CellPoint?) -> FrameReport {
    self.cursor = cursor
    frameCount += 1
    return FrameReport()
  }

  /// What a cell shows.
  public subscript(row row: Int, column column: Int) -> Cell { cells[row * size.columns + column] }

  /// The style of a cell.
  public func style(row: Int, column: Int) -> CellStyle {
    styles[self[row: row, column: column].style]
  }
}
