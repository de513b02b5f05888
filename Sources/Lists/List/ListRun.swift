import RecurseAlgorithms
import RecurseLayout
import RecurseWidgets

/// Rows of a list that are mounted one after the other, with their places in lines.
struct ListRun {
  /// The index of the first row.
  var first: Int
  /// Where each row begins, and where the last ends.
  var edges: [Int]
  /// Whether some of them have no height.
  var hasHiddenRows = false

  var indices: Range<Int> { first..<(first + edges.count - 1) }
  var top: Int { edges[0] }
  var bottom: Int { edges[edges.count - 1] }

  func top(of index: Int) -> Int { edges[index - first] }
  func bottom(of index: Int) -> Int { edges[index - first + 1] }

  /// The row that a line falls into, never one without height; above all of them the first, below
  /// the last. O(log n).
  func index(at line: Int) -> Int {
    first + max(0, edges.dropLast().partitioningIndex { $0 > line } - 1)
  }

  /// How many lines a row takes, as far as can be said: the average from the first row that shows
  /// something to the last.
  var estimate: Double {
    guard bottom > top else { return 1 }
    guard hasHiddenRows else { return Double(bottom - top) / Double(indices.count) }
    return Double(bottom - top) / Double(index(at: bottom - 1) - index(at: top) + 1)
  }

  /// More lines than a window has. More are missing only where a row of very many lines is gone from the
  /// upper edge, or much was scrolled at once.
  private static let mostLines = 4_096

  /// How many more rows fill some lines below the last one, or above the first.
  ///
  /// Rows without height may go on for any number: at the most twice as many follow as there are,
  /// so that few layouts find the end of very many, and not many more are made than are needed.
  func count(filling lines: Int, below: Bool) -> Int {
    let most = max(min(lines, Self.mostLines), 2 * indices.count)
    guard bottom > top else { return most }
    let rows =
      below ? indices.upperBound - index(at: top) : index(at: bottom - 1) + 1 - indices.lowerBound
    let likely = Double(lines) * Double(rows) / Double(bottom - top)
    return min(most, Int(likely.rounded(.up)))
  }
}

/// Which part of a list is seen: a row, and how many of its lines are above the upper edge. Less
/// than none are where rows before it are still to be made.
struct ListPosition: Equatable {
  var anchor: Int
  var offset: Int

  static let top = ListPosition(anchor: 0, offset: 0)
}

/// The position of a list after it was scrolled, as far as its rows' heights are known.
struct ListScroll {
  /// The line of the run at the upper edge.
  private(set) var top: Int
  private let run: ListRun
  private let count: Int
  private let viewport: Int

  /// Rows beyond the edges that are mounted, so that the next step of the cursor finds them.
  static let overscan = 3

  /// - Parameter position: its row must be one of the run.
  init(_ run: ListRun, count: Int, viewport: Int, at position: ListPosition) {
    self.run = run
    self.count = count
    self.viewport = viewport
    top = run.top(of: position.anchor) + position.offset
  }

  /// All of the list in lines, of which those of the rows that are not mounted are estimated; at the
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

  /// Whether the first row of all is at the upper edge, though it may have no height.
  private var isAtStart: Bool { run.first == 0 && top == run.top }

  /// Whether nothing is left below the lower edge, not even rows without height.
  private var isAtEnd: Bool { run.indices.upperBound == count && top + viewport >= run.bottom }

  /// The row that is seen on a line below the upper edge.
  func index(below lines: Int) -> Int { run.index(at: top + lines) }

  /// Keeps to what there is: nothing free below the last row unless all of them fit.
  mutating func clamp() {
    if run.indices.upperBound == count { top = min(top, run.bottom - viewport) }
    if run.first == 0 { top = max(top, run.top) }
  }

  var position: ListPosition {
    if isAtStart { return .top }
    let anchor = run.index(at: top)
    return ListPosition(anchor: anchor, offset: top - run.top(of: anchor))
  }

  /// The rows that can be seen. Rows without height are seen where they stand between others, and
  /// at the start and the end of all.
  var visible: Range<Int> {
    let first = isAtStart ? 0 : run.index(at: top)
    return first..<(isAtEnd ? count : run.index(at: top + viewport - 1) + 1)
  }

  /// The rows that have to be mounted: those that can be seen, and, by estimate, those that are
  /// missing. At the end more than there are: what is added there is seen in the same update.
  var needed: Range<Int> {
    var range = visible
    let above = run.top - top
    if above > 0 {
      range = (range.lowerBound - run.count(filling: above, below: false))..<range.upperBound
    }
    let below = top + viewport - run.bottom
    if below > 0 {
      range = range.lowerBound..<(range.upperBound + run.count(filling: below, below: true))
    }
    return max(0, range.lowerBound - Self.overscan)..<(range.upperBound + Self.overscan)
  }
}
