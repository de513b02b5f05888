import Foundation
import RecurseTesting
import Testing

@testable import RecurseTerminal

/// A terminal that accepts a number of bytes and then no more.
private final class SlowTerminal {
  var room = 0
  var taken: [UInt8] = []
  var error: Int32 = EAGAIN

  func write(_ buffer: UnsafeRawBufferPointer) -> Int {
    guard room > 0 else {
      errno = error
      return -1
    }
    let count = min(room, buffer.count)
    taken += buffer.prefix(count)
    room -= count
    return count
  }
}

@Suite("A slow terminal drops whole frames only", .serialized) @MainActor
struct OutputQueueTests {
  @Test("Bytes that a write did not accept are written later, in order")
  func partialWrites() {
    let terminal = SlowTerminal()
    var queue = OutputQueue(write: terminal.write)
    queue.append(Array(0..<100))
    terminal.room = 30
    queue.flush()
    #expect(queue.count == 70)
    queue.append(Array(100..<120))
    terminal.room = 1000
    queue.flush()
    #expect(queue.isEmpty)
    #expect(terminal.taken == Array(0..<120))
    #expect(queue.written == 120)
  }

  @Test("Bytes for a closed terminal are discarded")
  func gone() {
    let terminal = SlowTerminal()
    terminal.error = EIO
    var queue = OutputQueue(write: terminal.write)
    queue.append([1, 2, 3])
    queue.flush()
    #expect(queue.isClosed)
    #expect(queue.isEmpty)
    queue.append([4])
    #expect(queue.isEmpty)
  }

  @Test("Frames are dropped while the terminal is blocked, and the last one is shown after")
  func backPressure() throws {
    let terminal = SlowTerminal()
    let size = CellSize(columns: 40, rows: 5)
    let screen = try NcursesScreen(
      type: TerminalType(environment: ["TERM": "xterm-256color"]), size: size, environment: [:],
      write: terminal.write)
    defer { screen.close() }
    let grid = CellGrid(size: size)
    func frame(_ number: Int) -> FrameReport {
      for row in 0..<5 {
        grid.draw(
          grid.glyphs.encode("frame \(number) ")[...], at: CellPoint(column: 0, row: row),
          style: CellStyle())
      }
      grid.flush(to: screen)
      return screen.present(cursor: nil)
    }
    terminal.room = 20
    #expect(frame(0).bytes > 20)
    #expect(screen.isBlocked)
    for number in 1...50 { #expect(frame(number).bytes == 0) }
    #expect(screen.isFrameDue)
    terminal.room = .max
    screen.flush()
    #expect(!screen.isBlocked)
    #expect(!screen.isFrameDue)
    let emulator = TerminalEmulator(size: size)
    emulator.feed(terminal.taken)
    #expect(emulator.lines == Array(repeating: "frame 50", count: 5))
    // One complete frame, and one with the later changes.
    #expect(terminal.taken.count < 400)
  }

  @Test("While the terminal is blocked, the last text to copy, one bell and eight notices wait")
  func boundedRequests() throws {
    let terminal = SlowTerminal()
    let screen = try NcursesScreen(
      type: TerminalType(environment: ["TERM": "xterm-256color"]),
      size: CellSize(columns: 40, rows: 5), environment: [:], write: terminal.write)
    defer { screen.close() }
    terminal.room = 1
    screen.present(cursor: nil)
    #expect(screen.isBlocked)
    for number in 0..<1_000 {
      _ = screen.copy("text \(number)")
      screen.ring()
      screen.notify("notice \(number)")
      screen.setTitle("title \(number)")
      screen.present(cursor: nil)
    }
    terminal.room = .max
    screen.flush()
    #expect(!screen.isBlocked && !screen.isFrameDue)
    let notices = (992..<1_000).map { "\u{1B}]9;notice \($0)\u{1B}\\" }
    let taken = String(decoding: terminal.taken, as: UTF8.self)
    #expect(taken.contains("\u{1B}]2;title 999\u{1B}\\"))
    #expect(taken.contains("\u{1B}]52;c;dGV4dCA5OTk=\u{1B}\\"))
    #expect(taken.ranges(of: "\u{1B}]9;").count == 8 && notices.allSatisfy(taken.contains))
    #expect(taken.ranges(of: "\u{1B}]52;").count == 1 && taken.ranges(of: "\u{7}").count == 1)
  }

  @Test("A terminal unlike xterm is sent no more than a bell")
  func simpleTerminal() throws {
    let terminal = SlowTerminal()
    let screen = try NcursesScreen(
      type: TerminalType(environment: ["TERM": "vt100"]), size: CellSize(columns: 10, rows: 2),
      environment: [:], write: terminal.write)
    defer { screen.close() }
    terminal.room = .max
    screen.present(cursor: nil)
    let before = terminal.taken.count
    _ = screen.copy("text")
    screen.notify("notice")
    screen.ring()
    screen.present(cursor: nil)
    #expect(terminal.taken[before...].elementsEqual([0x07]))
  }
}
