import RecurseTerminal

/// A part of a bar: an amount, with its title and color.
///
/// ```swift
/// BarSegment("Apps", value: 3)
/// BarSegment("Failed", value: 2).foreground(.error)
/// ```
///
/// The value is in the unit of the bar's total. A negative value and NaN count as 0.
public struct BarSegment: Equatable, Sendable {
  /// The name of the part.
  public var title: String
  /// The amount.
  public var value: Double
  /// The color; `nil` is that of the segment's place among the others: `.series(0)` is the first.
  public var color: Color?

  /// Creates a part of a bar.
  public init(_ title: String, value: Double) {
    self.title = title
    self.value = value
  }

  /// Creates a part of a bar that is a whole number.
  public init(_ title: String, value: some BinaryInteger) {
    self.init(title, value: Double(value))
  }

  /// Sets the color of the part. `nil` is that of its place among the others.
  public func foreground(_ color: Color?) -> BarSegment {
    var segment = self
    segment.color = color
    return segment
  }
}
