import Foundation

/// A month of a calendar, as a calendar page shows it.
struct Month {
  /// `November 2026`.
  let title: String
  /// The names of the weekdays in two columns, in the order of the week.
  let weekdays: [String]
  /// The days, each with its place; a week has seven places.
  let days: [(day: Day, place: Int)]

  /// The maximum number of weeks that a month spans.
  static let mostWeeks = 6

  /// Creates the month of a day.
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

  /// Places each day by its weekday, because a day may be missing after a calendar reform or when a
  /// country crossed the date line.
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
