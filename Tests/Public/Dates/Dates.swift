import Foundation
import Recurse
import RecurseFoundation
import RecurseTesting

/// A calendar whose zone and language are fixed.
func testCalendar(
  _ identifier: Calendar.Identifier = .gregorian, _ zone: String = "GMT",
  _ locale: String = "en_US"
) -> Calendar {
  var calendar = Calendar(identifier: identifier)
  calendar.timeZone = TimeZone(identifier: zone)!
  calendar.locale = Locale(identifier: locale)
  return calendar
}

/// A date of the Gregorian calendar in a zone.
func date(
  _ year: Int, _ month: Int, _ day: Int, _ hour: Int = 12, _ minute: Int = 0, _ second: Int = 0,
  zone: String = "GMT"
) -> Date {
  testCalendar(.gregorian, zone).date(
    from: DateComponents(
      year: year, month: month, day: day, hour: hour, minute: minute, second: second))!
}

/// Where the tests are in time.
let testNow: @Sendable () -> Date = { date(2026, 11, 23, 9, 30) }
