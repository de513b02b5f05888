/// A size in whole cells.
public struct LayoutSize: Equatable, Sendable {
  public var width: Int
  public var height: Int

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  public static let zero = LayoutSize(width: 0, height: 0)
}

/// Where a box stands: its border box, relative to its container's border box, in whole cells.
public struct LayoutFrame: Equatable, Sendable {
  public var x: Int
  public var y: Int
  public var width: Int
  public var height: Int

  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  public static let zero = LayoutFrame(x: 0, y: 0, width: 0, height: 0)
}
