import RecurseTerminal

/// A screen that a test can resize.
@MainActor
protocol ResizableScreen: Screen {
  func resize(_ size: CellSize)
  func use(_ presentation: Presentation, window: CellSize)
}

extension MemoryScreen: ResizableScreen {}

/// A screen in memory that also counts the bytes which ncurses would send for it.
///
/// ncurses resizes the windows of all its screens together, including those of other tests. So a
/// screen of another size is a new one.
final class CountingScreen: ResizableScreen {
  private let memory: MemoryScreen
  private let terminal: String
  private var ncurses: NcursesScreen

  /// - Parameter terminal: the name of a terminal, as in `TERM`.
  init(_ memory: MemoryScreen, terminal: String) {
    self.memory = memory
    self.terminal = terminal
    ncurses = Self.open(terminal, memory.size)
  }

  private static func open(_ terminal: String, _ size: CellSize) -> NcursesScreen {
    let environment = ["TERM": terminal, "COLORTERM": "truecolor"]
    do {
      return try NcursesScreen(
        type: TerminalType(environment: environment), size: size, environment: environment,
        write: { $0.count })
    } catch {
      fatalError("\(error)")
    }
  }

  isolated deinit { ncurses.close() }

  func setTitle(_ title: String) { memory.setTitle(title) }

  func setProgress(_ percent: Int?) { memory.setProgress(percent) }

  func copy(_ text: String) -> Bool { memory.copy(text) }

  func ring() { memory.ring() }

  func notify(_ text: String) { memory.notify(text) }

  func announce(_ text: String) { memory.announce(text) }

  func speak(_ line: String) { memory.speak(line) }

  var size: CellSize { memory.size }
  var mostRows: Int? { memory.mostRows }

  func setRows(_ rows: Int) {
    guard mostRows != nil else { return }
    resize(CellSize(columns: size.columns, rows: rows))
  }

  func print(_ lines: CellGrid) { memory.print(lines) }

  func use(_ presentation: Presentation, window: CellSize) {
    memory.use(presentation, window: window)
    resize(memory.size)
  }

  func put(_ cells: UnsafeBufferPointer<Cell>, row: Int, column: Int, of grid: CellGrid) {
    memory.put(cells, row: row, column: column, of: grid)
    ncurses.put(cells, row: row, column: column, of: grid)
  }

  func repaint(row: Int, columns: Range<Int>) { ncurses.repaint(row: row, columns: columns) }

  func scroll(rows: Range<Int>, by distance: Int) -> Bool {
    ncurses.scroll(rows: rows, by: distance) && memory.scroll(rows: rows, by: distance)
  }

  func present(cursor: CellPoint?, isShown: Bool) -> FrameReport {
    memory.present(cursor: cursor, isShown: isShown)
    return ncurses.present(cursor: cursor, isShown: isShown)
  }

  func resize(_ size: CellSize) {
    memory.resize(size)
    ncurses.close()
    ncurses = Self.open(terminal, size)
  }
}
