extension Path {
  /// The farthest that lines may be from a curve, in dots.
  ///
  /// A stroke is coarser: with lines shorter than a dot it would take every dot that the curve
  /// touches, and look thick.
  enum Flatness {
    static let stroke = 1.0 / 16
    static let fill = 1.0 / 256
  }

  /// Calls a closure with each line of the path, and with those that stand for its curves.
  ///
  /// - Parameters:
  ///   - closing: whether each subpath is closed, as in a fill.
  ///   - sight: the dots that matter. A curve that cannot reach them is one line.
  func forEachLine(
    closing: Bool, flatness: Double, sight: DotWindow, _ body: (Dot, Dot) -> Void
  ) {
    var start = Dot.zero
    var current = Dot.zero
    var next = 0
    for verb in verbs {
      switch verb {
      case .move:
        if closing, current != start { body(current, start) }
        start = points[next]
        current = start
      case .line:
        body(current, points[next])
        current = points[next]
      case .close:
        if current != start { body(current, start) }
        current = start
      case .quadCurve:
        let curve = QuadCurve(current, points[next], points[next + 1])
        curve.flatten(curve.lineCount(flatness, sight), from: &current, body)
      case .curve:
        let curve = CubicCurve(current, points[next], points[next + 1], points[next + 2])
        curve.flatten(curve.lineCount(flatness, sight), from: &current, body)
      case .arc:
        let radii = DotSize(width: points[next + 1].x, height: points[next + 1].y)
        let arc = Arc(
          center: points[next], radii: radii, angle: points[next + 2].x, sweep: points[next + 2].y)
        arc.flatten(arc.lineCount(flatness, sight), from: &current, body)
      }
      next += verb.pointCount
    }
    if closing, current != start { body(current, start) }
  }
}
