/// A date as the user means it: the reading of a calendar and a clock, and which of two moments, if
/// clocks show a time twice.
///
/// If clocks skip the time, no such date exists. The intended time is kept all the same: a day
/// later, the clock shows it.
struct MeantDate: Hashable, Sendable {
  var day: Day
  /// The time of day; `nil` is the first moment of the day.
  var time: DayTime?
  /// The seconds of the minute, with their fraction.
  var seconds = 0.0
  /// The offset of the clock from GMT in seconds, for a time that the clock shows twice.
  var offset: Int?
}
