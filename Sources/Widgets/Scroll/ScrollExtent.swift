/// One axis of what is scrolled, in cells: how much there is, how much of it can be seen, and where
/// that begins.
package struct ScrollExtent: Hashable, Sendable {
  package private(set) var content: Int
  package private(set) var viewport: Int
  /// Cells of the content before the first that can be seen; never outside of what there is.
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

  /// Cells that a page goes: one that was seen stays in sight.
  package var page: Int { max(1, viewport - 1) }

  /// Rows of a notch of the wheel, and columns, which are half as large.
  package static let wheelRows = 3
  package static let wheelColumns = 6

  package func clamped(_ offset: Int) -> Int { min(max(0, offset), maximum) }

  /// Moves by a distance, as far as there is content.
  ///
  /// - Returns: whether anything moved.
  @discardableResult
  package mutating func scroll(by distance: Int) -> Bool {
    scroll(to: offset + min(max(-content, distance), content))
  }

  @discardableResult
  package mutating func scroll(to target: Int) -> Bool {
    let target = clamped(target)
    guard target != offset else { return false }
    offset = target
    return true
  }

  /// Moves as little as needed to see a range; of one that is too long its start, unless a part of
  /// it fills the viewport already.
  @discardableResult
  package mutating func reveal(_ range: Range<Int>) -> Bool {
    if range.lowerBound <= offset, range.upperBound >= offset + viewport { return false }
    if range.lowerBound < offset || range.count > viewport {
      return scroll(to: range.lowerBound)
    }
    return range.upperBound > offset + viewport ? scroll(to: range.upperBound - viewport) : false
  }
}
