/// A type whose values have a place on an axis.
///
/// Numbers, `Duration`, and `String` have one. An enumeration of strings needs only the
/// conformance:
///
/// ```swift
/// enum Weather: String, Plottable { case sun, rain, snow }
/// ```
///
/// A type of dates says that its numbers are seconds since 1970:
///
/// ```swift
/// struct Moment: Plottable {
///   var seconds: Double
///   static var plotKind: PlotKind { .date }
///   var plotValue: PlotValue { .number(seconds) }
/// }
/// ```
public protocol Plottable {
  /// The kind of axis that the values need.
  static var plotKind: PlotKind { get }
  /// The place on an axis of that kind.
  var plotValue: PlotValue { get }
}

/// A kind of axis, as far as it decides on ticks and labels.
public enum PlotKind: Hashable, Sendable {
  /// Numbers, with ticks at round ones.
  case number
  /// Lengths of time in seconds, with ticks at round seconds, minutes, hours, and days.
  case duration
  /// Points in time in seconds since 1970, with ticks as those of lengths of time.
  case date
  /// Names, each with a band of its own, in the order in which they first occur.
  case category
}

/// A value's place on an axis.
public enum PlotValue: Hashable, Sendable {
  /// A number, or a time in seconds. One that is not finite is left out.
  case number(Double)
  /// The name of a category.
  case category(String)
}

extension Plottable where Self: RawRepresentable, RawValue: Plottable {
  public static var plotKind: PlotKind { RawValue.plotKind }
  public var plotValue: PlotValue { rawValue.plotValue }
}
