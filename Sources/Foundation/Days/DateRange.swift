import Foundation
import RecurseCore

/// A range of dates that can be chosen: `start...`, `...end` or `start...end`.
///
/// ```swift
/// DatePicker("End", selection: \.end, in: state.start...)
/// ```
public protocol DateRange: Sendable {
  /// The first and the last date.
  var bounds: ClosedRange<Date> { get }
}

extension ClosedRange: DateRange where Bound == Date {
  /// The range itself.
  public var bounds: ClosedRange<Date> { self }
}

extension PartialRangeFrom: DateRange where Bound == Date {
  /// The range up to the distant future.
  public var bounds: ClosedRange<Date> { lowerBound...Swift.max(lowerBound, .distantFuture) }
}

extension PartialRangeThrough: DateRange where Bound == Date {
  /// The range from the distant past.
  public var bounds: ClosedRange<Date> { Swift.min(upperBound, .distantPast)...upperBound }
}

extension FieldError {
  /// Returns the error for a day or a time out of range, with the texts of the bounds; at least one
  /// must exist.
  static func outside(_ first: String?, _ last: String?) -> FieldError {
    FieldError(refusesValue: true) { words in
      guard let first else { return "\(last ?? "") \(words.orEarlier)" }
      return last.map { "\(first) \(words.to) \($0)" } ?? "\(first) \(words.orLater)"
    }
  }
}
