/// The highest and the lowest row of lines in each column of dots.
///
/// Between two dots, the row of a line is the one nearest to it in the middle of the column. Of two
/// equally near rows it is the lower one on the screen.
struct ColumnEdges {
  private(set) var rows: [ClosedRange<Int>?]

  init(width: Int) { rows = Array(repeating: nil, count: width) }

  /// Adds a line.
  mutating func add(_ dots: [PlotDot]) {
    if let first = dots.first { add(first.y, x: first.x) }
    for (start, end) in zip(dots, dots.dropFirst()) {
      add(from: start, to: end)
      add(end.y, x: end.x)
    }
  }

  /// Adds the columns between two dots.
  private mutating func add(from start: PlotDot, to end: PlotDot) {
    let (left, right) = start.x <= end.x ? (start, end) : (end, start)
    let length = right.x - left.x
    let first = max(left.x + 1, 0)
    guard length > 1, first < min(right.x, rows.count) else { return }
    for x in first..<min(right.x, rows.count) {
      let doubled = 2 * (right.y - left.y) * (x - left.x) + length
      let offset = Int((Double(doubled) / Double(2 * length)).rounded(.down))
      add(left.y + offset, x: x)
    }
  }

  private mutating func add(_ y: Int, x: Int) {
    guard rows.indices.contains(x) else { return }
    guard let old = rows[x] else {
      rows[x] = y...y
      return
    }
    if y < old.lowerBound { rows[x] = y...old.upperBound }
    if y > old.upperBound { rows[x] = old.lowerBound...y }
  }

  /// The rows that are in a plot.
  func clipped(height: Int) -> [ClosedRange<Int>?] {
    rows.map { range in
      guard let range, range.upperBound >= 0, range.lowerBound < height else { return nil }
      return max(0, range.lowerBound)...min(height - 1, range.upperBound)
    }
  }
}
