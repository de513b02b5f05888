/// A screen in memory, for tests and for pictures of an app: it holds what a terminal would show.
///
/// ```swift
/// let screen = MemoryScreen(size: CellSize(columns: 10, rows: 1))
/// grid.flush(to: screen)
/// screen.present(cursor: nil)
/// screen.text                        // "Hello"
/// ```
///
/// As on a terminal, what was sent is seen when the frame is presented, and not before.
public final class MemoryScreen: Screen {
  public private(set) var size: CellSize
  /// What each cell shows, row after row.
  public private(set) var cells: [Cell]
  /// What each cell shows once the next frame is presented, and the cells that may differ.
  private var next: [Cell]
  private var changed = 0..<0
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

  /// A blank screen of a size; of one that has too many cells for a ``CellGrid``, its part.
  public init(size: CellSize) {
    self.size = size.painted()
    cells = Array(repeating: .blank, count: self.size.columns * self.size.rows)
    next = cells
  }

  /// Gives the screen a new size and blanks it, as a terminal's window does.
  public func resize(_ newSize: CellSize) {
    size = newSize.painted()
    cells = Array(repeating: .blank, count: size.columns * size.rows)
    next = cells
    changed = 0..<0
    cursor = nil
  }

  public func put(
    _ cells: UnsafeBufferPointer<Cell>, row: Int, column: Int, of grid: CellGrid
  ) {
    guard row >= 0, row < size.rows, column >= 0, column <= size.columns - cells.count else {
      fatalError(
        "\(cells.count) cells from row \(row), column \(column) on do not fit on a screen of "
          + "\(size.columns)×\(size.rows)")
    }
    glyphs = grid.glyphs
    if styles !== grid.styles { use(grid.styles) }
    spanCount += 1
    cellCount += cells.count
    let start = row * size.columns + column
    for index in 0..<cells.count { next[start + index] = cells[index] }
    note(start..<(start + cells.count))
  }

  private func note(_ area: Range<Int>) {
    guard !area.isEmpty else { return }
    changed =
      changed.isEmpty
      ? area
      : min(changed.lowerBound, area.lowerBound)..<max(changed.upperBound, area.upperBound)
  }

  public func scroll(rows: Range<Int>, by distance: Int) -> Bool {
    scrollCount += 1
    let area = (rows.lowerBound * size.columns)..<(rows.upperBound * size.columns)
    let shift = distance * size.columns
    let before = next
    for index in area {
      next[index] = area.contains(index + shift) ? before[index + shift] : .blank
    }
    note(area)
    return true
  }

  /// Numbers mean nothing outside their table.
  private func use(_ table: StyleTable) {
    for index in cells.indices {
      cells[index].style = table.id(styles[cells[index].style])
      next[index].style = table.id(styles[next[index].style])
    }
    styles = table
  }

  @discardableResult
  public func present(cursor: CellPoint?) -> FrameReport {
    for index in changed { cells[index] = next[index] }
    changed = 0..<0
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
