/// A screen in memory with the cells that a terminal would show, for tests and pictures of an app.
///
/// ```swift
/// let screen = MemoryScreen(size: CellSize(columns: 10, rows: 1))
/// grid.flush(to: screen)
/// screen.present(cursor: nil)
/// screen.text                        // "Hello"
/// ```
///
/// As on a terminal, cells change only when the frame is presented.
public final class MemoryScreen: Screen {
  /// The size, at most that of a ``CellGrid``.
  public private(set) var size: CellSize
  /// The visible cells, row by row.
  package private(set) var cells: [Cell]
  /// The cells of the next frame, and the range that may differ.
  private var next: [Cell]
  private var changed = 0..<0
  /// The position of the cursor in the last frame, shown or hidden, or `nil` if it had none.
  package private(set) var cursorLocation: CellPoint?
  /// Whether the cursor was visible in the last frame.
  package private(set) var isCursorShown = false
  /// The position of the cursor in the last frame, or `nil` if it was hidden.
  package var cursor: CellPoint? { isCursorShown ? cursorLocation : nil }
  /// The number of spans that were sent.
  package private(set) var spanCount = 0
  /// The number of cells that were sent.
  package private(set) var cellCount = 0
  /// The number of scrolls.
  package private(set) var scrollCount = 0
  /// The number of presented frames.
  package private(set) var frameCount = 0
  /// The tables of the grid that was flushed last, with the meaning of glyph and style numbers.
  package private(set) var glyphs = GlyphTable()
  package private(set) var styles = StyleTable()

  /// The most rows of the content, for an app below the prompt; `nil` for the whole screen.
  package var mostRows: Int?

  /// The grids that were printed above the app, oldest first.
  package private(set) var prints: [CellGrid] = []

  package func setRows(_ rows: Int) {
    if mostRows != nil { resize(CellSize(columns: size.columns, rows: rows)) }
  }

  package func print(_ lines: CellGrid) { prints.append(lines) }

  /// The app's requests to the terminal.
  package private(set) var requests = RequestLog()

  /// The title of the window, or `nil` if none was set.
  public private(set) var title: String?

  /// Sets the title of the window.
  package func setTitle(_ title: String) { self.title = title }

  /// The progress for the window, in percent, or `nil` if there is none.
  package private(set) var progress: Int?

  package func setProgress(_ percent: Int?) { progress = percent }

  package func copy(_ text: String) -> Bool { requests.copy(text) }
  package func ring() { requests.ring() }
  package func notify(_ text: String) { requests.notify(text) }
  package func announce(_ text: String) { requests.announce(text) }
  package func speak(_ line: String) { requests.speak(line) }

  /// Returns the spoken lines since the last call.
  package func takeSpoken() -> [String] { requests.takeSpoken() }

  /// Whether the screen shows characters other than ASCII.
  package let isUTF8: Bool

  /// Creates a blank screen. Its size is limited like that of a ``CellGrid``.
  public convenience init(size: CellSize) { self.init(size: size, isUTF8: true) }

  package init(size: CellSize, isUTF8: Bool) {
    self.isUTF8 = isUTF8
    self.size = size.painted()
    cells = Array(repeating: .blank, count: self.size.columns * self.size.rows)
    next = cells
  }

  /// Makes the screen one of an app's presentation, in a window of a size.
  package func use(_ presentation: Presentation, window: CellSize) {
    mostRows = presentation.maxHeight.map { min($0, window.rows) }
    resize(CellSize(columns: window.columns, rows: mostRows == nil ? window.rows : 1))
  }

  /// Changes the size and blanks every cell, like the window of a terminal.
  public func resize(_ newSize: CellSize) {
    size = newSize.painted()
    cells = Array(repeating: .blank, count: size.columns * size.rows)
    next = cells
    changed = 0..<0
    cursorLocation = nil
    isCursorShown = false
  }

  package func put(
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

  package func scroll(rows: Range<Int>, by distance: Int) -> Bool {
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

  /// Changes the table of style numbers.
  private func use(_ table: StyleTable) {
    for index in cells.indices {
      cells[index].style = table.id(cells[index].style, of: styles)
      next[index].style = table.id(next[index].style, of: styles)
    }
    styles = table
  }

  @discardableResult
  package func present(cursor: CellPoint?, isShown: Bool) -> FrameReport {
    for index in changed { cells[index] = next[index] }
    changed = 0..<0
    cursorLocation = cursor
    isCursorShown = isShown
    frameCount += 1
    return FrameReport()
  }

  /// A visible cell.
  package subscript(row row: Int, column column: Int) -> Cell { cells[row * size.columns + column] }

  /// The address that a cell links to.
  package func link(row: Int, column: Int) -> String? {
    styles.link(self[row: row, column: column].style)?.address
  }

  /// The style of a cell.
  package func style(row: Int, column: Int) -> CellStyle {
    styles[self[row: row, column: column].style]
  }
}
