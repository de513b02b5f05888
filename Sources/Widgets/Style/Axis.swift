/// A direction on the screen: across its columns or down its rows.
public enum Axis: Hashable, Sendable, CaseIterable {
  case horizontal, vertical

  /// A set of axes, such as those along which content scrolls.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The axes as bits.
    public let rawValue: UInt8

    /// Creates a set of axes from bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Across the columns.
    public static let horizontal = Set(rawValue: 1)
    /// Down the rows.
    public static let vertical = Set(rawValue: 2)

    package func contains(_ axis: Axis) -> Bool {
      contains(axis == .horizontal ? Set.horizontal : Set.vertical)
    }
  }
}
