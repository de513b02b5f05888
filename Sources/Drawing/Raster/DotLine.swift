/// The dots of a straight line (Bresenham, "Algorithm for computer control of a digital plotter",
/// 1965).
///
/// In each step along the longer axis it has the dot nearest to the line, and the one with the
/// smaller coordinate if two are equally near. Both directions of a line therefore have the same
/// dots, and any part of a line can be found without walking to it.
struct DotLine {
  /// Whether the longer axis is the vertical one.
  let isSteep: Bool
  /// The first dot, along the longer and the shorter axis.
  let start: (major: Int, minor: Int)
  /// The number of steps along the longer axis.
  let length: Int
  /// The steps along the shorter axis: at most as many as along the other.
  let rise: Int

  init(from first: (x: Int, y: Int), to last: (x: Int, y: Int)) {
    let (width, height) = (last.x - first.x, last.y - first.y)
    isSteep = abs(height) > abs(width)
    let isForward = isSteep ? height >= 0 : width >= 0
    let (from, to) = isForward ? (first, last) : (last, first)
    start = isSteep ? (from.y, from.x) : (from.x, from.y)
    length = isSteep ? to.y - from.y : to.x - from.x
    rise = isSteep ? to.x - from.x : to.y - from.y
  }

  /// The line between the dots that hold two points, cut where dots are no longer exact. It is nil
  /// if nothing is left.
  init?(from first: Dot, to last: Dot) {
    guard let (first, last) = Self.reachable(first, last) else { return nil }
    self.init(
      from: (Int(first.x.rounded(.down)), Int(first.y.rounded(.down))),
      to: (Int(last.x.rounded(.down)), Int(last.y.rounded(.down))))
  }

  /// Returns the steps of the shorter axis after some steps: ceil((2 · step · rise − length) / (2 ·
  /// length)), and the rest of this division, which is 0 or negative.
  @inline(__always)
  func shift(after step: Int) -> (shift: Int, rest: Int) {
    guard step > 0 else { return (0, -length) }
    let dividend = 2 * step * rise - length
    let shift = dividend.dividedUp(by: 2 * length)
    return (shift, dividend - 2 * length * shift)
  }

  /// The steps that have a dot in a window, which is not empty.
  func steps(in window: DotWindow) -> Range<Int> {
    let majors = isSteep ? window.rows : window.columns
    let minors = isSteep ? window.columns : window.rows
    var first = max(0, majors.lowerBound - start.major)
    var last = min(length, majors.upperBound - 1 - start.major)
    let least = minors.lowerBound - start.minor
    let most = minors.upperBound - 1 - start.minor
    // Most lines are short and within the window: they need no division.
    if least <= min(0, rise), max(0, rise) <= most {
      return first <= last ? first..<last + 1 : 0..<0
    }
    if rise > 0 {
      first = max(first, (length * (2 * least - 1)).dividedDown(by: 2 * rise) + 1)
      last = min(last, (length * (2 * most + 1)).dividedDown(by: 2 * rise))
    } else if rise < 0 {
      first = max(first, (-length * (2 * most + 1)).dividedUp(by: -2 * rise))
      last = min(last, (-length * (2 * least - 1)).dividedUp(by: -2 * rise) - 1)
    } else {
      return 0..<0
    }
    return first <= last ? first..<last + 1 : 0..<0
  }
}

extension DotLine {
  /// The farthest coordinate whose dots are exact: up to here all products fit 64 bits.
  static let reach = 1e9

  /// The part of a line that is within reach, or nil if there is none.
  static func reachable(_ first: Dot, _ last: Dot) -> (first: Dot, last: Dot)? {
    guard first.isFinite, last.isFinite else { return nil }
    var (first, last) = (first, last)
    guard max(first.x, last.x) >= -reach, min(first.x, last.x) <= reach else { return nil }
    let ends = (first, last)
    if abs(ends.0.x) > reach { first = ends.0.crossing(x: edge(ends.0.x), toward: ends.1) }
    if abs(ends.1.x) > reach { last = ends.0.crossing(x: edge(ends.1.x), toward: ends.1) }
    guard max(first.y, last.y) >= -reach, min(first.y, last.y) <= reach else { return nil }
    let rest = (first, last)
    if abs(rest.0.y) > reach { first = rest.0.crossing(y: edge(rest.0.y), toward: rest.1) }
    if abs(rest.1.y) > reach { last = rest.0.crossing(y: edge(rest.1.y), toward: rest.1) }
    // Differences of the largest numbers may overflow.
    return first.isFinite && last.isFinite ? (first, last) : nil
  }

  private static func edge(_ coordinate: Double) -> Double { coordinate < 0 ? -reach : reach }
}
