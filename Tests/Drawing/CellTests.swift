import Testing

@testable import RecurseDrawing

@Suite("A cell") struct CellTests {
  /// One cell in which single dots were drawn: each layer has a paint and its dots.
  private func cell(_ style: DotStyle, _ layers: [(paint: UInt32, dots: [(x: Int, y: Int)])])
    -> DotCell?
  {
    var context = DrawingContext()
    for layer in layers {
      for dot in layer.dots {
        let rect = DotRect(x: Double(dot.x), y: Double(dot.y), width: 1, height: 1)
        context.fill(Path(rect), with: Paint(rawValue: layer.paint))
      }
    }
    var grid = DotGrid(columns: 1, rows: 1, style: style)
    grid.draw(context) { _ in 1 }
    return grid.cell(column: 0, row: 0)
  }

  @Test("has the Braille pattern of its dots, for all 256 of them")
  func braille() {
    // By the numbers that Unicode gives the dots of a pattern.
    let numbers = [[1, 4], [2, 5], [3, 6], [7, 8]]
    for value in 0..<256 {
      let dots = (0..<8).map { (x: $0 % 2, y: $0 / 2) }
        .filter { value >> (numbers[$0.y][$0.x] - 1) & 1 == 1 }
      let expected = Unicode.Scalar(0x2800 + UInt32(value)).map {
        DotCell(.dots($0), Paint(rawValue: 7))
      }
      #expect(cell(.braille, [(7, dots)]) == (value == 0 ? nil : expected))
    }
  }

  @Test("of Braille has the paint that was drawn last in it")
  func brailleColor() {
    let all = (0..<8).map { (x: $0 % 2, y: $0 / 2) }
    #expect(cell(.braille, [(1, all), (2, [(1, 3)])])?.foreground == Paint(rawValue: 2))
    #expect(cell(.braille, [(2, [(1, 3)]), (1, [(0, 0)])])?.foreground == Paint(rawValue: 1))
    #expect(
      cell(.braille, [(1, [(0, 0)]), (2, [(1, 3)]), (1, [(0, 0)])])?.foreground.rawValue == 1)
    #expect(cell(.braille, [(1, all), (2, [(1, 3)])])?.background == nil)
  }

  @Test("of half blocks has each half in its own paint")
  func halfBlocks() {
    let (one, two) = (Paint(rawValue: 1), Paint(rawValue: 2))
    #expect(cell(.halfBlocks, []) == nil)
    #expect(cell(.halfBlocks, [(1, [(0, 0)])]) == DotCell(.dots("▀"), one))
    #expect(cell(.halfBlocks, [(1, [(0, 1)])]) == DotCell(.dots("▄"), one))
    #expect(cell(.halfBlocks, [(1, [(0, 1)]), (1, [(0, 0)])]) == DotCell(.dots("█"), one))
    #expect(cell(.halfBlocks, [(1, [(0, 0)]), (2, [(0, 1)])]) == DotCell(.dots("▀"), one, on: two))
    #expect(cell(.halfBlocks, [(1, [(0, 1)]), (2, [(0, 0)])]) == DotCell(.dots("▀"), two, on: one))
  }

  /// The rule, written plainly: the paints by their dots, then by the order of drawing.
  private func quadrants(_ paints: [Int?], order: [Int]) -> DotCell? {
    let drawn = paints.compactMap(\.self)
    guard let latest = order.last(where: { drawn.contains($0) }) else { return nil }
    let ranked = Set(drawn).sorted { first, second in
      let counts = (drawn.count { $0 == first }, drawn.count { $0 == second })
      if counts.0 != counts.1 { return counts.0 > counts.1 }
      return (order.firstIndex(of: first) ?? 0) > (order.firstIndex(of: second) ?? 0)
    }
    let isFull = drawn.count == 4
    let foreground = isFull ? ranked[0] : latest
    let background = isFull && ranked.count > 1 ? ranked[1] : nil
    let shapes: [[Bool]: Unicode.Scalar] = [
      [true, false, false, false]: "▘", [false, true, false, false]: "▝",
      [false, false, true, false]: "▖", [false, false, false, true]: "▗",
      [true, true, false, false]: "▀", [false, false, true, true]: "▄",
      [true, false, true, false]: "▌", [false, true, false, true]: "▐",
      [true, false, false, true]: "▚", [false, true, true, false]: "▞",
      [true, true, true, false]: "▛", [true, true, false, true]: "▜",
      [true, false, true, true]: "▙", [false, true, true, true]: "▟",
      [true, true, true, true]: "█",
    ]
    let shape = paints.map { $0 != nil && $0 != background }
    return shapes[shape].map {
      DotCell(
        .dots($0), Paint(rawValue: UInt32(foreground)),
        on: background.map { Paint(rawValue: UInt32($0)) })
    }
  }

  @Test("of quadrants follows the rule for all dots of four paints in all orders")
  func quadrants() {
    let orders = permutations([0, 1, 2, 3])
    #expect(orders.count == 24)
    for number in 0..<625 {
      let paints = [number % 5, number / 5 % 5, number / 25 % 5, number / 125]
        .map { $0 == 4 ? nil : $0 }
      // Where a paint is that the cell does not have makes no difference.
      let missing = (0..<4).filter { !paints.contains($0) }
      for order in orders where Array(order.suffix(missing.count)) == missing {
        let layers = order.map { paint in
          (
            paint: UInt32(paint),
            dots: (0..<4).filter { paints[$0] == paint }.map { (x: $0 % 2, y: $0 / 2) }
          )
        }
        let found = cell(.quadrants, layers)
        if found != quadrants(paints, order: order) {
          Issue.record("\(paints) in \(order): \(String(describing: found))")
        }
      }
    }
  }

  private func permutations(_ values: [Int]) -> [[Int]] {
    guard let first = values.first else { return [[]] }
    return permutations(Array(values.dropFirst())).flatMap { rest in
      (0...rest.count).map { Array(rest[..<$0]) + [first] + Array(rest[$0...]) }
    }
  }

  @Test("of quadrants takes two steps of one paint for one paint")
  func repeatedPaint() {
    let layers: [(UInt32, [(x: Int, y: Int)])] = [
      (1, [(0, 0)]), (2, [(1, 0)]), (1, [(0, 1)]), (3, [(1, 1)]),
    ]
    #expect(
      cell(.quadrants, layers) == DotCell(.dots("▛"), Paint(rawValue: 1), on: Paint(rawValue: 3)))
  }

  @Test("of ASCII has another character for each of the first eight paints of a drawing")
  func ascii() {
    let shown = picture(11, 1, .ascii) {
      let paints: [UInt32] = [7, .max, 0, 7, 5, 80, 160, 240, 320, 400, 0]
      for (x, paint) in paints.enumerated() {
        let rect = DotRect(x: Double(x), y: 0, width: 1, height: 1)
        $0.fill(Path(rect), with: Paint(rawValue: paint))
      }
    }
    #expect(shown == "*+x*o#@%=*x")
    #expect(cell(.ascii, [(.max, [(0, 0)])])?.foreground == Paint(rawValue: .max))
    #expect(cell(.ascii, [(1, [(0, 0)]), (2, [(0, 0)])])?.foreground == Paint(rawValue: 2))
  }
}
