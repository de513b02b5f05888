/// Which dots shapes cover, by definition and as plainly as possible: for each dot on its own.
enum PlainRaster {
  /// The dots of the line between two dots: in each step along the longer axis the nearest one, and
  /// of two that are equally near the one with the smaller coordinate.
  static func line(
    from first: (x: Int, y: Int), to last: (x: Int, y: Int), _ width: Int, _ height: Int
  ) -> Dots {
    let isSteep = abs(last.y - first.y) > abs(last.x - first.x)
    return Dots(width, height) { x, y in
      isSteep
        ? isOnLine((y, x), from: (first.y, first.x), to: (last.y, last.x))
        : isOnLine((x, y), from: first, to: last)
    }
  }

  /// Whether a dot is nearest to a line whose first coordinate is that of the longer axis.
  private static func isOnLine(
    _ dot: (x: Int, y: Int), from first: (x: Int, y: Int), to last: (x: Int, y: Int)
  ) -> Bool {
    guard dot.x >= min(first.x, last.x), dot.x <= max(first.x, last.x) else { return false }
    if first.x == last.x { return dot.y == first.y }
    let run = Int128(last.x - first.x)
    let height = Int128(first.y) * run + Int128(last.y - first.y) * Int128(dot.x - first.x)
    func distance(_ y: Int) -> Int128 { abs(Int128(y) * run - height) }
    return distance(dot.y) < distance(dot.y - 1) && distance(dot.y) <= distance(dot.y + 1)
  }

  /// The dots that polygons enclose. Vertices are in 256ths of a dot.
  static func fill(
    _ polygons: [[(x: Int, y: Int)]], isEvenOdd: Bool, _ width: Int, _ height: Int
  ) -> Dots {
    Dots(width, height) { x, y in
      let turns = polygons.reduce(0) {
        $0 + winding(of: $1, around: (256 * x + 128, 256 * y + 128))
      }
      return isEvenOdd ? turns % 2 != 0 : turns != 0
    }
  }

  /// The winding number around a point. An edge counts if the point is level with its upper end or
  /// with what is below that down to the lower end without it, and on the edge or right of it.
  static func winding(of polygon: [(x: Int, y: Int)], around point: (x: Int, y: Int)) -> Int {
    var turns = 0
    for (index, from) in polygon.enumerated() {
      let to = polygon[(index + 1) % polygon.count]
      let (upper, lower) = from.y < to.y ? (from, to) : (to, from)
      guard upper.y <= point.y, point.y < lower.y else { continue }
      let (width, height) = (lower.x - upper.x, lower.y - upper.y)
      let side = (point.x - upper.x) * height - (point.y - upper.y) * width
      if side >= 0 { turns += from.y < to.y ? 1 : -1 }
    }
    return turns
  }
}
