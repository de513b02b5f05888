/// A quadratic Bézier curve.
struct QuadCurve: Curve {
  let start: Dot
  let control: Dot
  let end: Dot

  init(_ start: Dot, _ control: Dot, _ end: Dot) {
    self.start = start
    self.control = control
    self.end = end
  }

  var bend: Double { 2 * bendAt(start, control, end) }

  func point(after share: Double) -> Dot {
    let rest = 1 - share
    let (first, second, third) = (rest * rest, 2 * rest * share, share * share)
    return Dot(
      x: first * start.x + second * control.x + third * end.x,
      y: first * start.y + second * control.y + third * end.y)
  }

  func misses(_ sight: DotWindow) -> Bool {
    sight.isMissed(
      fromX: min(start.x, control.x, end.x), toX: max(start.x, control.x, end.x),
      fromY: min(start.y, control.y, end.y), toY: max(start.y, control.y, end.y))
  }
}

/// A cubic Bézier curve.
struct CubicCurve: Curve {
  let start: Dot
  let control1: Dot
  let control2: Dot
  let end: Dot

  init(_ start: Dot, _ control1: Dot, _ control2: Dot, _ end: Dot) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
  }

  var bend: Double {
    6 * max(bendAt(start, control1, control2), bendAt(control1, control2, end))
  }

  func point(after share: Double) -> Dot {
    let rest = 1 - share
    let (first, second) = (rest * rest * rest, 3 * rest * rest * share)
    let (third, fourth) = (3 * rest * share * share, share * share * share)
    return Dot(
      x: first * start.x + second * control1.x + third * control2.x + fourth * end.x,
      y: first * start.y + second * control1.y + third * control2.y + fourth * end.y)
  }

  func misses(_ sight: DotWindow) -> Bool {
    sight.isMissed(
      fromX: min(start.x, control1.x, control2.x, end.x),
      toX: max(start.x, control1.x, control2.x, end.x),
      fromY: min(start.y, control1.y, control2.y, end.y),
      toY: max(start.y, control1.y, control2.y, end.y))
  }
}

/// The length of the second difference of three points.
private func bendAt(_ first: Dot, _ second: Dot, _ third: Dot) -> Double {
  let x = first.x - 2 * second.x + third.x
  let y = first.y - 2 * second.y + third.y
  return (x * x + y * y).squareRoot()
}
