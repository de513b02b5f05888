/// A rectangle of whole dots: all that can be seen, or the bounds of a clip.
struct DotWindow: Equatable {
  var columns: Range<Int>
  var rows: Range<Int>

  static let empty = DotWindow(columns: 0..<0, rows: 0..<0)

  var isEmpty: Bool { columns.isEmpty || rows.isEmpty }

  /// Whether a rectangle of dots is inside.
  func contains(columns other: Range<Int>, rows otherRows: Range<Int>) -> Bool {
    columns.lowerBound <= other.lowerBound && other.upperBound <= columns.upperBound
      && rows.lowerBound <= otherRows.lowerBound && otherRows.upperBound <= rows.upperBound
  }

  /// Extends the window to some dots of a row.
  mutating func formUnion(columns other: Range<Int>, row: Int) {
    guard !isEmpty else {
      self = DotWindow(columns: other, rows: row..<row + 1)
      return
    }
    columns =
      min(columns.lowerBound, other.lowerBound)..<max(columns.upperBound, other.upperBound)
    rows = min(rows.lowerBound, row)..<max(rows.upperBound, row + 1)
  }

  /// Whether all points are so far on the same side of the window that what joins them cannot reach
  /// a dot of it. A dot of margin leaves room for rounding.
  func isMissed(fromX left: Double, toX right: Double, fromY top: Double, toY bottom: Double)
    -> Bool
  {
    right < Double(columns.lowerBound - 1) || left > Double(columns.upperBound + 1)
      || bottom < Double(rows.lowerBound - 1) || top > Double(rows.upperBound + 1)
  }
}
