import RecurseLayout

/// Rows of a list that are alive one after the other, with their places in lines.
struct ListRun {
  /// The index of the first row.
  var first: Int
  /// Where each row begins, and where the last ends.
  var edges: [Int]

  var indices: Range<Int> { first..<(first + edges.count - 1) }
  var top: Int { edges[0] }
  var bottom: Int { edges[edges.count - 1] }

  func top(of index: Int) -> Int { edges[index - first] }
  func bottom(of index: Int) -> Int { edges[index - first + 1] }

  /// The row that a line falls into; above all of them the first, below the last. O(log n).
  func index(at line: Int) -> Int {
    var low = 0
    var high = edges.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if edges[middle] <= line { low = middle } else { high = middle }
    }
    return first + low
  }

  /// How many lines a row takes, as far as can be said.
  var estimate: Double {
    edges.count > 1 ? max(1, Double(bottom - top) / Double(edges.count - 1)) : 1
  }
}

/// Which part of a list is seen: a row, and how many of its lines are above the upper edge. Less
/// than none are where rows before it are still to be made.
struct ListPosition: Equatable {
  var anchor: Int
  var offset: Int

  static let top = ListPosition(anchor: 0, offset: 0)
}

/// Where a list stands after it was scrolled, as far as its rows' heights are known.
struct ListScroll {
  /// The line of the run at the upper edge.
  private(set) var top: Int
  private let run: ListRun
  private let count: Int
  private let viewport: Int

  /// Rows beyond the edges that are alive, so that the next step of the cursor finds them.
  static let overscan = 3

  /// - Parameter position: its row must be one of the run.
  init(_ run: ListRun, count: Int, viewport: Int, at position: ListPosition) {
    self.run = run
    self.count = count
    self.viewport = viewport
    top = run.top(of: position.anchor) + position.offset
  }

  /// All of the list in lines, of which those of the rows that are not alive are estimated; at the
  /// start and at the end exactly where the rows are.
  var extent: ScrollExtent {
    let after = count - run.indices.upperBound
    let before = lines(of: run.first)
    let offset = before + top - run.top
    let content = before + run.bottom - run.top + lines(of: after)
    return ScrollExtent(
      content: max(content, offset + viewport + min(1, after)), viewport: viewport, offset: offset)
  }

  /// Held to what three of can be added.
  private func lines(of rows: Int) -> Int {
    Int(min((Double(rows) * run.estimate).rounded(.up), 0x1p60))
  }

  /// The row that a line of ``extent`` is likely to fall into.
  func index(atLineOfAll line: Int) -> Int {
    let before = lines(of: run.first)
    let last = before + run.bottom - run.top
    if line < before { return min(run.first, Int(Double(line) / run.estimate)) }
    if line < last { return run.index(at: run.top + line - before) }
    return min(count - 1, run.indices.upperBound + Int(Double(line - last) / run.estimate))
  }

  mutating func scroll(by lines: Int) { top += lines }

  /// Brings a row of the run into view, going as little as possible.
  ///
  /// - Parameter covered: lines below the upper edge in which something else is shown.
  mutating func reveal(_ index: Int, below covered: Int) {
    let rowTop = run.top(of: index) - covered
    // A row that is larger than the viewport is seen from its first line on.
    top = min(max(top, run.bottom(of: index) - viewport), rowTop)
  }

  /// Brings a row of the run to a place in the viewport; without one, as little as needed to see
  /// it.
  mutating func show(_ index: Int, at place: AlignItems?, below covered: Int) {
    let rowTop = run.top(of: index)
    let free = viewport - (run.bottom(of: index) - rowTop)
    switch place {
    case nil: reveal(index, below: covered)
    case .center: top = rowTop - free / 2
    case .safeCenter: top = rowTop - max(0, free) / 2
    case .end: top = rowTop - free
    case .start, .baseline, .stretch: top = rowTop - covered
    }
  }

  /// The row that is seen on a line below the upper edge.
  func index(below lines: Int) -> Int { run.index(at: top + lines) }

  /// Keeps to what there is: nothing free below the last row unless all of them fit.
  mutating func clamp() {
    if run.indices.upperBound == count { top = min(top, run.bottom - viewport) }
    if run.first == 0 { top = max(top, run.top) }
  }

  var position: ListPosition {
    let anchor = run.index(at: top)
    return ListPosition(anchor: anchor, offset: top - run.top(of: anchor))
  }

  /// The rows that can be seen.
  var visible: Range<Int> {
    let first = run.index(at: top)
    return first..<(run.index(at: top + viewport - 1) + 1)
  }

  /// The rows that have to be alive: those that can be seen, and, by estimate, those that are
  /// missing. At the end more than there are: what is added there is seen in the same update.
  var needed: Range<Int> {
    var range = visible
    let above = run.top - top
    if above > 0 { range = (range.lowerBound - missing(above))..<range.upperBound }
    let below = top + viewport - run.bottom
    if below > 0 { range = range.lowerBound..<(range.upperBound + missing(below)) }
    return max(0, range.lowerBound - Self.overscan)..<(range.upperBound + Self.overscan)
  }

  private func missing(_ lines: Int) -> Int { Int((Double(lines) / run.estimate).rounded(.up)) }
}
