extension InterpolationMethod {
  /// The dots of a line with those that the way from one to the next adds.
  ///
  /// - Parameters:
  ///   - width: the number of columns of dots; a curve is computed only inside.
  ///   - body: gets each dot, and the index of the dot whose color it has.
  func path(of dots: [PlotDot], width: Int, _ body: (PlotDot, Int) -> Void) {
    guard let first = dots.first else { return }
    body(first, 0)
    let slopes = self == .monotone ? Self.slopes(of: dots) : []
    for index in dots.indices.dropFirst() {
      let (start, end) = (dots[index - 1], dots[index])
      switch self {
      case .linear: break
      case .stepStart: body(PlotDot(x: start.x, y: end.y), index)
      case .stepEnd: body(PlotDot(x: end.x, y: start.y), index - 1)
      case .stepCenter:
        let middle = start.x + (end.x - start.x) / 2
        body(PlotDot(x: middle, y: start.y), index - 1)
        body(PlotDot(x: middle, y: end.y), index)
      case .monotone:
        let columns = max(start.x + 1, 0)..<max(max(start.x + 1, 0), min(end.x, width))
        for x in columns {
          let y = Self.curve(from: start, slopes[index - 1], to: end, slopes[index], at: x)
          body(PlotDot(x: x, y: y), index)
        }
      }
      body(end, index)
    }
  }

  /// The slope of a monotone curve at each dot.
  private static func slopes(of dots: [PlotDot]) -> [Double] {
    func secant(_ index: Int) -> (length: Double, slope: Double)? {
      guard index >= 0, index + 1 < dots.count else { return nil }
      let length = Double(dots[index + 1].x - dots[index].x)
      guard length > 0 else { return nil }
      return (length, Double(dots[index + 1].y - dots[index].y) / length)
    }
    func sign(_ number: Double) -> Double { number > 0 ? 1 : number < 0 ? -1 : 0 }
    var slopes = dots.indices.map { index in
      guard let before = secant(index - 1), let after = secant(index) else { return Double.nan }
      let (first, second) = (before.slope, after.slope)
      let parabola =
        (first * after.length + second * before.length) / (before.length + after.length)
      return (sign(first) + sign(second)) * min(abs(first), abs(second), abs(parabola) / 2)
    }
    // At an end, the parabola through the neighbor's slope, as long as it does not turn.
    for index in dots.indices where slopes[index].isNaN {
      guard
        let (neighbor, slope) = secant(index).map({ (index + 1, $0.slope) })
          ?? secant(index - 1).map({ (index - 1, $0.slope) })
      else {
        slopes[index] = 0
        continue
      }
      let other = slopes[neighbor].isNaN ? slope : slopes[neighbor]
      let end = (3 * slope - other) / 2
      slopes[index] = end * slope <= 0 ? 0 : abs(end) > 2 * abs(slope) ? 2 * slope : end
    }
    return slopes
  }

  /// The row of a cubic Hermite curve in a column.
  private static func curve(
    from start: PlotDot, _ startSlope: Double, to end: PlotDot, _ endSlope: Double, at x: Int
  ) -> Int {
    let length = Double(end.x - start.x)
    let t = Double(x - start.x) / length
    let y =
      Double(start.y) * (1 + 2 * t) * (1 - t) * (1 - t) + Double(end.y) * t * t * (3 - 2 * t)
      + length * t * (1 - t) * (startSlope * (1 - t) - endSlope * t)
    let range = min(start.y, end.y)...max(start.y, end.y)
    return min(max(range.lowerBound, Int(y.rounded())), range.upperBound)
  }
}
