/// The content of a box without children: a text, a picture, a chart.
package protocol LayoutContent: AnyObject {
  /// Returns the content's size, in cells, within a proposed one.
  ///
  /// The result must depend only on the proposal and the content. After a change of the content,
  /// call `setNeedsLayout()` on its node.
  func measure(_ proposal: LayoutProposal) -> CellSize

  /// Returns the distance from the content's top edge to the bottom of its first line of text, in
  /// rows, or `nil` if it has none. The box then aligns by its bottom edge.
  func baseline(in size: CellSize) -> Int?
}

extension LayoutContent {
  package func baseline(in size: CellSize) -> Int? { nil }
}

/// The space that is proposed to content.
public struct LayoutProposal: Equatable, Sendable {
  /// The space along one axis, in cells.
  public enum Extent: Equatable, Sendable {
    /// A fixed size, from which the other axis should follow.
    case exactly(Int)
    /// A bounded size. `atMost(0)` asks for the smallest size that clips nothing, such as a text's
    /// longest word.
    case atMost(Int)
    /// The content's own size.
    case unbounded
  }

  /// The space along a row, in columns.
  public var width: Extent
  /// The space down a column, in rows.
  public var height: Extent

  /// Creates a proposal for both axes.
  public init(width: Extent, height: Extent = .unbounded) {
    self.width = width
    self.height = height
  }
}

/// A scroll view, whose content may depend on the visible size.
///
/// Its node has size containment, so that its own size is known before its content is measured.
package protocol LayoutViewport: AnyObject {
  /// Called when the node has its frame and its children are about to be laid out. It may change
  /// styles of the content.
  func willLayOutContent()
}
