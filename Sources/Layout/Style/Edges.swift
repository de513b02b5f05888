/// A length for each edge of a box.
public struct Edges: Equatable, Sendable {
  public var top: LayoutLength
  public var right: LayoutLength
  public var bottom: LayoutLength
  public var left: LayoutLength

  public init(
    top: LayoutLength = 0, right: LayoutLength = 0, bottom: LayoutLength = 0,
    left: LayoutLength = 0
  ) {
    self.top = top
    self.right = right
    self.bottom = bottom
    self.left = left
  }

  public init(_ all: LayoutLength) {
    self.init(top: all, right: all, bottom: all, left: all)
  }

  public init(horizontal: LayoutLength = 0, vertical: LayoutLength = 0) {
    self.init(top: vertical, right: horizontal, bottom: vertical, left: horizontal)
  }

  /// Nothing on any edge.
  public static let zero = Edges(0)

  package var hasPercent: Bool {
    top.isPercent || right.isPercent || bottom.isPercent || left.isPercent
  }
}

extension Edges: ExpressibleByIntegerLiteral {
  public init(integerLiteral count: Int) { self.init(.cells(Double(count))) }
}
