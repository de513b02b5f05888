/// A point of a drawing, in dots from its upper left corner.
///
/// Coordinates are continuous, and `y` grows downward. The first dot covers the square from 0 to 1,
/// so the middle of the third dot of the second row is
///
/// ```swift
/// let middle = Dot(x: 2.5, y: 1.5)
/// ```
public struct Dot: Hashable, Sendable {
  /// The distance from the left edge.
  public var x: Double
  /// The distance from the upper edge.
  public var y: Double

  /// Creates a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The upper left corner.
  public static let zero = Dot(x: 0, y: 0)

  var isFinite: Bool { x.isFinite && y.isFinite }
}
