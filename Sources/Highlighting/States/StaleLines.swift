/// The lines of an edited text that are to be looked at, as ranges in order.
///
/// Ranges before the last edit are counted from the start of the text, those after it from the end.
/// So an edit moves only the ranges between it and the last edit.
///
/// ```
/// lines    0 1 2 3 4 5 | 6 7 8 9
/// stale        2..<4   |   7..<9
/// stored       2..<4   |   1..<3
/// ```
struct StaleLines: Sendable {
  private var before: ArraySlice<Range<Int>> = []
  /// The last range is the first one in the text.
  private var after: [Range<Int>] = []
  private var count: Int

  /// Creates the state of a text no line of which was looked at.
  init(count: Int) {
    self.count = count
    if count > 0 { before = [0..<count] }
  }

  var first: Range<Int>? { before.first ?? after.last.map(mirrored) }

  /// Counts a range from the other end.
  private func mirrored(_ range: Range<Int>) -> Range<Int> {
    count - range.upperBound..<count - range.lowerBound
  }

  /// Puts other lines in place of a range. They are stale.
  mutating func replace(_ lines: Range<Int>, count new: Int) {
    moveSplit(to: lines.upperBound)
    // Ranges that reach into the lines are cut.
    var left: Range<Int>?
    while let last = before.last, last.upperBound > lines.lowerBound {
      before.removeLast()
      if last.upperBound > lines.upperBound {
        after.append(mirrored(lines.upperBound..<last.upperBound))
      }
      if last.lowerBound < lines.lowerBound { left = last.lowerBound..<lines.lowerBound }
    }
    count += new - lines.count
    if let left { before.append(left) }
    guard new > 0 else { return }
    var start = lines.lowerBound
    if let last = before.last, last.upperBound == start {
      start = last.lowerBound
      before.removeLast()
    }
    before.append(start..<lines.lowerBound + new)
  }

  /// Takes the first stale line off, and makes the line after it stale if the state there changed.
  mutating func settleFirst(changesNext: Bool) {
    if before.isEmpty, let range = after.popLast() { before.append(mirrored(range)) }
    guard let range = before.first else { return }
    let start = range.lowerBound + 1
    let end = min(count, max(range.upperBound, changesNext ? start + 1 : start))
    guard start < end else {
      before.removeFirst()
      return
    }
    before[before.startIndex] = start..<end
    joinFirst()
  }

  /// Makes the first range one with those that it touches.
  private mutating func joinFirst() {
    while let first = before.first {
      if before.count > 1 {
        let next = before[before.startIndex + 1]
        guard next.lowerBound <= first.upperBound else { return }
        before.removeFirst()
        before[before.startIndex] = first.lowerBound..<max(first.upperBound, next.upperBound)
      } else {
        guard let next = after.last.map(mirrored), next.lowerBound <= first.upperBound
        else { return }
        after.removeLast()
        before[before.startIndex] = first.lowerBound..<max(first.upperBound, next.upperBound)
      }
    }
  }

  /// Counts the ranges that start before a line from the start, and the others from the end.
  private mutating func moveSplit(to line: Int) {
    while let last = before.last, last.lowerBound >= line {
      before.removeLast()
      after.append(mirrored(last))
    }
    while let next = after.last.map(mirrored), next.lowerBound < line {
      after.removeLast()
      before.append(next)
    }
  }
}
