import Testing

@testable import RecurseDrawing

@Suite("A text") struct TextTests {
  @Test("stands in the cells from the one that holds its point", arguments: DotStyle.allCases)
  func place(style: DotStyle) {
    for x in [0, 0.5, 0.99] {
      let dot = Dot(
        x: (2 + x) * Double(style.dotsPerColumn), y: (1 + x) * Double(style.dotsPerRow))
      let shown = picture(6, 3, style) { $0.draw("abc", at: dot, with: ink) }
      #expect(shown == "······\n··abc·\n······")
    }
  }

  @Test("covers dots, whether they were drawn before or after it")
  func covers() {
    let line = Path(from: Dot(x: 0, y: 0), to: Dot(x: 11, y: 0))
    let before = picture(6, 1, .braille) {
      $0.stroke(line, with: ink)
      $0.draw("ab", at: Dot(x: 4, y: 0), with: ink)
    }
    let after = picture(6, 1, .braille) {
      $0.draw("ab", at: Dot(x: 4, y: 0), with: ink)
      $0.stroke(line, with: ink)
    }
    #expect(before == "⠉⠉ab⠉⠉")
    #expect(after == before)
  }

  @Test("is cut at the edges of the grid, and no wide character is cut in half")
  func cut() {
    func shown(_ text: String, x: Double) -> String {
      picture(4, 1, .ascii) { $0.draw(text, at: Dot(x: x, y: 0), with: ink) }
    }
    #expect(shown("abcdef", x: -2) == "cdef")
    #expect(shown("abcdef", x: 2) == "··ab")
    #expect(shown("界界界", x: -1) == "·界·")
    #expect(shown("界界界", x: 0) == "界界")
    #expect(shown("界界界", x: 1) == "·界·")
    #expect(shown("abc", x: 4) == "····")
    #expect(shown("abc", x: -1e300) == "····")
    #expect(shown("abc", x: 1e300) == "····")
    for y in [-1, 1, 1e300, -1e300] {
      #expect(picture(4, 1, .ascii) { $0.draw("a", at: Dot(x: 0, y: y), with: ink) } == "····")
    }
  }

  @Test("covers an earlier text, and half a wide character leaves nothing of it")
  func overlap() {
    func shown(_ x: Double) -> String {
      picture(6, 1, .ascii) {
        $0.fill(Path(DotRect(x: 0, y: 0, width: 6, height: 1)), with: ink)
        $0.draw("界世", at: Dot(x: 1, y: 0), with: ink)
        $0.draw("x", at: Dot(x: x, y: 0), with: ink)
      }
    }
    #expect(shown(0) == "x界世*")
    #expect(shown(1) == "*x*世*")
    #expect(shown(2) == "**x世*")
    #expect(shown(3) == "*界x**")
    let wide = picture(6, 1, .ascii) {
      $0.draw("界世", at: Dot(x: 1, y: 0), with: ink)
      $0.draw("中", at: Dot(x: 2, y: 0), with: ink)
    }
    #expect(wide == "··中··")
  }

  @Test("leaves out control characters, line ends and characters without a width")
  func controls() {
    let shown = picture(8, 1, .ascii) {
      $0.draw("a\u{1B}b\r\nc\u{7F}\u{9B}\td\u{2028}\u{200B}e", at: .zero, with: ink)
    }
    #expect(shown == "abcde···")
    var grid = DotGrid(columns: 3, rows: 1, style: .ascii)
    var context = DrawingContext()
    context.draw("abc", at: .zero, with: ink)
    grid.draw(context) { $0 == "a" ? -5 : .max }
    #expect(picture(grid) == "···")
  }

  @Test("stands on the paint of a solid cell of blocks, and on no other")
  func background() {
    func cells(_ style: DotStyle) -> [Paint?] {
      var context = DrawingContext()
      let size = style.size(columns: 1, rows: 1)
      context.fill(
        Path(DotRect(x: 0, y: 0, width: 2 * size.width, height: size.height)),
        with: Paint(rawValue: 3))
      context.fill(
        Path(DotRect(x: size.width, y: 0, width: size.width, height: size.height / 2)),
        with: Paint(rawValue: 4))
      context.draw("abc", at: .zero, with: Paint(rawValue: 5))
      var grid = DotGrid(columns: 3, rows: 1, style: style)
      grid.draw(context) { _ in 1 }
      return (0..<3).map { grid.cell(column: $0, row: 0)?.background }
    }
    #expect(cells(.halfBlocks) == [Paint(rawValue: 3), nil, nil])
    #expect(cells(.quadrants) == [Paint(rawValue: 3), nil, nil])
    #expect(cells(.braille) == [nil, nil, nil])
    #expect(cells(.ascii) == [nil, nil, nil])
  }

  @Test("has its paint and its width, in its first cell alone")
  func paint() {
    var context = DrawingContext()
    context.draw("界e\u{301}", at: .zero, with: Paint(rawValue: 9))
    var grid = DotGrid(columns: 4, rows: 1, style: .braille)
    grid.draw(context, width: width)
    #expect(
      grid.cell(column: 0, row: 0) == DotCell(.text("界", columns: 2), Paint(rawValue: 9)))
    #expect(grid.cell(column: 1, row: 0) == nil)
    #expect(
      grid.cell(column: 2, row: 0) == DotCell(.text("e\u{301}", columns: 1), Paint(rawValue: 9)))
    #expect(grid.cell(column: 3, row: 0) == nil)
  }
}
