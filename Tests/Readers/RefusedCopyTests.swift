import Recurse
import RecurseCore
import RecurseReaders
import RecurseTerminal
import Testing

/// A screen like that of a terminal without a clipboard.
private final class ScreenWithoutClipboard: Screen {
  let memory: MemoryScreen
  var size: CellSize { memory.size }

  init(columns: Int, rows: Int) {
    memory = MemoryScreen(size: CellSize(columns: columns, rows: rows))
  }

  func put(_ cells: UnsafeBufferPointer<Cell>, row: Int, column: Int, of grid: CellGrid) {
    memory.put(cells, row: row, column: column, of: grid)
  }

  func present(cursor: CellPoint?, isShown: Bool) -> FrameReport {
    memory.present(cursor: cursor, isShown: isShown)
  }
}

@MainActor @Suite("A text of a log that the terminal cannot copy") struct RefusedCopyTests {
  private struct Page: Component {
    struct State {
      var log = Log("one\ntwo\nthree")
      var copied = 0
    }
    let initialState = State()

    func render(state: State) -> Node {
      VStack(alignment: .stretch) {
        LogView(
          state.log, wraps: true, lineNumbers: false, filter: LogFilter(), placeholder: "",
          findsBackward: false
        ) {
          Text($0.text)
        } onCopy: {
          $0.copied += $1
        }
        Text("\(state.copied) copied")
      }
    }
  }

  /// Selects lines and copies them.
  private func copy(on screen: some Screen) {
    let stage = Stage(Page(), on: screen, clock: AppClock(timeline: Timeline { .zero }))
    stage.present()
    for key in [Key.down.with(.shift), Key.down.with(.shift), .control("c")] {
      _ = stage.handle(.key(KeyEvent(key)))
    }
    stage.present()
  }

  @Test("is not said to be copied")
  func refused() {
    let memory = MemoryScreen(size: CellSize(columns: 40, rows: 6))
    copy(on: memory)
    #expect(memory.text.contains("2 copied") && memory.requests.copied.count == 1)
    let screen = ScreenWithoutClipboard(columns: 40, rows: 6)
    copy(on: screen)
    #expect(screen.memory.text.contains("0 copied"))
    #expect(screen.memory.text.contains("This terminal cannot copy that"))
  }
}
