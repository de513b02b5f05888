import RecurseTesting
import TestSupport
import Testing

@testable import RecurseTerminal

@MainActor
@Suite("The cell grid")
struct CellGridTests {
  @Test("text is drawn, flushed and read as a picture; a flush sends the changed cells")
  func hello() {
    let grid = CellGrid(size: CellSize(columns: 12, rows: 3))
    let screen = MemoryScreen(size: grid.size)
    #expect(grid.show(on: screen) == 36)
    grid.draw(
      grid.glyphs.encode("héllo 日本")[...], at: CellPoint(column: 1, row: 1),
      style: CellStyle(foreground: .red))
    grid.fill(CellRect(column: 0, row: 2, columns: 3, rows: 1), style: CellStyle(background: .blue))
    #expect(grid.show(on: screen) == 13)
    #expect(grid.show(on: screen) == 0)
    #expect(screen.text == "\n héllo 日本")
    #expect(
      screen.styledText == """

         héllo 日本
        -----

         aaaaaaaaaa
        bbb
        -----
        a: red
        b: on blue
        """)
  }

  @Test("a style without a background keeps the one below; a fill resets it")
  func compositing() {
    let grid = CellGrid(size: CellSize(columns: 4, rows: 1))
    grid.fill(CellRect(column: 1, row: 0, columns: 2, rows: 1), style: CellStyle(background: .blue))
    grid.draw(
      grid.glyphs.encode("abcd")[...], at: CellPoint(column: 0, row: 0),
      style: CellStyle(foreground: .red, attributes: .bold))
    #expect(
      grid.row(0).map { grid.styles[$0.style].description }
        == ["bold red", "bold red on blue", "bold red on blue", "bold red"])
    grid.fill(grid.bounds, style: CellStyle())
    #expect(grid.row(0).allSatisfy { $0 == .blank })
  }

  @Test("a cell that changed and changed back is not sent")
  func changedBack() {
    let (grid, screen) = flushed("abcdef")
    draw("xyz", 1, grid)
    draw("bcd", 1, grid)
    #expect(grid.show(on: screen) == 0)
  }

  @Test("small gaps are sent too, wide ones are not")
  func gaps() {
    let (grid, screen) = flushed("0123456789abcdef")
    draw("X", 0, grid)
    draw("X", 5, grid)
    draw("X", 11, grid)
    let spans = screen.spanCount
    #expect(grid.show(on: screen) == 7)
    #expect(screen.spanCount - spans == 2)
    #expect(screen.text == "X1234X6789aXcdef")
  }

  @Test("invalidating sends every cell again, and so does a new size")
  func invalidated() {
    let (grid, screen) = flushed("abcdef")
    grid.invalidate()
    #expect(grid.show(on: screen) == 6)
    grid.resize(CellSize(columns: 3, rows: 2))
    screen.resize(grid.size)
    #expect(grid.show(on: screen) == 6)
    #expect(screen.text == "")
    grid.resize(CellSize(columns: 0, rows: -1))
    #expect(grid.show(on: screen) == 0)
  }

  @Test("drawing outside the grid is not an error")
  func outside() {
    let grid = CellGrid(size: CellSize(columns: 2, rows: 2))
    for row in -1...2 {
      for column in -4...4 {
        draw("日a", column, grid, row: row)
        let rect = CellRect(column: column, row: row, columns: 3, rows: 9)
        grid.restyle(rect, adding: .reverse)
        #expect(grid.isWellFormed(row: 0) && grid.isWellFormed(row: 1))
        grid.fill(rect, style: CellStyle())
      }
    }
  }

  @Test(
    "a rectangle of unlimited size clips nothing, and a position beyond all columns shows nothing")
  func endless() {
    let (grid, screen) = flushed("abcd")
    let everything = CellRect(column: 1, row: 0, columns: .max, rows: .max)
    for column in [Int.min, 2, .max] {
      grid.draw(
        grid.glyphs.encode("XYZ")[...], at: CellPoint(column: column, row: 0),
        style: CellStyle(), clip: everything)
    }
    #expect(grid.show(on: screen) == 2)
    #expect(screen.text == "abXY")
    grid.fill(everything, style: CellStyle())
    grid.show(on: screen)
    #expect(screen.text == "a")
  }

  @Test("every short text, cut at every position and clipped in every way, leaves whole glyphs")
  func exhaustive() {
    let grid = CellGrid(size: CellSize(columns: 4, rows: 1))
    let screen = MemoryScreen(size: grid.size)
    let isWide = { grid.glyphs.width(of: $0) == 2 }
    let before = ["abcd", "日cd", "a日d", "ab日", "日本"].map { grid.glyphs.encode($0) }
    let texts = ["x", "語", "x語", "語x", "語文", "x語y"].map { grid.glyphs.encode($0) }
    let style = CellStyle(foreground: .red)
    for start in before {
      for text in texts {
        for from in 0..<text.count {
          for to in (from + 1)...text.count {
            for column in -3...4 {
              for left in 0..<4 {
                for right in (left + 1)...4 {
                  grid.draw(start[...], at: CellPoint(column: 0, row: 0), style: CellStyle())
                  var oracle = grid.oracleRow(0)
                  let clip = CellRect(column: left, row: 0, columns: right - left, rows: 1)
                  grid.draw(
                    text[from..<to], at: CellPoint(column: column, row: 0), style: style, clip: clip
                  )
                  oracle.draw(
                    Array(text[from..<to]), isWide: isWide, at: column, style: style,
                    clip: left..<right)
                  let isRight = grid.oracleRow(0) == oracle && grid.isWellFormed(row: 0)
                  if !isRight { #expect(grid.oracleRow(0) == oracle) }
                  grid.show(on: screen)
                  if screen.cells != Array(grid.row(0)) { Issue.record("the screen differs") }
                }
              }
            }
          }
        }
      }
    }
  }

  @Test("random painting equals the oracle's, on the grid and on the screen")
  func random() {
    var random = SplitMix64(seed: 3)
    let grid = CellGrid(size: CellSize(columns: 17, rows: 1))
    let screen = MemoryScreen(size: grid.size)
    let isWide = { grid.glyphs.width(of: $0) == 2 }
    let backgrounds: [Color?] = [nil, .blue, .rgb(1, 2, 3)]
    var oracle = grid.oracleRow(0)
    var sent = 0
    for step in 0..<3000 {
      let left = Int.random(in: -2..<18, using: &random)
      let right = Int.random(in: left..<21, using: &random)
      let rect = CellRect(column: left, row: 0, columns: right - left, rows: 1)
      let style = CellStyle(background: backgrounds.randomElement(using: &random)!)
      switch step % 7 {
      case 0:
        grid.fill(rect, style: style)
        oracle.fill(left..<right, style: style)
      case 1:
        grid.restyle(rect, adding: .bold)
        oracle.restyle(left..<right, adding: .bold)
      default:
        let text = grid.glyphs.encode(randomText(4, &random))
        let column = Int.random(in: -5..<18, using: &random)
        grid.draw(
          text[...], at: CellPoint(column: column, row: 0), style: style, clip: rect)
        oracle.draw(text, isWide: isWide, at: column, style: style, clip: left..<right)
      }
      #expect(grid.oracleRow(0) == oracle && grid.isWellFormed(row: 0))
      if step % 3 == 0 {
        sent += grid.show(on: screen)
        #expect(screen.cells == Array(grid.row(0)))
        #expect(screen.cellCount == sent)
      }
    }
  }

  private func flushed(_ text: String) -> (CellGrid, MemoryScreen) {
    let grid = CellGrid(size: CellSize(columns: text.count, rows: 1))
    let screen = MemoryScreen(size: grid.size)
    draw(text, 0, grid)
    grid.show(on: screen)
    return (grid, screen)
  }

  private func draw(_ text: String, _ column: Int, _ grid: CellGrid, row: Int = 0) {
    grid.draw(
      grid.glyphs.encode(text)[...], at: CellPoint(column: column, row: row), style: CellStyle())
  }
}
