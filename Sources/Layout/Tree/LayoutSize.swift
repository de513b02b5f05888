/// A size in whole cells.
public struct LayoutSize: Equatable, Sendable {
  /// The number of columns.
  public var width: Int
  /// The number of rows.
  public var height: Int

  /// Creates a size of columns and rows.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The size of no columns and no rows.
  public static let zero = LayoutSize(width: 0, height: 0)
}

/// A border box relative to its container's border box, in whole cells.
package struct LayoutFrame: Equatable, Sendable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package static let zero = LayoutFrame(x: 0, y: 0, width: 0, height: 0)
}
