extension DotPlane {
  /// Begins a clip: what is covered with the brush of a clip is inside.
  mutating func beginClip() {
    if depths.isEmpty { depths.append(contentsOf: repeatElement(0, count: steps.count)) }
    growing = .empty
  }

  /// Lets the clip that was made apply.
  mutating func applyClip() { bounds.append(growing) }

  /// Ends the innermost clips until no more than some apply.
  ///
  /// - Complexity: O(dots in the bounds of these clips)
  mutating func endClips(downTo count: Int) {
    while bounds.count > count, let window = bounds.popLast() {
      let outer = UInt32(truncatingIfNeeded: bounds.count)
      for row in window.rows {
        for place in row * width + window.columns.lowerBound..<row * width
          + window.columns.upperBound
        where depths[place] > outer {
          depths[place] = outer
        }
      }
    }
  }

  /// Whether all dots of a rectangle can change.
  func isInClip(columns: Range<Int>, rows: Range<Int>) -> Bool {
    guard window.contains(columns: columns, rows: rows) else { return false }
    let depth = UInt32(truncatingIfNeeded: bounds.count)
    guard depth > 0 else { return true }
    return rows.allSatisfy { row in columns.allSatisfy { depths[row * width + $0] == depth } }
  }
}
