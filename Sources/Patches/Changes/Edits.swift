/// The numbers to take out of one list, and to put in, to get another.
///
/// It is the shortest way by Myers while that needs few edits. With more, the way is cut into
/// parts of so many edits, so the time stays linear in the lengths.
struct Edits {
  /// The places of equal numbers in both lists, in order.
  private(set) var matches: [(old: Int, new: Int)] = []

  private let old: [Int32]
  private let new: [Int32]
  private let limit: Int

  init(from old: [Int32], to new: [Int32], limit: Int) {
    self.old = old
    self.new = new
    self.limit = max(1, limit)
    var start = (old: 0, new: 0)
    while start.old < old.count, start.new < new.count, old[start.old] == new[start.new] {
      matches.append(start)
      start = (start.old + 1, start.new + 1)
    }
    var end = (old: old.count, new: new.count)
    while end.old > start.old, end.new > start.new, old[end.old - 1] == new[end.new - 1] {
      end = (end.old - 1, end.new - 1)
    }
    while start.old < end.old, start.new < end.new { start = walk(from: start, to: end) }
    for offset in 0..<old.count - end.old { matches.append((end.old + offset, end.new + offset)) }
  }

  /// Adds the matches from a place on, as far as the limit of edits reaches.
  ///
  /// - Returns: the place reached.
  private mutating func walk(
    from start: (old: Int, new: Int), to end: (old: Int, new: Int)
  ) -> (old: Int, new: Int) {
    let height = end.old - start.old
    let width = end.new - start.new
    let most = min(limit, height + width)
    // The furthest place on each diagonal, which is old minus new, before and after each edit.
    var furthest = [Int](repeating: 0, count: 2 * most + 3)
    var trace: [[Int]] = []
    var best = (sum: -1, diagonal: 0)
    for edits in 0...most {
      best = (-1, 0)
      for diagonal in stride(from: -edits, through: edits, by: 2) {
        let index = diagonal + most + 1
        let isRemoval =
          diagonal == edits
          || diagonal != -edits && furthest[index - 1] >= furthest[index + 1]
        var row = edits == 0 ? 0 : isRemoval ? furthest[index - 1] + 1 : furthest[index + 1]
        // Diagonals outside of the lists stay as they are.
        if row > height || row - diagonal > width || row < diagonal {
          furthest[index] = isRemoval ? furthest[index - 1] + 1 : furthest[index + 1]
          continue
        }
        while row < height, row - diagonal < width,
          old[start.old + row] == new[start.new + row - diagonal]
        {
          row += 1
        }
        furthest[index] = row
        if 2 * row - diagonal > best.sum { best = (2 * row - diagonal, diagonal) }
      }
      trace.append(Array(furthest[most + 1 - edits...most + 1 + edits]))
      if best.sum == height + width { break }
    }
    return follow(trace, to: best.diagonal, from: start)
  }

  /// Adds the matches of the way that ends on a diagonal.
  private mutating func follow(
    _ trace: [[Int]], to last: Int, from start: (old: Int, new: Int)
  ) -> (old: Int, new: Int) {
    var found: [(old: Int, new: Int)] = []
    var diagonal = last
    let reached = trace[trace.count - 1][last + trace.count - 1]
    var row = reached
    for edits in stride(from: trace.count - 1, through: 0, by: -1) {
      var first = 0
      var before = diagonal
      if edits > 0 {
        let rows = trace[edits - 1]
        let left = diagonal - 1 + edits - 1
        let right = diagonal + 1 + edits - 1
        let isRemoval =
          diagonal == edits || diagonal != -edits && rows[left] >= rows[right]
        first = isRemoval ? rows[left] + 1 : rows[right]
        before = isRemoval ? diagonal - 1 : diagonal + 1
      }
      while row > first {
        row -= 1
        found.append((start.old + row, start.new + row - diagonal))
      }
      if edits > 0 { row = trace[edits - 1][before + edits - 1] }
      diagonal = before
    }
    matches += found.reversed()
    return (start.old + reached, start.new + reached - last)
  }
}
