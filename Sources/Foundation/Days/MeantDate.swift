/// A date as a person means it: what a calendar and a clock show, and which of the two where they show
/// a time twice.
///
/// Where clocks jump over the time there is no such date. It is what was meant all the same: a day
/// later the clock shows it.
struct MeantDate: Hashable, Sendable {
  var day: Day
  /// `nil` is the first of the day.
  var time: DayTime?
  /// The seconds of the minute, with their fraction.
  var seconds = 0.0
  /// How far the clock is ahead of GMT, in seconds, where it shows the time twice.
  var offset: Int?
}
