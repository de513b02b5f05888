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
