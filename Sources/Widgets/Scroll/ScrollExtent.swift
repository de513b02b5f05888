import RecurseLayout

/// One axis of scrolled content, in cells: the length of the content, of the viewport, and the
/// offset at which the viewport begins.
package struct ScrollExtent: Hashable, Sendable {
  package private(set) var content: Int
  package private(set) var viewport: Int
  /// The number of cells of the content before the viewport, from 0 to ``maximum``.
  package private(set) var offset: Int

  package init(content: Int, viewport: Int, offset: Int = 0) {
    self.content = max(0, content)
    self.viewport = max(0, viewport)
    self.offset = 0
    self.offset = clamped(offset)
  }

  /// The offset at the end.
  package var maximum: Int { max(0, content - viewport) }
  package var isAtEnd: Bool { offset == maximum }
  package var overflows: Bool { content > viewport }

  /// The distance of a page: one cell stays visible.
  package var page: Int { max(1, viewport - 1) }

  /// Returns the nearest offset that the content has.
  package func clamped(_ offset: Int) -> Int { min(max(0, offset), maximum) }

  /// Scrolls by a distance, clamped to the content.
  ///
  /// - Returns: whether the offset changed.
  @discardableResult
  package mutating func scroll(by distance: Int) -> Bool {
    scroll(to: offset + min(max(-content, distance), content))
  }

  /// Scrolls to an offset, clamped to the content.
  ///
  /// - Returns: whether the offset changed.
  @discardableResult
  package mutating func scroll(to target: Int) -> Bool {
    let target = clamped(target)
    guard target != offset else { return false }
    offset = target
    return true
  }

  /// Scrolls as little as needed to show a range. If the range is longer than the viewport, shows
  /// its start, unless a part of it already fills the viewport.
  ///
  /// - Returns: whether the offset changed.
  @discardableResult
  package mutating func reveal(_ range: Range<Int>) -> Bool {
    if range.lowerBound <= offset, range.upperBound >= offset + viewport { return false }
    if range.lowerBound < offset || range.count > viewport {
      return scroll(to: range.lowerBound)
    }
    return range.upperBound > offset + viewport ? scroll(to: range.upperBound - viewport) : false
  }

  /// Returns the offset at which a range is at a place in the viewport, which may be beyond an end.
  ///
  /// - Parameter covered: the cells at the start of the viewport that other content covers.
  package static func offset(
    showing range: Range<Int>, at place: AlignItems, viewport: Int, below covered: Int = 0
  ) -> Int {
    let free = viewport - range.count
    return switch place {
    case .center: range.lowerBound - free / 2
    case .safeCenter: range.lowerBound - max(0, free) / 2
    case .end: range.lowerBound - free
    case .start, .baseline, .stretch: range.lowerBound - covered
    }
  }
}
