import TestSupport
import Testing

@testable import RecurseDrawing

@Suite("A grid of dots") struct GridTests {
  @Test("has the dots of its cells", arguments: DotStyle.allCases)
  func size(style: DotStyle) {
    let grid = DotGrid(columns: 5, rows: 3, style: style)
    let size = style.size(columns: 5, rows: 3)
    #expect(grid.plane.width == Int(size.width))
    #expect(grid.plane.height == Int(size.height))
    #expect(style.size(columns: .max, rows: .max).width >= 9e18)
    #expect(style.size(columns: 0, rows: 0) == .zero)
  }

  @Test("of any size is harmless")
  func sizes() {
    var context = DrawingContext()
    context.clip(to: Path(DotRect(x: -9, y: -9, width: 99, height: 99)))
    context.fill(Path(DotRect(x: -9, y: -9, width: 99, height: 99)), with: ink)
    context.stroke(Path(from: .zero, to: Dot(x: 9, y: 9)), with: ink)
    context.draw("abc", at: .zero, with: ink)
    for (columns, rows) in [(0, 0), (-1, 5), (5, -1), (0, 9), (9, 0), (.min, .min), (.max, 0)] {
      var grid = DotGrid(columns: columns, rows: rows, style: .braille)
      grid.draw(context) { _ in 1 }
      grid.forEachCell { _, _, _ in Issue.record("a cell in a grid without any") }
      #expect(grid.cell(column: 0, row: 0) == nil)
    }
    let large = DotGrid(columns: .max, rows: .max, style: .ascii)
    #expect(large.columns == 32_767)
    #expect(large.rows == 64)
  }

  @Test("has one cell for a small rectangle of Braille")
  func example() {
    var grid = DotGrid(columns: 1, rows: 1, style: .braille)
    var context = DrawingContext()
    context.stroke(Path(DotRect(x: 0, y: 0, width: 1, height: 3)), with: ink)
    grid.draw(context) { _ in 1 }
    #expect(grid.cell(column: 0, row: 0) == DotCell(.dots("⣿"), ink))
  }

  @Test("tells its cells in order, without the transparent ones")
  func order() {
    var grid = DotGrid(columns: 3, rows: 2, style: .quadrants)
    var context = DrawingContext()
    context.stroke(Path(from: Dot(x: 0, y: 3), to: Dot(x: 5, y: 0)), with: ink)
    context.draw("x", at: Dot(x: 0, y: 0), with: ink)
    grid.draw(context) { _ in 1 }
    var places: [[Int]] = []
    grid.forEachCell { column, row, cell in
      places.append([column, row])
      #expect(cell == grid.cell(column: column, row: row))
    }
    let expected = (0..<6).map { [$0 % 3, $0 / 3] }
      .filter { grid.cell(column: $0[0], row: $0[1]) != nil }
    #expect(places == expected)
    #expect(places.count > 3)
    for (column, row) in [(-1, 0), (0, -1), (3, 0), (0, 2), (.max, .max)] {
      #expect(grid.cell(column: column, row: row) == nil)
    }
  }

  @Test("that was reset draws what a new one draws", arguments: 0..<2 as Range<UInt64>)
  func reset(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var reused = DotGrid(columns: 1, rows: 1, style: .ascii)
    for _ in 0..<100 {
      let (columns, rows) = (random.below(9), random.below(6))
      let style = random.pick(DotStyle.allCases)
      let size = style.size(columns: columns, rows: rows)
      func dot() -> Dot {
        Dot(
          x: .random(in: -3...size.width + 3, using: &random),
          y: .random(in: -3...size.height + 3, using: &random))
      }
      var context = DrawingContext()
      for _ in 0..<6 {
        let paint = Paint(rawValue: UInt32(random.below(4)))
        let path = Path { path in path.addLines((0..<4).map { _ in dot() }) }
        switch random.below(4) {
        case 0: context.stroke(path, with: paint)
        case 1: context.fill(path, with: paint, style: FillStyle(eoFill: true))
        case 2: context.draw("a界", at: dot(), with: paint)
        default: context.clip(to: path)
        }
      }
      var fresh = DotGrid(columns: columns, rows: rows, style: style)
      fresh.draw(context, width: width)
      reused.reset(columns: columns, rows: rows, style: style)
      reused.draw(context, width: width)
      for place in 0..<columns * rows {
        let (column, row) = (place % columns, place / columns)
        #expect(reused.cell(column: column, row: row) == fresh.cell(column: column, row: row))
      }
      reused.reset()
      reused.forEachCell { _, _, _ in Issue.record("a cell after a reset") }
    }
  }

  @Test("draws over what is there")
  func drawsOver() {
    var grid = DotGrid(columns: 4, rows: 1, style: .ascii)
    for (index, x) in [0.0, 2, 1].enumerated() {
      var context = DrawingContext()
      let rect = DotRect(x: x, y: 0, width: 2, height: 1)
      context.fill(Path(rect), with: Paint(rawValue: UInt32(index)))
      grid.draw(context) { _ in 1 }
    }
    #expect(picture(grid) == "*xx+")
  }

  @Test("shows the same shape in every style")
  func styles() {
    func shape(_ style: DotStyle, _ columns: Int, _ rows: Int) -> String {
      picture(columns, rows, style) {
        let size = style.size(columns: columns, rows: rows)
        $0.fill(Path(ellipseIn: DotRect(origin: .zero, size: size)), with: ink)
      }
    }
    #expect(
      shape(.braille, 6, 3) == """
        ⢠⣶⣿⣿⣶⡄
        ⣿⣿⣿⣿⣿⣿
        ⠘⠿⣿⣿⠿⠃
        """)
    #expect(
      shape(.quadrants, 6, 3) == """
        ▗▟██▙▖
        ██████
        ▝▜██▛▘
        """)
    #expect(
      shape(.halfBlocks, 6, 3) == """
        ▄████▄
        ██████
        ▀████▀
        """)
    #expect(
      shape(.ascii, 6, 3) == """
        ·****·
        ******
        ·****·
        """)
  }
}
