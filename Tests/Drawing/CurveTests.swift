import TestSupport
import Testing

@testable import RecurseDrawing

@Suite("A curve") struct CurveTests {
  private func dot(_ random: inout SplitMix64, _ range: ClosedRange<Double>) -> Dot {
    Dot(x: .random(in: range, using: &random), y: .random(in: range, using: &random))
  }

  private func distance(_ dot: Dot, _ first: Dot, _ last: Dot) -> Double {
    let (dx, dy) = (last.x - first.x, last.y - first.y)
    let square = dx * dx + dy * dy
    let share = square == 0 ? 0 : ((dot.x - first.x) * dx + (dot.y - first.y) * dy) / square
    let place = min(max(share, 0), 1)
    let (x, y) = (dot.x - first.x - place * dx, dot.y - first.y - place * dy)
    return (x * x + y * y).squareRoot()
  }

  /// Compares the curve, by its formula, with the lines that stand for it.
  private func check(_ curve: some Curve, _ start: Dot, _ flatness: Double) {
    let sight = DotWindow(columns: 0..<64, rows: 0..<64)
    let count = curve.lineCount(flatness, sight)
    var lines: [(Dot, Dot)] = []
    var current = start
    curve.flatten(count, from: &current) { lines.append(($0, $1)) }
    #expect(lines.count == count)
    #expect(current == curve.end)
    for (index, line) in lines.enumerated() {
      for part in [0.25, 0.5, 0.75] {
        let point = curve.point(after: (Double(index) + part) / Double(count))
        let error = distance(point, line.0, line.1)
        if error > flatness * 1.000_001 { Issue.record("\(error) from \(curve)") }
      }
    }
  }

  @Test("is nowhere farther from its lines than allowed", arguments: [1.0 / 16, 1.0 / 256])
  func flatness(flatness: Double) {
    var random = SplitMix64(seed: 1)
    for round in 0..<200 {
      let range = round.isMultiple(of: 2) ? 0...64.0 : -200...200.0
      let (one, two) = (dot(&random, range), dot(&random, range))
      let (three, four) = (dot(&random, range), dot(&random, range))
      let sight = DotWindow(columns: 0..<64, rows: 0..<64)
      let quad = QuadCurve(one, two, three)
      if !quad.misses(sight) { check(quad, one, flatness) }
      let cubic = CubicCurve(one, two, three, four)
      if !cubic.misses(sight) { check(cubic, one, flatness) }
      let arc = Arc(
        center: one, radii: DotSize(width: abs(two.x), height: abs(two.y)), angle: two.x,
        sweep: .random(in: -6.28...6.28, using: &random))
      if !arc.misses(sight) { check(arc, arc.start, flatness) }
    }
  }

  @Test("and all that is drawn looks the same in a smaller grid", arguments: 0..<3 as Range<UInt64>)
  func smallerGrid(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<30 {
      let range = -40...80.0
      let path = Path { path in
        path.move(to: dot(&random, range))
        for _ in 0..<3 {
          path.addQuadCurve(to: dot(&random, range), control: dot(&random, range))
          path.addCurve(
            to: dot(&random, range), control1: dot(&random, range), control2: dot(&random, range))
          path.addLine(to: dot(&random, range))
          path.addEllipse(
            in: DotRect(origin: dot(&random, range), size: DotSize(width: 9, height: 30)))
        }
      }
      let style = FillStyle(eoFill: true)
      let fills = [40, 12].map { side in Dots(side, side) { $0.fill(path, with: ink, style: style) }
      }
      #expect(fills[0].prefix(12, 12) == fills[1])
      let strokes = [40, 12].map { side in Dots(side, side) { $0.stroke(path, with: ink) } }
      #expect(strokes[0].prefix(12, 12) == strokes[1])
    }
  }

  @Test("out of sight is one line")
  func outOfSight() {
    let sight = DotWindow(columns: 0..<10, rows: 0..<10)
    let curve = CubicCurve(
      Dot(x: 20, y: -50), Dot(x: 90, y: 5), Dot(x: 50, y: 9), Dot(x: 30, y: 40))
    #expect(curve.lineCount(1.0 / 256, sight) == 1)
  }

  @Test("of gigantic coordinates costs a bounded number of lines, and draws without harm")
  func gigantic() {
    let most = Double.greatestFiniteMagnitude
    for reach in [1e9, 1e200, most] {
      let path = Path {
        $0.move(to: Dot(x: -reach, y: reach))
        $0.addQuadCurve(to: Dot(x: reach, y: reach), control: Dot(x: 0, y: -reach))
        $0.addCurve(
          to: Dot(x: reach, y: -reach), control1: Dot(x: -reach, y: 0),
          control2: Dot(x: reach, y: reach))
        $0.addArc(
          center: Dot(x: reach / 2, y: 0), radius: reach / 2, startAngle: .degrees(1),
          endAngle: .degrees(359), clockwise: false)
      }
      var count = 0
      path.forEachLine(
        closing: true, flatness: 1.0 / 256, sight: DotWindow(columns: 0..<9, rows: 0..<9)
      ) { _, _ in count += 1 }
      #expect(count <= 3 * 16_384 + 2)
      let dots = Dots(9, 9) {
        $0.stroke(path, with: ink)
        $0.fill(path, with: ink)
      }
      #expect(dots.count <= 81)
    }
  }

  @Test("looks like this")
  func example() {
    let dots = Dots(13, 7) {
      $0.stroke(
        Path {
          $0.move(to: Dot(x: 0.5, y: 6.5))
          $0.addCurve(
            to: Dot(x: 12.5, y: 0.5), control1: Dot(x: 8.5, y: 6.5), control2: Dot(x: 4.5, y: 0.5))
        }, with: ink)
    }
    #expect(
      "\(dots)" == """
        .........####
        .......##....
        .......#.....
        ......#......
        .....#.......
        ....##.......
        ####.........
        """)
  }
}
