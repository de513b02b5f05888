import Foundation

/// A month of a calendar, as a page of it shows it.
struct Month {
  /// `November 2026`.
  let title: String
  /// The names of the days of a week in two columns, in their order.
  let weekdays: [String]
  /// The days, each with its place: seven to a week.
  let days: [(day: Day, place: Int)]

  /// The most weeks that a month can have a day in.
  static let mostWeeks = 6

  /// The month that a day is in.
  @MainActor
  init(of day: Day, in days: Days) {
    let calendar = days.calendar
    let locale = calendar.locale ?? .autoupdatingCurrent
    guard let noon = days.noon(of: day),
      let start = calendar.dateInterval(of: .month, for: noon)?.start,
      let first = days.noon(of: days.day(of: start))
    else {
      title = ""
      weekdays = []
      self.days = []
      return
    }
    let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    title = style.month(.wide).year().format(noon)
    var names = calendar
    names.locale = locale
    let symbols = names.shortStandaloneWeekdaySymbols
    weekdays = symbols.indices.map {
      String(symbols[($0 + calendar.firstWeekday - 1) % symbols.count].prefix(2))
    }
    self.days = Self.places(from: first, days)
  }

  /// A day may be missing, where a calendar was mended or a country crossed the date line. So the
  /// place of each follows from its weekday.
  private static func places(from first: Date, _ days: Days) -> [(day: Day, place: Int)] {
    let calendar = days.calendar
    func column(_ date: Date) -> Int {
      (calendar.component(.weekday, from: date) - calendar.firstWeekday + 7) % 7
    }
    var found: [(day: Day, place: Int)] = []
    var date = first
    let month = calendar.component(.month, from: first)
    while found.count < 40 {
      let day = days.day(of: date)
      guard day.month == month else { break }
      let place: Int
      if let last = found.last?.place {
        let distance = (column(date) - last % 7 + 7) % 7
        place = last + (distance == 0 ? 7 : distance)
      } else {
        place = column(date)
      }
      if day != found.last?.day { found.append((day, place)) }
      guard let next = calendar.date(byAdding: .day, value: 1, to: date), next > date else { break }
      date = next
    }
    return found
  }
}
