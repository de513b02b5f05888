/// What stands in a box without children: a text, a picture, a chart.
public protocol LayoutContent: AnyObject {
  /// How large the content is within what is proposed.
  ///
  /// The answer must depend on the proposal and the content alone; after the content changed,
  /// its node is told so (`setNeedsLayout()`).
  func measure(_ proposal: LayoutProposal) -> LayoutSize

  /// How far below the content's top edge the bottom of its first line of text is, where it has
  /// one; otherwise the box aligns by its bottom edge.
  func baseline(in size: LayoutSize) -> Int?
}

extension LayoutContent {
  public func baseline(in size: LayoutSize) -> Int? { nil }
}

/// How much room content is offered.
public struct LayoutProposal: Equatable, Sendable {
  /// The room along one axis, in cells.
  public enum Extent: Equatable, Sendable {
    /// The size is settled; the other axis should answer to it.
    case exactly(Int)
    /// There is so much; `atMost(0)` asks for the least that loses nothing, such as a text's
    /// longest word.
    case atMost(Int)
    /// As much as the content likes.
    case unbounded
  }

  public var width: Extent
  public var height: Extent

  public init(width: Extent, height: Extent = .unbounded) {
    self.width = width
    self.height = height
  }
}
