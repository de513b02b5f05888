import RecurseTesting
import Testing

@testable import RecurseTerminal

/// A screen whose bytes go to an emulator, and a grid to paint on.
@MainActor
final class EmulatedScreen {
  let grid: CellGrid
  let screen: NcursesScreen
  let emulator: TerminalEmulator
  private let tap: ByteTap

  /// The bytes of each frame.
  var bytes: [UInt8] { tap.last }
  var writes: Int { tap.writes }

  init(
    _ term: String = "xterm-256color", columns: Int = 20, rows: Int = 4,
    environment: [String: String] = ["COLORTERM": "truecolor"], isUTF8: Bool = true,
    presentation: Presentation = .fullScreen
  ) throws {
    let size = CellSize(columns: columns, rows: rows)
    _ = TerminalLocale.prepare(environment: [:])
    let emulator = TerminalEmulator(size: size)
    let tap = ByteTap()
    self.tap = tap
    self.emulator = emulator
    screen = try NcursesScreen(
      type: TerminalType(environment: ["TERM": term]), size: size, environment: environment,
      isUTF8: isUTF8, presentation: presentation
    ) { buffer in
      tap.writes += 1
      tap.last += Array(buffer)
      emulator.feed(Array(buffer))
      return buffer.count
    }
    grid = CellGrid(size: screen.size)
  }

  /// The row of the emulator that shows the first of the grid.
  var firstRow: Int {
    screen.region.map { emulator.cursor.row - $0.cursor.row + $0.gap } ?? 0
  }

  func draw(_ text: String, row: Int = 0, column: Int = 0, style: CellStyle = CellStyle()) {
    grid.draw(
      grid.glyphs.encode(text)[...], at: CellPoint(column: column, row: row), style: style)
  }

  @discardableResult
  func present(cursor: CellPoint? = nil) -> FrameReport {
    tap.last = []
    tap.writes = 0
    grid.flush(to: screen)
    return screen.present(cursor: cursor)
  }

  func resize(columns: Int, rows: Int) {
    let size = CellSize(columns: columns, rows: rows)
    emulator.resize(size)
    screen.resize(size)
    grid.resize(size)
  }
}

/// The bytes that a screen wrote.
final class ByteTap {
  var last: [UInt8] = []
  var writes = 0
}

@Suite("ncurses converts cells into the bytes of a frame", .serialized) @MainActor
struct NcursesScreenTests {
  @Test("A frame is one write, and the report counts what was written")
  func oneWrite() throws {
    let terminal = try EmulatedScreen(columns: 80, rows: 24)
    defer { terminal.screen.close() }
    for row in 0..<24 {
      terminal.draw(String(repeating: "line \(row) ", count: 8), row: row)
    }
    let report = terminal.present()
    #expect(report == FrameReport(writes: 1, bytes: terminal.bytes.count))
    #expect(terminal.writes == 1)
    #expect(terminal.emulator.line(23).hasPrefix("line 23 line 23"))
  }

  @Test("A frame without a change writes nothing")
  func noChange() throws {
    let terminal = try EmulatedScreen()
    defer { terminal.screen.close() }
    terminal.draw("hello")
    terminal.present()
    #expect(terminal.present() == FrameReport())
    terminal.draw("hello")
    #expect(terminal.present() == FrameReport())
  }

  @Test("One changed cell costs a few bytes")
  func oneCell() throws {
    let terminal = try EmulatedScreen(columns: 80, rows: 24)
    defer { terminal.screen.close() }
    terminal.draw("count: 1", row: 10, column: 10)
    terminal.present()
    terminal.draw("count: 2", row: 10, column: 10)
    #expect(terminal.present().bytes < 12)
    #expect(terminal.emulator.line(10).hasSuffix("count: 2"))
  }

  @Test("A large frame is a synchronized update if the terminal supports that, a small one is not")
  func synchronizedUpdate() throws {
    for (term, isMarked) in [("xterm-256color", true), ("linux", false), ("vt100", false)] {
      let terminal = try EmulatedScreen(term, columns: 80, rows: 24)
      defer { terminal.screen.close() }
      for row in 0..<20 { terminal.draw("a line of text that is long enough", row: row) }
      terminal.present()
      #expect(terminal.bytes.starts(with: "\u{1B}[?2026h".utf8) == isMarked)
      #expect(terminal.emulator.privateModesSeen.contains(2026) == isMarked)
      #expect(!terminal.emulator.isUpdating)
      terminal.draw("x")
      terminal.present()
      #expect(!terminal.bytes.starts(with: "\u{1B}[?2026h".utf8))
    }
  }

  @Test("A text is copied by a terminal that is known to have a clipboard, and by no other")
  func copying() throws {
    for (term, copies) in [("xterm-256color", true), ("linux", false), ("vt100", false)] {
      let terminal = try EmulatedScreen(term, columns: 20, rows: 4)
      defer { terminal.screen.close() }
      #expect(terminal.screen.copy("text") == copies)
      terminal.draw("x")
      terminal.present()
      let sequence = Array("\u{1B}]52;".utf8)
      let isSent = terminal.bytes.indices.contains {
        terminal.bytes[$0...].starts(with: sequence)
      }
      #expect(isSent == copies)
    }
  }

