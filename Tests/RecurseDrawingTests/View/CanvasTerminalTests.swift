import Recurse
import RecurseCore
import RecurseDrawing
import RecurseTerminal
import RecurseTesting
import Testing

/// A screen in memory that shows ASCII alone.
private final class PlainScreen: Screen {
  let memory = MemoryScreen(size: CellSize(columns: 8, rows: 4))
  let isUTF8 = false

  var size: CellSize { memory.size }

  func put(_ cells: UnsafeBufferPointer<Cell>, row: Int, column: Int, of grid: CellGrid) {
    memory.put(cells, row: row, column: column, of: grid)
  }

  func present(cursor: CellPoint?, isShown: Bool) -> FrameReport {
    memory.present(cursor: cursor, isShown: isShown)
  }
}

@MainActor @Suite("A canvas on a terminal") struct CanvasTerminalTests {
  @Test("is ASCII without UTF-8, whatever its style", arguments: DotStyle.allCases)
  func ascii(style: DotStyle) {
    let screen = PlainScreen()
    let stage = Stage(
      CanvasPage(style, drawCross), on: screen, clock: AppClock(timeline: Timeline { .zero }))
    stage.present()
    #expect(
      screen.memory.text == """
        **    ++
          **++
          ++**
        ++    **
        """)
  }
}
