import RecurseTesting
import Testing

@testable import RecurseTerminal

@MainActor
@Suite("The numbers of styles")
struct StyleNumberTests {
  @Test("unused styles leave the table, and nothing is sent for that")
  func renumbering() {
    let grid = CellGrid(size: CellSize(columns: 4, rows: 1))
    let screen = MemoryScreen(size: grid.size)
    grid.maximumStyles = 10
    for shade in 0..<100 {
      draw("ab", at: 0, CellStyle(foreground: .rgb(UInt8(shade), 0, 0)), on: grid)
      if shade == 0 { draw("c", at: 2, CellStyle(background: .blue), on: grid) }
      grid.show(on: screen)
      grid.renumberStyles()
      // Four times what the cells have: plain, blue, and a shade.
      #expect(grid.styles.count <= 12)
      #expect(grid.show(on: screen) == 0)
    }
    draw("b", at: 1, CellStyle(foreground: .green), on: grid)
    #expect(grid.show(on: screen) == 1)
    #expect(
      screen.styledText == """
        abc
        -----
        abc
        -----
        a: #630000
        b: green
        c: on blue
        """)
  }

  @Test("a picture that is older than the table has its own styles")
  func oldPicture() {
    let grid = CellGrid(size: CellSize(columns: 3, rows: 1))
    let screen = MemoryScreen(size: grid.size)
    draw("xyz", at: 0, CellStyle(foreground: .blue), on: grid)
    let picture = CellGrid(transparent: CellSize(columns: 1, rows: 1), like: grid)
    draw("p", at: 0, CellStyle(foreground: .red), on: picture)
    draw("xyz", at: 0, CellStyle(foreground: .green), on: grid)
    grid.maximumStyles = 1
    grid.renumberStyles()
    grid.draw(picture, at: CellPoint(column: 1, row: 0), clip: grid.bounds)
    grid.show(on: screen)
    #expect(
      screen.styledText == """
        xpz
        -----
        aba
        -----
        a: green
        b: red
        """)
  }

  @Test("a screen with many colors is not renumbered in each frame")
  func fullScreen() {
    let grid = CellGrid(size: CellSize(columns: 20, rows: 1))
    grid.maximumStyles = 5
    func paint(_ red: UInt8) {
      for column in 0..<20 {
        draw("x", at: column, CellStyle(foreground: .rgb(red, UInt8(column), 0)), on: grid)
      }
    }
    var tables = 1
    for red in 0..<30 {
      let table = grid.styles
      paint(UInt8(red))
      grid.show(on: MemoryScreen(size: grid.size))
      grid.renumberStyles()
      if grid.styles !== table { tables += 1 }
    }
    // 30 frames of 20 styles each; a table takes 80.
    #expect(tables <= 11)
  }

  private func draw(_ text: String, at column: Int, _ style: CellStyle, on grid: CellGrid) {
    grid.draw(grid.glyphs.encode(text)[...], at: CellPoint(column: column, row: 0), style: style)
  }
}
