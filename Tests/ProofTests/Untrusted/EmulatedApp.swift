import Recurse
import RecurseReconciler
import RecurseTerminal
import RecurseTesting

/// A component on ncurses and an emulator of a terminal, all in this process.
@MainActor
final class EmulatedApp<Root: Component> {
  let emulator: TerminalEmulator
  let stage: Stage
  private let screen: NcursesScreen
  private let received: Received

  /// What ncurses wrote, until the emulator is fed with it.
  private final class Received {
    var bytes: [UInt8] = []
  }

  init(_ root: Root, size: CellSize) throws {
    emulator = TerminalEmulator(size: size)
    received = Received()
    let environment = ["TERM": "xterm-256color", "COLORTERM": "truecolor"]
    screen = try NcursesScreen(
      type: TerminalType(environment: environment), size: size, environment: environment
    ) { [received] in
      received.bytes += $0
      return $0.count
    }
    let timeline = Timeline { .zero }
    stage = Stage(root, on: screen, clock: AppClock(timeline: timeline))
  }

  func close() { screen.close() }

  /// Shows what changed; the bytes that went to the terminal.
  func present() -> [UInt8] {
    stage.present()
    defer { received.bytes = [] }
    emulator.feed(received.bytes)
    return received.bytes
  }

  func change(_ transition: @escaping @MainActor (inout Root.State) -> Void) {
    let root = unsafeDowncast(stage.runtime.rootInstance, to: TypedComponentInstance<Root>.self)
    root.perform(update: .automatic, from: root) { state, _ in transition(&state) }
  }
}
