import RecurseTesting
import Testing

@testable import RecurseTerminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("Lines that are printed above the rows", .serialized) @MainActor
struct InlinePrintTests {
  @Test("They have their colors and links, and end without them")
  func styles() throws {
    let inline = try InlineTerminal(columns: 20, rows: 6, height: 1, shellLines: 1)
    defer { inline.screen.close() }
    let styles = [
      CellStyle(foreground: .red, attributes: .bold), CellStyle(background: .rgb(1, 2, 3)),
      CellStyle(foreground: .indexed(12), attributes: [.underline, .italic]),
      CellStyle(foreground: .indexed(200), attributes: .curlyUnderline),
    ]
    for (number, style) in styles.enumerated() { inline.print("\(number)!", style: style) }
    inline.terminal.draw("live")
    inline.present()
    #expect(inline.firstMistake() == nil)
    for (row, style) in styles.enumerated() {
      #expect(inline.emulator.cell(row: 1 + row, column: 0).style == style)
      #expect(inline.emulator.cell(row: 1 + row, column: 3).style == CellStyle())
    }
  }

  @Test("Controls in a text are shown as pictures")
  func controls() throws {
    let inline = try InlineTerminal(columns: 20, rows: 6, height: 1, shellLines: 0)
    defer { inline.screen.close() }
    inline.print("a\u{1B}[2Jb\u{9B}c")
    inline.present()
    #expect(inline.emulator.line(0) == "a␛[2Jb\u{FFFD}c")
  }

  @Test("They wait for a terminal that does not read, in order")
  func blocked() throws {
    let emulator = TerminalEmulator(size: CellSize(columns: 20, rows: 6))
    var isBlocked = false
    let screen = try NcursesScreen(
      type: TerminalType(environment: ["TERM": "xterm-256color"]), size: emulator.size,
      environment: [:], presentation: .inline(maxHeight: 2)
    ) { buffer in
      guard !isBlocked else {
        errno = EAGAIN
        return -1
      }
      emulator.feed(Array(buffer))
      return buffer.count
    }
    defer { screen.close() }
    screen.startRegion(at: emulator.cursor)
    screen.present(cursor: nil)
    isBlocked = true
    for number in 0..<9 {
      let line = CellGrid(size: CellSize(columns: 3, rows: 1))
      line.draw(
        line.glyphs.encode("\(number)")[...], at: CellPoint(column: 0, row: 0), style: CellStyle())
      screen.print(line)
      screen.present(cursor: nil)
    }
    isBlocked = false
    screen.flush()
    let lines = emulator.history + emulator.lines
    #expect(lines.prefix(9) == (0..<9).map { "\($0)" }[...])
  }

  @Test("A frame that changes nothing writes nothing, and one cell costs little")
  func cost() throws {
    let inline = try InlineTerminal(columns: 80, rows: 24, height: 6, shellLines: 3)
    defer { inline.screen.close() }
    for row in 0..<6 { inline.terminal.draw("a row of text", row: row) }
    inline.present()
    #expect(inline.terminal.present() == FrameReport())
    inline.terminal.draw("1", row: 4, column: 20)
    #expect(inline.terminal.present().bytes < 60)
    inline.print("one")
    // Neither the rows nor the caret are painted again.
    #expect(inline.terminal.present().bytes < 80)
    #expect(inline.terminal.emulator.history.isEmpty)
  }
}
