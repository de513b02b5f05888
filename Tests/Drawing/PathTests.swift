import Testing

@testable import RecurseDrawing

@Suite("A path") struct PathTests {
  private func lines(_ path: Path, closing: Bool = false) -> [[Double]] {
    var lines: [[Double]] = []
    let sight = DotWindow(columns: 0..<100, rows: 0..<100)
    path.forEachLine(closing: closing, flatness: 1, sight: sight) {
      lines.append([$0.x, $0.y, $1.x, $1.y])
    }
    return lines
  }

  @Test("without a current point moves to the end of the first line or curve")
  func firstElement() {
    let (one, two) = (Dot(x: 1, y: 1), Dot(x: 2, y: 3))
    #expect(lines(Path { $0.addLine(to: one) }) == [])
    #expect(
      lines(
        Path {
          $0.addQuadCurve(to: one, control: two)
          $0.addLine(to: two)
        }) == [[1, 1, 2, 3]])
    #expect(Path { $0.addCurve(to: one, control1: two, control2: two) }.currentPoint == one)
    #expect(Path { $0.closeSubpath() }.isEmpty)
    #expect(Path().currentPoint == nil)
  }

  @Test(
    "has a gap where a coordinate is not finite", arguments: [Double.nan, .infinity, -.infinity])
  func gaps(bad: Double) {
    let path = Path {
      $0.addLines([
        Dot(x: 0, y: 0), Dot(x: 1, y: 0), Dot(x: 2, y: bad), Dot(x: 3, y: 0), Dot(x: 4, y: 0),
        Dot(x: bad, y: 0), Dot(x: bad, y: bad), Dot(x: 5, y: 5),
      ])
    }
    #expect(lines(path) == [[0, 0, 1, 0], [3, 0, 4, 0]])
    let shapes = Path {
      let good = Dot(x: 1, y: 1)
      $0.move(to: Dot(x: bad, y: 1))
      $0.addRect(DotRect(x: bad, y: 0, width: 1, height: 1))
      $0.addEllipse(in: DotRect(x: 0, y: 0, width: bad, height: 1))
      $0.addArc(
        center: good, radius: bad, startAngle: .zero, endAngle: .degrees(9), clockwise: false)
      $0.addArc(
        center: good, radius: 1, startAngle: .zero, endAngle: .radians(bad), clockwise: true)
      $0.move(to: good)
      $0.addQuadCurve(to: good, control: Dot(x: bad, y: 2))
      $0.addCurve(to: good, control1: good, control2: Dot(x: 2, y: bad))
    }
    #expect(shapes.points.allSatisfy { $0.x.isFinite && $0.y.isFinite })
    let dots = Dots(9, 9) {
      $0.stroke(shapes, with: ink)
      $0.draw("text", at: Dot(x: bad, y: 0), with: ink)
    }
    #expect(dots.count < 4)
  }

  @Test("goes on from its start after it was closed")
  func closing() {
    let path = Path {
      $0.addLines([Dot(x: 1, y: 1), Dot(x: 4, y: 1), Dot(x: 4, y: 5)])
      $0.closeSubpath()
      $0.addLine(to: Dot(x: 0, y: 9))
    }
    let open = [[1, 1, 4, 1], [4, 1, 4, 5], [4, 5, 1, 1], [1, 1, 0, 9]] as [[Double]]
    #expect(lines(path) == open)
    #expect(lines(path, closing: true) == open + [[0, 9, 1, 1]])
  }

  @Test("is closed in each of its parts for a fill")
  func closedParts() {
    let path = Path {
      $0.addLines([Dot(x: 1, y: 1), Dot(x: 4, y: 1), Dot(x: 4, y: 5)])
      $0.addLines([Dot(x: 7, y: 7), Dot(x: 8, y: 8)])
    }
    #expect(
      lines(path, closing: true) == [
        [1, 1, 4, 1], [4, 1, 4, 5], [4, 5, 1, 1], [7, 7, 8, 8], [8, 8, 7, 7],
      ])
  }

  @Test("equals another with the same elements")
  func equality() {
    let path = Path(DotRect(x: 1, y: 2, width: 3, height: 4))
    #expect(path == Path(DotRect(origin: Dot(x: 1, y: 2), size: DotSize(width: 3, height: 4))))
    #expect(path != Path(DotRect(x: 1, y: 2, width: 3, height: 5)))
    #expect(path != Path(ellipseIn: DotRect(x: 1, y: 2, width: 3, height: 4)))
  }

  @Test("that is only a point covers nothing, and a line of no length covers its dot")
  func point() {
    let dot = Dot(x: 2.5, y: 1.5)
    #expect(Dots(4, 4) { $0.stroke(Path { $0.move(to: dot) }, with: ink) }.isEmpty)
    let line = Dots(4, 4) { $0.stroke(Path(from: dot, to: dot), with: ink) }
    #expect(line == Dots(4, 4) { x, y in x == 2 && y == 1 })
    #expect(Dots(4, 4) { $0.fill(Path(from: dot, to: dot), with: ink) }.isEmpty)
  }

  @Test("of 100,000 lines has the dots of a hundred, a thousand times")
  func manyLines() {
    let zigzag = (0..<101).map { Dot(x: Double($0 % 8), y: Double($0 * 3 % 7)) }
    var path = Path()
    for _ in 0..<1_000 { path.addLines(zigzag) }
    let once = Path { $0.addLines(zigzag) }
    #expect(
      Dots(8, 8) { $0.stroke(path, with: ink) } == Dots(8, 8) { $0.stroke(once, with: ink) })
    #expect(Dots(8, 8) { $0.fill(path, with: ink) } == Dots(8, 8) { $0.fill(once, with: ink) })
  }
}
