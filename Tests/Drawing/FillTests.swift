import TestSupport
import Testing

@testable import RecurseDrawing

@Suite("A fill") struct FillTests {
  private typealias Vertex = (x: Int, y: Int)

  private func fill(_ polygons: [[Vertex]], isEvenOdd: Bool, _ side: Int) -> Dots {
    Dots(side, side) {
      $0.fill(Path(polygons: polygons), with: ink, style: FillStyle(eoFill: isEvenOdd))
    }
  }

  private func check(_ polygons: [[Vertex]], _ side: Int) {
    for isEvenOdd in [false, true] {
      let dots = fill(polygons, isEvenOdd: isEvenOdd, side)
      if dots != PlainRaster.fill(polygons, isEvenOdd: isEvenOdd, side, side) {
        Issue.record("\(polygons):\n\(dots)")
      }
    }
  }

  /// The triangle with a number among all those whose corners are in a grid.
  private func triangle(_ number: Int, side: Int) -> [Vertex] {
    let count = side * side
    return [number % count, number / count % count, number / (count * count)]
      .map { (x: $0 % side, y: $0 / side) }
  }

  @Test("covers the dots whose middles are inside, for all triangles in a small grid")
  func allTriangles() {
    for number in 0..<4096 {
      check([triangle(number, side: 4).map { (256 * $0.x, 256 * $0.y) }], 3)
    }
  }

  @Test("covers the dots whose middles are inside, for some triangles in a larger grid")
  func someTriangles() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<800 {
      let corners = triangle(random.below(15_625), side: 5)
      check([corners.map { (256 * $0.x, 256 * $0.y) }], 4)
    }
  }

  @Test("covers all middles strictly inside a triangle, and none strictly outside")
  func halfPlanes() {
    for number in 0..<4096 {
      let corners = triangle(number, side: 4)
      let dots = fill([corners.map { (256 * $0.x, 256 * $0.y) }], isEvenOdd: false, 3)
      for place in 0..<9 {
        let (x, y) = (2 * (place % 3) + 1, 2 * (place / 3) + 1)
        let sides = (0..<3).map { index in
          let (from, to) = (corners[index], corners[(index + 1) % 3])
          return (to.x - from.x) * (y - 2 * from.y) - (to.y - from.y) * (x - 2 * from.x)
        }
        let isInside = sides.allSatisfy { $0 > 0 } || sides.allSatisfy { $0 < 0 }
        let isOutside = sides.contains { $0 > 0 } && sides.contains { $0 < 0 }
        if isInside || isOutside, dots[place % 3, place / 3] != isInside {
          Issue.record("\(corners) at \(place)")
        }
      }
    }
  }

  @Test(
    "is right to the dot for random polygons, which may cross themselves and leave the picture",
    arguments: 0..<3 as Range<UInt64>)
  func polygons(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for round in 0..<60 {
      let grain = [256, 128, 1][round % 3]
      let polygons = (0..<1 + random.below(3)).map { _ in
        (0..<3 + random.below(6)).map { _ in
          (
            x: grain * random.below(24 * 256 / grain) - 1_024,
            y: grain * random.below(24 * 256 / grain) - 1_024
          )
        }
      }
      check(polygons, 16)
    }
  }

  @Test(
    "is right to the dot for corners up to a million dots away", arguments: 0..<2 as Range<UInt64>)
  func far(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for round in 0..<120 {
      let reach = [40_000, 4_000_000, 268_435_456][round % 3]
      let polygon = (0..<3 + random.below(4)).map { _ in
        (x: random.below(2 * reach + 1) - reach, y: random.below(2 * reach + 1) - reach)
      }
      check([polygon], 12)
    }
  }

  @Test("moves an edge beyond a million dots by less than a 32nd of a dot")
  func veryFar() {
    var random = SplitMix64(seed: 5)
    for round in 0..<600 {
      // A half plane: the edge passes through a point in sight, the other corners are far away.
      let reach = [2e6, 1e9, 1e12, 1e30, 1e300][round % 5]
      let angle = Angle(degrees: Double.random(in: 0..<360, using: &random))
      let arc = Arc(center: .zero, radii: DotSize(width: 1, height: 1), angle: 0, sweep: 1)
      let way = arc.point(at: angle.radians)
      let through = Dot(x: 8, y: 8)
      let (dx, dy) = (way.x * reach, way.y * reach)
      let path = Path {
        $0.addLines([
          Dot(x: through.x - dx, y: through.y - dy), Dot(x: through.x + dx, y: through.y + dy),
          Dot(x: dx - dy, y: dy + dx), Dot(x: -dx - dy, y: -dy + dx),
        ])
      }
      let dots = Dots(16, 16) { $0.fill(path, with: ink) }
      for place in 0..<256 {
        let (x, y) = (Double(place % 16) + 0.5, Double(place / 16) + 0.5)
        // Beside far coordinates the point itself is lost.
        let center = reach < 1e15 ? through : .zero
        let side = way.x * (y - center.y) - way.y * (x - center.x)
        if abs(side) < 1.0 / 32 { continue }
        if dots[place % 16, place / 16] != (side > 0) {
          Issue.record("\(angle.degrees)° \(reach): \(x), \(y)\n\(dots)")
          return
        }
      }
    }
  }

  @Test("of a shape that is larger than numbers covers everything")
  func endless() {
    let most = Double.greatestFiniteMagnitude
    for reach in [2e6, 1e12, 1e300, most] {
      let corners = [(-1, -1), (1, -1), (1, 1), (-1, 1)].map {
        Dot(x: $0.0 * reach, y: $0.1 * reach)
      }
      let path = Path { $0.addLines(corners) }
      #expect(Dots(9, 9) { $0.fill(path, with: ink) }.count == 81)
      let diamond = Path {
        $0.addLines([
          Dot(x: 0, y: -reach), Dot(x: reach, y: 0), Dot(x: 0, y: reach), Dot(x: -reach, y: 0),
        ])
      }
      #expect(Dots(9, 9) { $0.fill(diamond, with: ink) }.count == 81)
    }
  }

  @Test("of shapes that share their edges covers each dot once", arguments: 0..<3 as Range<UInt64>)
  func partition(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for round in 0..<60 {
      let grain = round.isMultiple(of: 2) ? 128 : 1
      let middle = (x: grain * random.below(4_096 / grain), y: grain * random.below(4_096 / grain))
      let corners = [(0, 0), (4_096, 0), (4_096, 4_096), (0, 4_096)].map { (x: $0.0, y: $0.1) }
      let parts = (0..<4).map { index in
        fill([[corners[index], corners[(index + 1) % 4], middle]], isEvenOdd: false, 16)
      }
      for place in 0..<256 {
        #expect(parts.count { $0[place % 16, place / 16] } == 1)
      }
    }
  }

  @Test("has holes by the even-odd rule, and by the other one if the inner shape turns back")
  func holes() {
    let outer = [(0, 0), (8, 0), (8, 8), (0, 8)].map { (x: 256 * $0.0, y: 256 * $0.1) }
    let inner = [(2, 2), (6, 2), (6, 6), (2, 6)].map { (x: 256 * $0.0, y: 256 * $0.1) }
    let hole = Dots(8, 8) { x, y in !(2..<6 ~= x && 2..<6 ~= y) }
    #expect(fill([outer, inner], isEvenOdd: true, 8) == hole)
    #expect(fill([outer, inner], isEvenOdd: false, 8).count == 64)
    #expect(fill([outer, inner.reversed()], isEvenOdd: false, 8) == hole)
  }
}
