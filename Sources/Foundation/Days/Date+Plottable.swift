import Foundation
import RecurseCharts

/// Dates have a place on an axis of a chart, with ticks at round times.
///
/// ```swift
/// Chart(\.samples) { LineMark(x: \.date, y: \.temperature) }
///   .chartTimeZone(secondsFromGMT: TimeZone.current.secondsFromGMT())
/// ```
extension Date: @retroactive Plottable {
  public static var plotKind: PlotKind { .date }
  /// The seconds since 1970.
  public var plotValue: PlotValue { .number(timeIntervalSince1970) }
}
