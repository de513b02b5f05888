/// A length for each edge of a box.
public struct Edges: Equatable, Sendable {
  /// The top edge's length.
  public var top: LayoutLength
  /// The right edge's length.
  public var right: LayoutLength
  /// The bottom edge's length.
  public var bottom: LayoutLength
  /// The left edge's length.
  public var left: LayoutLength

  /// Creates lengths for individual edges, zero by default.
  public init(
    top: LayoutLength = 0, right: LayoutLength = 0, bottom: LayoutLength = 0,
    left: LayoutLength = 0
  ) {
    self.top = top
    self.right = right
    self.bottom = bottom
    self.left = left
  }

  /// Creates the same length for all edges.
  public init(_ all: LayoutLength) {
    self.init(top: all, right: all, bottom: all, left: all)
  }

  /// Creates a length for left and right, and one for top and bottom.
  public init(horizontal: LayoutLength = 0, vertical: LayoutLength = 0) {
    self.init(top: vertical, right: horizontal, bottom: vertical, left: horizontal)
  }

  /// Zero for all edges.
  public static let zero = Edges(0)

  package var hasPercent: Bool {
    top.isPercent || right.isPercent || bottom.isPercent || left.isPercent
  }
}

extension Edges: ExpressibleByIntegerLiteral {
  /// Creates the same number of cells for all edges.
  public init(integerLiteral count: Int) { self.init(.cells(Double(count))) }
}
