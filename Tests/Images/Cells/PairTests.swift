import RecurseTerminal
import RecurseTesting
import Testing

@testable import RecurseImages

@MainActor @Suite("The pairs of colors of a terminal", .serialized) struct PairTests {
  private let above = CellStyle(foreground: .red, background: .blue)

  /// Shows pictures of noise, one after the other, below a row of text. They go through ncurses to
  /// an emulator.
  ///
  /// - Returns: the cells that look otherwise in the terminal.
  private func differences(
    _ count: UInt64, _ size: CellSize, _ environment: [String: String]
  ) throws -> [CellPoint] {
    let pictures = try (0..<count).map {
      try Bitmap.noise(size.columns, 2 * size.rows - 2, seed: $0, opaque: true)
    }
    let emulator = TerminalEmulator(size: size)
    let screen = try NcursesScreen(
      type: TerminalType(environment: environment), size: size, environment: environment
    ) { buffer in
      emulator.feed(Array(buffer))
      return buffer.count
    }
    defer { screen.close() }
    let grid = CellGrid(size: size)
    var differences: [CellPoint] = []
    for picture in pictures {
      let cells = ImageColors(level: screen.colorLevel, backdrop: nil).cells(of: picture)
      grid.draw(grid.glyphs.encode("above")[...], at: CellPoint(column: 0, row: 0), style: above)
      for (index, cell) in cells.enumerated() {
        guard let cell else { continue }
        let place = CellPoint(column: index % picture.width, row: 1 + index / picture.width)
        grid.draw([cell.glyph], at: place, style: cell.style)
      }
      grid.flush(to: screen)
      screen.present(cursor: nil)
      for row in 0..<size.rows {
        for column in 0..<size.columns {
          let style = grid.styles[grid[row: row, column: column].style]
          let shown = emulator.cell(row: row, column: column).style
          guard style.foreground != shown.foreground || style.background != shown.background else {
            continue
          }
          differences.append(CellPoint(column: column, row: row))
        }
      }
    }
    return differences
  }

  @Test("are enough for a picture of noise in 40,000 cells")
  func noise() throws {
    let environment = ["TERM": "xterm-256color", "COLORTERM": "truecolor"]
    #expect(try differences(1, CellSize(columns: 400, rows: 101), environment).isEmpty)
  }

  @Test("are enough for pictures of noise that follow each other")
  func pictures() throws {
    let environment = ["TERM": "xterm-256color", "COLORTERM": "truecolor"]
    #expect(try differences(3, CellSize(columns: 150, rows: 51), environment).isEmpty)
  }

  @Test("are enough where there are 64", arguments: ["xterm", "linux"])
  func few(terminal: String) throws {
    #expect(
      try differences(2, CellSize(columns: 80, rows: 24), ["TERM": terminal]).isEmpty)
  }
}
