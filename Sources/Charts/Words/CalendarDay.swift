/// A day of the Gregorian calendar (Hinnant, "chrono-compatible low-level date algorithms", 2013).
struct CalendarDay: Equatable, Sendable {
  var year: Int
  var month: Int
  var day: Int

  init(year: Int, month: Int, day: Int) { (self.year, self.month, self.day) = (year, month, day) }

  /// - Parameter number: the days since 1970-01-01.
  init(number: Int) {
    let shifted = number + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let year = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * year + year / 4 - year / 100)
    let part = (5 * dayOfYear + 2) / 153
    month = part < 10 ? part + 3 : part - 9
    day = dayOfYear - (153 * part + 2) / 5 + 1
    self.year = year + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// The days since 1970-01-01.
  var number: Int {
    let year = month <= 2 ? year - 1 : year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }
}
