import TestSupport
import Testing

@testable import RecurseDrawing

@Suite("A line") struct LineTests {
  private func stroke(_ first: (x: Int, y: Int), _ last: (x: Int, y: Int), _ side: Int) -> Dots {
    Dots(side, side) {
      $0.stroke(
        Path(
          from: Dot(x: Double(first.x), y: Double(first.y)),
          to: Dot(x: Double(last.x), y: Double(last.y))), with: ink)
    }
  }

  @Test("covers the nearest dot in each step, for all pairs of dots of a grid")
  func allPairs() {
    for pair in 0..<81 * 81 {
      let (first, last) = ((x: pair % 9, y: pair / 9 % 9), (x: pair / 81 % 9, y: pair / 729))
      let dots = stroke(first, last, 9)
      if dots != PlainRaster.line(from: first, to: last, 9, 9) {
        Issue.record("\(first) to \(last):\n\(dots)")
      }
    }
  }

  @Test("looks like this, with the upper one of two dots that are equally near")
  func example() {
    let dots = Dots(9, 5) {
      $0.stroke(Path(from: Dot(x: 0.5, y: 0.5), to: Dot(x: 8.5, y: 4.5)), with: ink)
    }
    #expect(
      "\(dots)" == """
        ##.......
        ..##.....
        ....##...
        ......##.
        ........#
        """)
  }

  @Test("joins the dots that hold its ends, wherever in these they are")
  func ends() {
    let corner = stroke((2, 1), (6, 4), 8)
    for x in [0, 0.5, 0.999] {
      for y in [0, 0.25, 0.999] {
        let path = Path(from: Dot(x: 2 + x, y: 1 + y), to: Dot(x: 6 + y, y: 4 + x))
        #expect(Dots(8, 8) { $0.stroke(path, with: ink) } == corner)
      }
    }
  }

  @Test("that leaves the picture is cut at its edge", arguments: 0..<3 as Range<UInt64>)
  func cut(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var covered = 0
    for _ in 0..<500 {
      let first = (x: random.below(50) - 20, y: random.below(50) - 20)
      let last = (x: random.below(50) - 20, y: random.below(50) - 20)
      let dots = stroke(first, last, 9)
      covered += dots.count
      if dots != PlainRaster.line(from: first, to: last, 9, 9) {
        Issue.record("\(first) to \(last):\n\(dots)")
      }
    }
    #expect(covered > 500)
  }

  @Test(
    "has the same dots in sight wherever it begins and ends, up to a billion dots away",
    arguments: 0..<3 as Range<UInt64>)
  func far(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var covered = 0
    for round in 0..<500 {
      let reach = [100, 10_000, 1_000_000, 999_999_000][round % 4]
      let away = (x: random.below(2 * reach) - reach, y: random.below(2 * reach) - reach)
      let first = (x: random.below(9) + away.x, y: random.below(9) + away.y)
      let last = (x: random.below(9) - away.x, y: random.below(9) - away.y)
      let dots = stroke(first, last, 9)
      covered += dots.count
      if dots != PlainRaster.line(from: first, to: last, 9, 9) {
        Issue.record("\(first) to \(last):\n\(dots)")
      }
    }
    #expect(covered > 3_000)
    let limit = 1_000_000_000
    for (first, last) in [
      ((x: -limit, y: -limit), (x: limit, y: limit)),
      ((x: limit, y: -limit), (x: -limit, y: limit)),
      ((x: -limit, y: 3), (x: limit, y: 4)), ((x: 5, y: limit), (x: 4, y: -limit)),
      ((x: -limit, y: 0), (x: limit, y: limit)),
    ] {
      #expect(stroke(first, last, 9) == PlainRaster.line(from: first, to: last, 9, 9))
    }
  }

  @Test("finds its part in sight without walking to it")
  func steps() {
    let window = DotWindow(columns: 3..<9, rows: 2..<8)
    for pair in 0..<144 * 144 {
      let (first, last) = (
        (x: pair % 12, y: pair / 12 % 12), (x: pair / 144 % 12, y: pair / 1_728)
      )
      let line = DotLine(from: first, to: last)
      let expected = (0...line.length).filter { step in
        let (major, minor) = (
          line.start.major + step, line.start.minor + line.shift(after: step).shift
        )
        let (x, y) = line.isSteep ? (minor, major) : (major, minor)
        return window.columns.contains(x) && window.rows.contains(y)
      }
      if Array(line.steps(in: window)) != expected { Issue.record("\(first) to \(last)") }
    }
  }

  @Test("keeps its place and slope beyond the numbers that count single dots")
  func slopes() {
    var random = SplitMix64(seed: 11)
    for round in 0..<400 {
      // Through the upper left corner, as products of few bits, which are exact at any size.
      let way = (x: random.below(1 << 24) + 1, y: random.below(1 << 24) + 1)
      let scale = Double(sign: .plus, exponent: [10, 40, 100, 900][round % 4], significand: 1)
      let (back, on) = (Double(random.below(1 << 20) + 1), Double(random.below(1 << 20) + 1))
      let path = Path(
        from: Dot(x: -Double(way.x) * back * scale, y: -Double(way.y) * back * scale),
        to: Dot(x: Double(way.x) * on * scale, y: Double(way.y) * on * scale))
      let dots = Dots(16, 16) { $0.stroke(path, with: ink) }
      #expect(dots.count >= 15)
      for place in 0..<256 where dots[place % 16, place / 16] {
        let distance = abs(place % 16 * way.y - place / 16 * way.x)
        if distance > 2 * max(way.x, way.y) { Issue.record("\(way) \(scale):\n\(dots)") }
      }
    }
  }

  @Test(
    "of any length is cut in proportion",
    arguments: [2e9, 1e15, 1e100, 1e300, Double.greatestFiniteMagnitude])
  func endless(length: Double) {
    let diagonal = Dots(8, 8) { x, y in x == y }
    let far = Dot(x: length, y: length)
    let near = Dot(x: -length, y: -length)
    #expect(Dots(8, 8) { $0.stroke(Path(from: near, to: far), with: ink) } == diagonal)
    #expect(Dots(8, 8) { $0.stroke(Path(from: .zero, to: far), with: ink) } == diagonal)
    #expect(Dots(8, 8) { $0.stroke(Path(from: near, to: Dot(x: 7, y: 7)), with: ink) } == diagonal)
    let column = Dots(8, 8) { x, _ in x == 5 }
    let (top, bottom) = (Dot(x: 5, y: -length), Dot(x: 5, y: length))
    #expect(Dots(8, 8) { $0.stroke(Path(from: bottom, to: top), with: ink) } == column)
    let row = Dots(8, 8) { _, y in y == 2 }
    let (left, right) = (Dot(x: -length, y: 2.5), Dot(x: length, y: 2.5))
    #expect(Dots(8, 8) { $0.stroke(Path(from: left, to: right), with: ink) } == row)
    let outside = Path(from: Dot(x: length, y: 0), to: Dot(x: length, y: 8))
    #expect(Dots(8, 8) { $0.stroke(outside, with: ink) }.isEmpty)
  }
}
