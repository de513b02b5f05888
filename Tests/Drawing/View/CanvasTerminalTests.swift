import Recurse
import RecurseCore
import RecurseDrawing
import RecurseTerminal
import RecurseTesting
import Testing

@MainActor @Suite("A canvas on a terminal") struct CanvasTerminalTests {
  @Test("is ASCII without UTF-8, whatever its style", arguments: DotStyle.allCases)
  func ascii(style: DotStyle) {
    let screen = MemoryScreen(size: CellSize(columns: 8, rows: 4), isUTF8: false)
    let stage = Stage(
      CanvasPage(style, drawCross), on: screen, clock: AppClock(timeline: Timeline { .zero }))
    stage.present()
    #expect(
      screen.text == """
        **    ++
          **++
          ++**
        ++    **
        """)
  }
}
