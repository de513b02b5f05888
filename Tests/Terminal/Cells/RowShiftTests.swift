import RecurseTesting
import Testing

@testable import RecurseTerminal

@MainActor
@Suite("Rows that have moved are scrolled")
struct RowShiftTests {
  /// A grid and a screen that shows it, with a letter for each row of 50 columns.
  private func flushed(_ rows: some Collection<Character>) -> (CellGrid, MemoryScreen) {
    let grid = CellGrid(size: CellSize(columns: 50, rows: rows.count))
    let screen = MemoryScreen(size: grid.size)
    draw(rows, grid)
    grid.show(on: screen)
    return (grid, screen)
  }

  private func draw(_ rows: some Collection<Character>, _ grid: CellGrid) {
    for (row, letter) in rows.enumerated() {
      grid.draw(
        grid.glyphs.encode(String(repeating: letter, count: 50))[...],
        at: CellPoint(column: 0, row: row), style: CellStyle())
    }
  }

  private func picture(_ screen: MemoryScreen) -> String {
    String((0..<screen.size.rows).map { screen.line($0).first ?? " " })
  }

  @Test(
    "A scroll is found between two pictures",
    arguments: [
      ("habcdef", "hbcdefg", RowShift(rows: 1..<7, distance: 1)),
      ("habcdefs", "hxabcdes", RowShift(rows: 1..<7, distance: -1)),
      ("abcdefgh", "cdefghij", RowShift(rows: 0..<8, distance: 2)),
      ("abcdefgh", "abfghxyz", RowShift(rows: 2..<8, distance: 3)),
      ("abcdefgh", "stuvwxyz", nil),
      ("abc", "bcd", nil),
      ("abcdefgh", "abcdefgx", nil),
      ("        ", "ab      ", nil),
    ])
  func found(before: String, after: String, shift: RowShift?) {
    let (grid, _) = flushed(before)
    draw(after, grid)
    #expect(grid.rowShift() == shift)
  }

  @Test("Scrolling a list by a row sends only the new row")
  func oneRow() {
    let (grid, screen) = flushed("habcdefs")
    draw("hbcdefgs", grid)
    #expect(grid.show(on: screen) == 50)
    #expect(screen.scrollCount == 1)
    #expect(picture(screen) == "hbcdefgs")
    #expect(grid.show(on: screen) == 0)
  }

  @Test("Rows with few different cells are sent, not scrolled")
  func fewCells() {
    let grid = CellGrid(size: CellSize(columns: 50, rows: 8))
    let screen = MemoryScreen(size: grid.size)
    for offset in [0, 1] {
      for row in 0..<8 {
        grid.draw(
          grid.glyphs.encode("row \(row + offset)")[...], at: CellPoint(column: 0, row: row),
          style: CellStyle())
      }
      grid.show(on: screen)
    }
    #expect(screen.scrollCount == 0)
    #expect(screen.line(7) == "row 8")
  }

  @Test("Between all pictures of six rows with three letters the screen shows the grid")
  func exhaustive() {
    let letters: [Character] = ["a", "b", " "]
    let pictures = (0..<729).map { number in
      String((0..<6).map { letters[number / [1, 3, 9, 27, 81, 243][$0] % 3] })
    }
    var cases = 0
    var moved = 0
    for before in pictures {
      let (grid, screen) = flushed(before)
      // Steps that change most rows.
      for number in 0..<105 {
        let step = number * 365 % 729
        draw(pictures[step], grid)
        grid.show(on: screen)
        cases += 1
        guard picture(screen) == pictures[step], grid.show(on: screen) == 0 else {
          Issue.record("from \(before) to \(pictures[step]) the screen shows \(picture(screen))")
          return
        }
      }
      moved += screen.scrollCount
    }
    #expect(cases == 729 * 105)
    #expect(moved > 1000)
  }
}
