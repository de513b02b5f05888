import Testing

@testable import RecurseDrawing

@Suite("A circle") struct CircleTests {
  private func circle(x: Double, y: Double, radius: Double) -> Path {
    Path(ellipseIn: DotRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
  }

  @Test("is filled where x² + y² is less than the square of its radius", arguments: 1...20)
  func filled(radius: Int) {
    for (x, y) in [(0, 0), (1, 0), (1, 1), (-30, 13)] {
      // Twice the coordinates of the center: on a corner, an edge or the middle of a dot.
      let center = (x: 44 + x, y: 44 + y)
      let path = circle(
        x: Double(center.x) / 2, y: Double(center.y) / 2, radius: Double(radius))
      let dots = Dots(44, 44) { $0.fill(path, with: ink) }
      for place in 0..<44 * 44 {
        let (dx, dy) = (2 * (place % 44) + 1 - center.x, 2 * (place / 44) + 1 - center.y)
        let (distance, limit) = (dx * dx + dy * dy, 4 * radius * radius)
        guard distance != limit else { continue }
        if dots[place % 44, place / 44] != (distance < limit) {
          Issue.record("\(center): \(place % 44), \(place / 44)\n\(dots)")
          return
        }
      }
    }
  }

  @Test("is stroked as a closed ring, each dot of it near the circle", arguments: 1...20)
  func stroked(radius: Int) {
    for center in [22, 22.5, 22.25] {
      let dots = Dots(46, 46) {
        $0.stroke(circle(x: center, y: center, radius: Double(radius)), with: ink)
      }
      for place in 0..<46 * 46 where dots[place % 46, place / 46] {
        let (dx, dy) = (Double(place % 46) + 0.5 - center, Double(place / 46) + 0.5 - center)
        let distance = (dx * dx + dy * dy).squareRoot() - Double(radius)
        if abs(distance) > 1.2 { Issue.record("\(distance) at \(place % 46), \(place / 46)") }
      }
      // What is reached from outside, from dot to dot over edges, is not the inside.
      var reached = Set([0])
      var next = [0]
      while let place = next.popLast() {
        let (x, y) = (place % 46, place / 46)
        for (x, y) in [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]
        where 0..<46 ~= x && 0..<46 ~= y && !dots[x, y] {
          if reached.insert(y * 46 + x).inserted { next.append(y * 46 + x) }
        }
      }
      if radius > 1 { #expect(!reached.contains(22 * 46 + 22)) }
      #expect(reached.count + dots.count <= 46 * 46)
    }
  }

  @Test("looks like this")
  func example() {
    let filled = Dots(10, 10) { $0.fill(circle(x: 5, y: 5, radius: 5), with: ink) }
    #expect(
      "\(filled)" == """
        ...####...
        .########.
        .########.
        ##########
        ##########
        ##########
        ##########
        .########.
        .########.
        ...####...
        """)
    let stroked = Dots(11, 11) { $0.stroke(circle(x: 5.5, y: 5.5, radius: 5), with: ink) }
    #expect(
      "\(stroked)" == """
        ...#####...
        ..#.....#..
        .#.......#.
        #.........#
        #.........#
        #.........#
        #.........#
        #.........#
        .#.......#.
        ..#.....#..
        ...#####...
        """)
  }

  @Test("of a huge radius is drawn with a bounded number of lines", arguments: [1e6, 1e12, 1e300])
  func huge(radius: Double) {
    var count = 0
    let sight = DotWindow(columns: 0..<16, rows: 0..<16)
    let path = circle(x: 0, y: 0, radius: radius)
    path.forEachLine(closing: true, flatness: Path.Flatness.fill, sight: sight) { _, _ in
      count += 1
    }
    #expect(count <= 16_384)
    #expect(Dots(16, 16) { $0.fill(path, with: ink) }.count == 256)
    #expect(Dots(16, 16) { $0.stroke(path, with: ink) }.isEmpty)
  }

  @Test("is a circle after any full turn or more, in both directions")
  func fullTurns() {
    let center = Dot(x: 8, y: 8)
    let full = Dots(16, 16) { $0.fill(circle(x: 8, y: 8, radius: 7), with: ink) }
    for (end, isClockwise) in [
      (360.0, false), (720, false), (900, false), (-360, true), (-999, true),
    ] {
      let path = Path {
        $0.addArc(
          center: center, radius: 7, startAngle: .zero, endAngle: .degrees(end),
          clockwise: isClockwise)
      }
      #expect(Dots(16, 16) { $0.fill(path, with: ink) } == full)
    }
  }

  @Test("passes exactly through the points above, below and beside its center")
  func quarters() {
    let arc = Arc(
      center: .zero, radii: DotSize(width: 3, height: 2), angle: 0, sweep: 2 * .pi)
    let points = [0, 90, 180, 270, 360].map { arc.point(at: Angle.degrees($0).radians) }
    let (right, left) = (Dot(x: 3, y: 0), Dot(x: -3, y: 0))
    #expect(points == [right, Dot(x: 0, y: 2), left, Dot(x: 0, y: -2), right])
    #expect(arc.end == arc.start)
  }

  @Test("has arcs whose angle grows downward unless they are clockwise")
  func arcs() {
    func sector(_ start: Double, _ end: Double, clockwise: Bool) -> Dots {
      let path = Path {
        $0.move(to: Dot(x: 8, y: 8))
        $0.addArc(
          center: Dot(x: 8, y: 8), radius: 30, startAngle: .degrees(start),
          endAngle: .degrees(end), clockwise: clockwise)
      }
      return Dots(16, 16) { $0.fill(path, with: ink) }
    }
    let lowerRight = Dots(16, 16) { x, y in x >= 8 && y >= 8 }
    let rest = Dots(16, 16) { x, y in !lowerRight[x, y] }
    #expect(sector(0, 90, clockwise: false) == lowerRight)
    #expect(sector(0, 90, clockwise: true) == rest)
    #expect(sector(90, 0, clockwise: true) == lowerRight)
    #expect(sector(90, 0, clockwise: false) == rest)
    #expect(sector(-360, -270, clockwise: false) == lowerRight)
    #expect(sector(45, 45, clockwise: false).isEmpty)
  }
}
