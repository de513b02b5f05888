import Recurse
import RecurseTerminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A pseudo-terminal with a reader, and the time that writing to it took.
@MainActor
final class Sink {
  private var master: Int32 = -1
  private var slave: Int32 = -1
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  fileprivate(set) var writing = 0.0

  init(_ size: CellSize) {
    var window = winsize(
      ws_row: UInt16(size.rows), ws_col: UInt16(size.columns), ws_xpixel: 0, ws_ypixel: 0)
    precondition(openpty(&master, &slave, nil, nil, &window) == 0, "no pseudo-terminal")
    var modes = termios()
    tcgetattr(slave, &modes)
    cfmakeraw(&modes)
    tcsetattr(slave, TCSANOW, &modes)
    for descriptor in [master, slave] {
      _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }
  }

  func write(_ bytes: UnsafeRawBufferPointer) -> Int {
    var taken = 0
    while taken < bytes.count {
      let start = Stopwatch.nanoseconds
      let count = writeBytes(slave, UnsafeRawBufferPointer(rebasing: bytes[taken...]))
      writing += Stopwatch.nanoseconds - start
      if count > 0 { taken += count }
      drain()
    }
    return taken
  }

  private func drain() {
    while read(master, &buffer, buffer.count) > 0 {}
  }

  func close() {
    closeBoth(master, slave)
  }
}

/// `write(2)` and `close(2)`, which ``Sink`` shadows in its type.
private func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}

private func closeBoth(_ one: Int32, _ other: Int32) {
  close(one)
  close(other)
}

/// The terminal's screen, and the time that ncurses took.
@MainActor
final class PipelineScreen: Screen {
  private let screen: NcursesScreen
  let sink: Sink
  private(set) var inside = 0.0

  init(_ size: CellSize) throws {
    let environment = [
      "TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8",
    ]
    let sink = Sink(size)
    self.sink = sink
    screen = try NcursesScreen(
      type: TerminalType(environment: environment), size: size, environment: environment
    ) { bytes in
      // The screen calls this on the main actor, where it was made.
      MainActor.assumeIsolated { sink.write(bytes) }
    }
  }

  var size: CellSize { screen.size }

  func put(_ cells: UnsafeBufferPointer<Cell>, row: Int, column: Int, of grid: CellGrid) {
    let start = Stopwatch.nanoseconds
    screen.put(cells, row: row, column: column, of: grid)
    inside += Stopwatch.nanoseconds - start
  }

  func present(cursor: CellPoint?, isShown: Bool) -> FrameReport {
    let start = Stopwatch.nanoseconds
    defer { inside += Stopwatch.nanoseconds - start }
    return screen.present(cursor: cursor, isShown: isShown)
  }

  func takeTimes() -> (ncurses: Double, write: Double) {
    defer { (inside, sink.writing) = (0, 0) }
    return (inside - sink.writing, sink.writing)
  }

  func close() {
    screen.close()
    sink.close()
  }
}
