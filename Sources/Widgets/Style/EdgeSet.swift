/// A set of edges of a rectangle.
///
/// ```swift
/// Text("footnote").padding([.top, .leading])
/// ```
public struct EdgeSet: OptionSet, Hashable, Sendable {
  /// The edges as bits.
  public let rawValue: UInt8

  /// Creates a set of edges from bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The upper edge.
  public static let top = EdgeSet(rawValue: 1)
  /// The left edge.
  public static let leading = EdgeSet(rawValue: 2)
  /// The lower edge.
  public static let bottom = EdgeSet(rawValue: 4)
  /// The right edge.
  public static let trailing = EdgeSet(rawValue: 8)
  /// The left and the right edge.
  public static let horizontal: EdgeSet = [.leading, .trailing]
  /// The upper and the lower edge.
  public static let vertical: EdgeSet = [.top, .bottom]
  /// All four edges.
  public static let all: EdgeSet = [.horizontal, .vertical]
}
