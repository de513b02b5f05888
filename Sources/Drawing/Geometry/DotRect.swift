/// A size in dots.
public struct DotSize: Hashable, Sendable {
  /// The number of dots from left to right.
  public var width: Double
  /// The number of dots from top to bottom.
  public var height: Double

  /// Creates a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// A size without dots.
  public static let zero = DotSize(width: 0, height: 0)
}

/// A rectangle of a drawing, in dots.
///
/// This one covers the first two dots of the first three rows:
///
/// ```swift
/// let rect = DotRect(x: 0, y: 0, width: 2, height: 3)
/// ```
public struct DotRect: Hashable, Sendable {
  /// The upper left corner.
  public var origin: Dot
  /// The size. A negative width extends to the left of the origin, a negative height above it.
  public var size: DotSize

  /// Creates a rectangle with a corner and a size.
  public init(origin: Dot, size: DotSize) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle with a corner and a size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Dot(x: x, y: y), size: DotSize(width: width, height: height))
  }
}