  @Test("Colors of the palette and RGB colors can be used together")
  func colors() throws {
    let terminal = try EmulatedScreen()
    defer { terminal.screen.close() }
    let styles = [
      CellStyle(foreground: .red), CellStyle(foreground: .indexed(200), background: .blue),
      CellStyle(foreground: .rgb(0, 0, 1)), CellStyle(background: .rgb(255, 254, 253)),
      CellStyle(foreground: .brightGreen, background: .indexed(16)),
    ]
    for (column, style) in styles.enumerated() { terminal.draw("x", column: column, style: style) }
    terminal.present()
    for (column, style) in styles.enumerated() {
      #expect(terminal.emulator.cell(row: 0, column: column).style == style)
    }
  }

  @Test(
    "Every color of the palette arrives, as foreground and background",
    arguments: ["xterm-256color", "tmux-256color", "screen-256color"], ["", "truecolor"])
  func palette(term: String, colorTerm: String) throws {
    let terminal = try EmulatedScreen(
      term, columns: 16, rows: 32, environment: ["COLORTERM": colorTerm])
    defer { terminal.screen.close() }
    func style(_ row: Int, _ column: Int) -> CellStyle {
      let color = Color.indexed(UInt8(row % 16 * 16 + column))
      return row < 16 ? CellStyle(foreground: color) : CellStyle(background: color)
    }
    for row in 0..<32 {
      for column in 0..<16 {
        terminal.draw("x", row: row, column: column, style: style(row, column))
      }
    }
    terminal.present()
    for row in 0..<32 {
      for column in 0..<16 {
        #expect(terminal.emulator.cell(row: row, column: column).style == style(row, column))
      }
    }
  }

  @Test("A color is shown as it is once the terminal is known to have it")
  func trueColorLate() throws {
    let color = Color.rgb(0x12_34_56)
    for environment in [[:], ["FORCE_COLOR": "2"], ["NO_COLOR": "1"]] {
      let screen = try EmulatedScreen(environment: environment)
      defer { screen.screen.close() }
      func shown() -> Color? { screen.emulator.cell(row: 0, column: 0).style.foreground }
      screen.draw("a", style: CellStyle(foreground: color))
      screen.present()
      #expect(shown()?.index == ColorLevel.palette256.nearest(color)?.index || shown() == nil)
      screen.screen.useTrueColor()
      screen.grid.invalidate()
      screen.present()
      #expect((shown() == color) == environment.isEmpty)
    }
  }

  @Test("NO_COLOR removes the colors and keeps the attributes")
  func noColor() throws {
    let terminal = try EmulatedScreen(environment: ["NO_COLOR": "1", "COLORTERM": "truecolor"])
    defer { terminal.screen.close() }
    terminal.draw("x", style: CellStyle(foreground: .red, background: .blue, attributes: .bold))
    terminal.present()
    #expect(terminal.emulator.cell(row: 0, column: 0).style == CellStyle(attributes: .bold))
  }

  @Test("Every attribute that the emulator supports arrives")
  func attributes() throws {
    let terminal = try EmulatedScreen()
    defer { terminal.screen.close() }
    let all: [TextAttributes] = [
      .bold, .italic, .underline, .blink, .reverse, .strikethrough, .curlyUnderline,
      .doubleUnderline, [.bold, .reverse, .strikethrough],
    ]
    for (column, attributes) in all.enumerated() {
      terminal.draw("x", column: column, style: CellStyle(attributes: attributes))
    }
    terminal.present()
    for (column, attributes) in all.enumerated() {
      #expect(terminal.emulator.cell(row: 0, column: column).style.attributes == attributes)
    }
  }

  @Test("Bold continues at the end of an underline: a VT100 ends both with one sequence")
  func underlineEnds() throws {
    let terminal = try EmulatedScreen("vt100")
    defer { terminal.screen.close() }
    terminal.draw("a", style: CellStyle(attributes: [.bold, .underline]))
    terminal.draw("b", column: 1, style: CellStyle(attributes: .bold))
    terminal.present()
    #expect(terminal.emulator.cell(row: 0, column: 0).style.attributes == [.bold, .underline])
    #expect(terminal.emulator.cell(row: 0, column: 1).style.attributes == .bold)
  }

  @Test("A scalar that the C library does not know is a placeholder of the same width")
  func unknownScalars() throws {
    let terminal = try EmulatedScreen()
    defer { terminal.screen.close() }
    // U+0378 is assigned nowhere; the wide one is newer than this C library, or drawn as it is.
    terminal.draw("a\u{1FAE9}b\u{0378}c")
    terminal.present()
    let row = (0..<6).map { terminal.emulator.cell(row: 0, column: $0).text }
    let isWide = terminal.grid.glyphs.width(of: Glyph(rawValue: 0x1FAE9)) == 2
    #expect(row[0] == "a")
    #expect(row[isWide ? 3 : 2] == "b")
    #expect(row[isWide ? 5 : 4] == "c")
  }

