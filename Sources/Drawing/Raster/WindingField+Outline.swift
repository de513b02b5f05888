extension WindingField {
  /// Adds the outline of a path, as far as it matters in a window.
  mutating func add(_ path: Path, in window: DotWindow) {
    path.forEachLine(closing: true, flatness: Path.Flatness.fill, sight: window) {
      addLine(from: $0, to: $1, in: window)
    }
  }

  /// Adds a line of any length. The parts above or below all dots are left out. The parts left or
  /// right of them become a vertical line there, which turns in the same way around each dot.
  private mutating func addLine(from first: Dot, to last: Dot, in window: DotWindow) {
    guard first.isFinite, last.isFinite else { return }
    let limit = Self.farthest
    guard max(first.y, last.y) > -limit, min(first.y, last.y) < limit else { return }
    let from = abs(first.y) <= limit ? first : first.crossing(y: limited(first.y), toward: last)
    let to = abs(last.y) <= limit ? last : first.crossing(y: limited(last.y), toward: last)
    addWideLine(from: from, to: to, in: window)
  }

  private mutating func addWideLine(from first: Dot, to last: Dot, in window: DotWindow) {
    guard first.isFinite, last.isFinite else { return }
    let limit = Self.farthest
    for edge in stride(from: -limit, through: limit, by: 2 * limit)
    where min(first.x, last.x) < edge && max(first.x, last.x) > edge {
      let middle = first.crossing(x: edge, toward: last)
      addWideLine(from: first, to: middle, in: window)
      return addWideLine(from: middle, to: last, in: window)
    }
    addEdge(
      from: Dot(x: limited(first.x), y: first.y), to: Dot(x: limited(last.x), y: last.y),
      in: window)
  }

  private func limited(_ coordinate: Double) -> Double {
    min(max(coordinate, -Self.farthest), Self.farthest)
  }
}
