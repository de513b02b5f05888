/// The content of a box without children: a text, a picture, a chart.
package protocol LayoutContent: AnyObject {
  /// The content's size, in cells, within a proposed one.
  ///
  /// The result must depend on the proposal and the content alone. After a change of the content
  /// call `setNeedsLayout()` on its node.
  func measure(_ proposal: LayoutProposal) -> LayoutSize

  /// The distance from the content's top edge to the bottom of its first line of text, in rows;
  /// `nil` where it has none: then the box aligns by its bottom edge.
  func baseline(in size: LayoutSize) -> Int?
}

extension LayoutContent {
  package func baseline(in size: LayoutSize) -> Int? { nil }
}

/// The space that is proposed to content.
public struct LayoutProposal: Equatable, Sendable {
  /// The space along one axis, in cells.
  public enum Extent: Equatable, Sendable {
    /// The size is fixed; the other axis should follow from it.
    case exactly(Int)
    /// The size is bounded; `atMost(0)` asks for the smallest size that clips nothing, such as a
    /// text's longest word.
    case atMost(Int)
    /// The size is the content's own.
    case unbounded
  }

  /// The space along a row, in columns.
  public var width: Extent
  /// The space down a column, in rows.
  public var height: Extent

  /// A proposal for both axes.
  public init(width: Extent, height: Extent = .unbounded) {
    self.width = width
    self.height = height
  }
}
