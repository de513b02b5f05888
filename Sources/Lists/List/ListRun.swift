import RecurseAlgorithms
import RecurseLayout
import RecurseWidgets

/// Consecutive mounted rows of a list, with their positions in lines.
struct ListRun {
  /// The index of the first row.
  var first: Int
  /// The start of each row, and the end of the last.
  var edges: [Int]

  var indices: Range<Int> { first..<(first + edges.count - 1) }
  var top: Int { edges[0] }
  var bottom: Int { edges[edges.count - 1] }

  func top(of index: Int) -> Int { edges[index - first] }
  func bottom(of index: Int) -> Int { edges[index - first + 1] }

  /// Returns the row that contains a line, never a header or footer without height. For a line
  /// above all rows it is the first, below all the last. O(log n).
  func index(at line: Int) -> Int {
    first + max(0, edges.dropLast().partitioningIndex { $0 > line } - 1)
  }

  /// The estimated height of a row in lines: the average.
  var estimate: Double { bottom > top ? Double(bottom - top) / Double(indices.count) : 1 }

  /// A number of lines greater than the height of any window. More are missing only if a row with
  /// very many lines was removed from the upper edge, or the list was scrolled far at once.
  private static let mostLines = 4_096

  /// Returns the number of additional rows that are likely to fill a number of lines. There may be
  /// twice as many as there are, as any number of headers may have no height.
  func count(filling lines: Int) -> Int {
    let most = max(min(lines, Self.mostLines), 2 * indices.count)
    return bottom > top ? min(most, Int((Double(lines) / estimate).rounded(.up))) : most
  }
}

/// The visible part of a list: a row, and the number of its lines above the upper edge. The number
/// is negative if rows before it are still to be made.
struct ListPosition: Equatable {
  var anchor: Int
  var offset: Int

  static let top = ListPosition(anchor: 0, offset: 0)
}

/// The position of a list after scrolling, as far as the heights of its rows are known.
struct ListScroll {
  /// The line of the run at the upper edge.
  private(set) var top: Int
  private let run: ListRun
  private let count: Int
  private let viewport: Int

  /// The number of rows mounted beyond the edges, so that the next step of the cursor finds them.
  static let overscan = 3

  /// - Parameter position: a position whose row is in the run.
  init(_ run: ListRun, count: Int, viewport: Int, at position: ListPosition) {
    self.run = run
    self.count = count
    self.viewport = viewport
    top = run.top(of: position.anchor) + position.offset
  }

  /// The extent of the whole list in lines, with estimates for rows that are not mounted; at the
  /// start and at the end, it is exact.
  var extent: ScrollExtent {
    let offset = lines(of: run.first) + top - run.top
    return ScrollExtent(
      content: max(content, offset + viewport + min(1, after)), viewport: viewport, offset: offset)
  }

  /// The lines of the whole list, with estimates for rows that are not mounted.
  var content: Int { lines(of: run.first) + run.bottom - run.top + lines(of: after) }

  /// The number of rows after the run.
  private var after: Int { count - run.indices.upperBound }

  /// Returns the estimated lines, limited so that three such numbers can be added.
  private func lines(of rows: Int) -> Int {
    Int(min((Double(rows) * run.estimate).rounded(.up), 0x1p60))
  }

  /// Returns the row that is likely to contain a line of ``extent``.
  func index(atLineOfAll line: Int) -> Int {
    let before = lines(of: run.first)
    let last = before + run.bottom - run.top
    if line < before { return min(run.first, Int(Double(line) / run.estimate)) }
    if line < last { return run.index(at: run.top + line - before) }
    return min(count - 1, run.indices.upperBound + Int(Double(line - last) / run.estimate))
  }

  mutating func scroll(by lines: Int) { top += lines }

  /// Scrolls a row of the run into view by the smallest distance. One that is larger than the
  /// viewport is shown from its first line, unless it fills the viewport already.
  ///
  /// - Parameters:
  ///   - last: a row that is shown with it, if both fit.
  ///   - covered: the lines below the upper edge that other content covers.
  ///   - edge: the edge at which a row that is larger than the viewport is shown in any case.
  mutating func reveal(
    _ index: Int, through last: Int? = nil, below covered: Int, at edge: VerticalAlignment? = nil
  ) {
    let (rowTop, rowBottom) = (run.top(of: index) - covered, run.bottom(of: index))
    let bottom = last.map(run.bottom) ?? rowBottom
    if rowBottom - rowTop <= viewport {
      top = min(max(top, bottom - viewport), rowTop)
    } else if edge != nil || !(rowTop...(bottom - viewport)).contains(top) {
      top = edge == .bottom ? bottom - viewport : rowTop
    }
  }

  /// Scrolls a row of the run to a place in the viewport, or without a place by the smallest
  /// distance that shows it.
  mutating func show(_ index: Int, at place: AlignItems?, below covered: Int) {
    guard let place else { return reveal(index, below: covered) }
    top = ScrollExtent.offset(
      showing: run.top(of: index)..<run.bottom(of: index), at: place, viewport: viewport,
      below: covered)
  }

  /// Whether the first row of all is at the upper edge, below headers without height.
  private var isAtStart: Bool { run.first == 0 && top == run.top }

  /// Whether nothing is left below the lower edge, not even a footer without height.
  var isAtEnd: Bool { run.indices.upperBound == count && top + viewport >= run.bottom }

  /// Returns the row on a line below the upper edge.
  func index(below lines: Int) -> Int { run.index(at: top + lines) }

  /// Limits the position to the content: nothing is free below the last row unless all rows fit.
  mutating func clamp() {
    if run.indices.upperBound == count { top = min(top, run.bottom - viewport) }
    if run.first == 0 { top = max(top, run.top) }
  }

  var position: ListPosition {
    if isAtStart { return .top }
    let anchor = run.index(at: top)
    return ListPosition(anchor: anchor, offset: top - run.top(of: anchor))
  }

  /// The visible rows, with headers and footers without height between them and at the ends.
  var visible: Range<Int> {
    let first = isAtStart ? 0 : run.index(at: top)
    return first..<(isAtEnd ? count : run.index(at: top + viewport - 1) + 1)
  }

  /// The rows that must be mounted: the visible rows and, by estimate, the missing rows. At the end
  /// the range exceeds the count, so that added rows are visible in the same update.
  var needed: Range<Int> {
    var range = visible
    let above = run.top - top
    if above > 0 {
      range = (range.lowerBound - run.count(filling: above))..<range.upperBound
    }
    let below = top + viewport - run.bottom
    if below > 0 {
      range = range.lowerBound..<(range.upperBound + run.count(filling: below))
    }
    return max(0, range.lowerBound - Self.overscan)..<(range.upperBound + Self.overscan)
  }
}
