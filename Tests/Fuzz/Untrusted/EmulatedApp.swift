import Recurse
import RecurseReconciler
import RecurseTerminal
import RecurseTesting
import RecurseWidgets

/// A component whose frames go through ncurses to a terminal emulator, all in this process.
@MainActor
final class EmulatedApp<Root: Component> {
  let emulator: TerminalEmulator
  let stage: Stage
  let memory: MemoryScreen
  private let environment: [String: String]

  /// - Parameter environment: what the terminal is.
  init(
    _ root: Root, size: CellSize, theme: ThemeSetting = ThemeSetting(),
    environment: [String: String] = ["TERM": "xterm-256color", "COLORTERM": "truecolor"]
  ) {
    self.environment = environment
    emulator = TerminalEmulator(size: size)
    memory = MemoryScreen(size: size)
    let timeline = Timeline { .zero }
    stage = Stage(root, on: memory, clock: AppClock(timeline: timeline), theme: theme)
  }

  /// Presents every cell, and returns the bytes that go to the terminal.
  ///
  /// The ncurses screen is open during this call only: a resize by another test would change the
  /// size of its windows.
  func present() throws -> [UInt8] {
    stage.present()
    var bytes: [UInt8] = []
    let screen = try NcursesScreen(
      type: TerminalType(environment: environment), size: memory.size, environment: environment
    ) {
      bytes += $0
      return $0.count
    }
    defer { screen.close() }
    let columns = memory.size.columns
    // A screen takes cells by a pointer, which ends with the call.
    memory.cells.withUnsafeBufferPointer { cells in
      for row in 0..<memory.size.rows {
        let line = UnsafeBufferPointer(rebasing: cells[(row * columns)..<((row + 1) * columns)])
        screen.put(line, row: row, column: 0, of: stage.tree.grid)
      }
    }
    screen.present(cursor: memory.cursorLocation, isShown: memory.isCursorShown)
    emulator.feed(bytes)
    return bytes
  }

  func change(_ transition: @escaping @MainActor (inout Root.State) -> Void) {
    let root = unsafeDowncast(stage.runtime.rootInstance, to: TypedComponentInstance<Root>.self)
    root.perform(update: .automatic, from: root) { state, _ in transition(&state) }
  }
}