  @Test("In a locale that is not UTF-8 lines are ASCII and the rest is question marks")
  func ascii() throws {
    let terminal = try EmulatedScreen(isUTF8: false)
    defer { terminal.screen.close() }
    terminal.draw("┌─┐ 日é → ▁▄ ▕▐")
    terminal.present()
    #expect(terminal.emulator.line(0) == "+-+ ??? > _# |#")
    #expect(terminal.bytes.allSatisfy { $0 < 0x80 })
  }

  @Test("The cursor is at the frame's position, and hidden without one")
  func cursor() throws {
    let terminal = try EmulatedScreen()
    defer { terminal.screen.close() }
    terminal.draw("hello")
    terminal.present()
    #expect(!terminal.emulator.cursorIsVisible)
    terminal.present(cursor: CellPoint(column: 3, row: 2))
    #expect(terminal.emulator.cursorIsVisible)
    #expect(terminal.emulator.cursor == CellPoint(column: 3, row: 2))
    terminal.present(cursor: CellPoint(column: 20, row: 2))
    #expect(!terminal.emulator.cursorIsVisible)
  }

  @Test("Other sequences are sent after the frame, in the same write")
  func sequences() throws {
    let terminal = try EmulatedScreen()
    defer { terminal.screen.close() }
    terminal.present()
    terminal.draw("hello")
    terminal.screen.send("\u{1B}]2;title\u{1B}\\".utf8)
    let report = terminal.present()
    #expect(report.writes == 1)
    #expect(terminal.emulator.title == "title")
    #expect(String(decoding: terminal.bytes, as: UTF8.self).hasSuffix("\u{1B}]2;title\u{1B}\\"))
  }

  @Test(
    "Any size works, even one cell", arguments: [(1, 1), (1, 24), (80, 1), (2, 2), (300, 90)])
  func sizes(columns: Int, rows: Int) throws {
    let terminal = try EmulatedScreen()
    defer { terminal.screen.close() }
    terminal.draw("before")
    terminal.present()
    terminal.resize(columns: columns, rows: rows)
    for row in 0..<rows { terminal.draw(String(repeating: "m", count: columns), row: row) }
    terminal.present()
    for row in 0..<rows {
      #expect(terminal.emulator.line(row) == String(repeating: "m", count: columns))
    }
  }

  @Test(
    "A row of more than 256 glyphs other than ASCII is shown completely", arguments: ["é", "日"])
  func longRow(letter: String) throws {
    let terminal = try EmulatedScreen(columns: 600, rows: 2)
    defer { terminal.screen.close() }
    let row = String(repeating: letter, count: 600 / terminal.grid.glyphs.encode(letter).count)
    for index in 0..<2 { terminal.draw(row, row: index) }
    terminal.present()
    for index in 0..<2 { #expect(terminal.emulator.line(index) == row) }
    #expect(terminal.screen.asciiCount == 0)
  }

  @Test("ASCII is put as such; a span with another letter is put in the other way")
  func asciiSpans() throws {
    let terminal = try EmulatedScreen()
    defer { terminal.screen.close() }
    terminal.present()
    let blank = terminal.screen.asciiCount
    terminal.draw("hello", style: CellStyle(foreground: .red, attributes: .italic))
    terminal.draw("hello", row: 1)
    terminal.present()
    #expect(terminal.screen.asciiCount == blank + 2)
    terminal.draw("gruß", row: 2)
    terminal.present()
    #expect(terminal.screen.asciiCount == blank + 2)
    #expect(terminal.emulator.text == "hello\nhello\ngruß")
  }

  @Test("The 256th pair of colors and later ones show ASCII like earlier ones")
  func manyPairs() throws {
    let terminal = try EmulatedScreen(columns: 40, rows: 10)
    defer { terminal.screen.close() }
    for place in 0..<400 {
      let style = CellStyle(foreground: .rgb(UInt8(place / 2), UInt8(place % 7), 1))
      terminal.draw("x", row: place / 40, column: place % 40, style: style)
    }
    terminal.present()
    #expect(terminal.firstDifference() == nil)
    // Rows of low pairs, and rows that are not.
    #expect((1..<10).contains(terminal.screen.asciiCount))
  }

  @Test("Two screens of different kinds paint independently")
  func twoScreens() throws {
    let one = try EmulatedScreen("xterm-256color", columns: 10, rows: 2)
    let two = try EmulatedScreen("vt100", columns: 30, rows: 3)
    one.draw("one")
    two.draw("two", row: 2, column: 20)
    one.present()
    two.present()
    one.draw("uno")
    one.present()
    #expect(one.emulator.text == "uno")
    #expect(two.emulator.line(2).hasSuffix("two"))
    one.screen.close()
    two.draw("still there")
    two.present()
    #expect(two.emulator.line(0) == "still there")
    two.screen.close()
  }
}
