import RecurseTesting
import TestSupport
import Testing

@testable import RecurseTerminal

@Suite("A crash leaves the lines and a prompt below the rows", .serialized) @MainActor
struct InlineEndingTests {
  /// The bytes of a frame, and the rows from the cursor down before and after they were written.
  private struct Frame {
    var bytes: [UInt8]
    var during = 0
    var after = 0
    var lines: [String]
    var rows: Int
  }

  /// Some frames of an app of changing height, which prints.
  private func frames(rows: Int) throws -> (shell: [UInt8], frames: [Frame], modes: SessionModes) {
    let inline = try InlineTerminal(columns: 20, rows: rows, height: 2, shellLines: 3)
    defer { inline.screen.close() }
    var descents: [Int] = []
    inline.screen.onDescent = { descents.append($0) }
    var random = SplitMix64(seed: 7)
    var frames: [Frame] = []
    for number in 0..<8 {
      if number % 3 == 2 { inline.resize(height: 1 + random.below(min(4, rows))) }
      let before = inline.lines
      if number > 0 { inline.print("line \(number)", style: CellStyle(background: .blue)) }
      for row in 0..<inline.grid.size.rows {
        inline.terminal.draw("live \(number)", row: row, style: CellStyle(foreground: .red))
      }
      let caret = CellPoint(column: 3, row: random.below(inline.grid.size.rows))
      inline.present(caret: number % 2 == 0 ? caret : nil)
      #expect(inline.firstMistake() == nil)
      frames.append(
        Frame(
          bytes: inline.terminal.bytes, during: descents.first ?? 0, after: descents.last ?? 0,
          lines: before, rows: inline.region.rows))
      descents = []
    }
    let modes = SessionModes(screen: inline.screen, options: TerminalOptions())
    return (Array("$ 0\r\n$ 1\r\n$ 2\r\n".utf8), frames, modes)
  }

  @Test("A long row of the shell goes on in the next one, whatever a frame has left")
  func longRows() throws {
    let inline = try InlineTerminal(columns: 20, rows: 6, height: 2, shellLines: 0)
    defer { inline.screen.close() }
    let modes = SessionModes(screen: inline.screen, options: TerminalOptions())
    for bytes in [modes.enter, modes.renew, modes.leave, modes.emergency] {
      let emulator = TerminalEmulator(size: CellSize(columns: 20, rows: 6))
      emulator.feed(InlineRegion.cutRows + bytes + Array(repeating: UInt8(ascii: "x"), count: 25))
      #expect(emulator.text.filter { $0 == "x" }.count == 25)
    }
  }

  /// What the crash guard writes.
  private func emergency(_ modes: SessionModes, down rows: Int) -> [UInt8] {
    modes.emergency[..<modes.descentPlace] + InlineRegion.down(rows)
      + modes.emergency[modes.descentPlace...]
  }

  @Test("At each byte of each frame", arguments: [4, 12])
  func cut(rows: Int) throws {
    let (shell, frames, modes) = try frames(rows: rows)
    var written = shell
    for (number, frame) in frames.enumerated() {
      for count in 0...frame.bytes.count {
        let emulator = TerminalEmulator(size: CellSize(columns: 20, rows: rows))
        let isWhole = count == frame.bytes.count
        emulator.feed(written + frame.bytes[..<count])
        emulator.feed(emergency(modes, down: isWhole ? frame.after : frame.during))
        let cursor = emulator.cursor
        let above = emulator.history + (0..<cursor.row).map(emulator.line)
        let below = (cursor.row..<rows).map(emulator.line)
        let isRight =
          above.starts(with: frame.lines) && below.allSatisfy(\.isEmpty) && cursor.column == 0
          && emulator.cursorIsVisible && emulator.privateModes.isEmpty
        #expect(isRight, "frame \(number), byte \(count): \(above), \(below)")
        guard isRight else { return }
        if isWhole {
          // The rows are whole, and the prompt is right below them.
          #expect(above.suffix(frame.rows).allSatisfy { $0 == "live \(number)" })
        }
      }
      written += frame.bytes
    }
  }
}
