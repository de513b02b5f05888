import Foundation
import Recurse
import RecurseFoundation

/// A trip: its days and times, a calendar, and what it may cost.
struct DatesPage: GalleryContent {
  struct State: Equatable {
    var start: Date
    var end: Date?
    var price = 12.5
  }

  static let source = """
    Form {
      DatePicker("Start", selection: \\.start)
      DatePicker("End", selection: \\.end, in: state.start...)
      TextField(
        "Ticket", value: \\.price, format: .style(.currency(code: "EUR").locale(english)))
    }
    DatePicker("", selection: \\.start, displayedComponents: .date, style: .inline)
    """

  var now = Date(timeIntervalSince1970: 1_795_617_000)

  var initialState: State { State(start: now - 172_800) }

  private let english = Locale(identifier: "en_US")

  func render(state: State) -> Node {
    Cards {
      Card("A trip to the sea", note: days(state)) {
        Form {
          DatePicker("Start", selection: \.start)
          DatePicker("End", selection: \.end, in: state.start...)
          TextField(
            "Ticket", value: \.price, format: .style(.currency(code: "EUR").locale(english)))
        }
        Text("Alt+↓ opens the calendar of a day.").foreground(.secondaryText).padding(.top)
      }
      Card("The first day") {
        DatePicker("", selection: \.start, displayedComponents: .date, style: .inline)
      }
      Card("The way", note: "from the first day on") {
        for (offset, words) in Self.way {
          HStack(spacing: 2) {
            Text(Self.day(state.start + Double(offset) * 86_400)).foreground(.accent).lineLimit(1)
              .frame(width: 6)
            Text(words).lineLimit(1)
          }
          .key(offset)
        }
      }
      Card("What it costs", note: "in euros") {
        let nights = max(0, dayCount(state) - 1)
        BigText("\(Int(state.price * 2) + 64 * nights)").foreground(.accent)
        Text("Two tickets, and \(nights) nights at 64").foreground(.secondaryText).padding(.top)
      }
    }
    // So that the page looks the same everywhere.
    .environment(\.calendar, Self.calendar)
    .environment(\.now) { now }
  }

  private func days(_ state: State) -> String {
    guard state.end != nil else { return "one way" }
    let days = dayCount(state)
    return days == 1 ? "1 day" : "\(days) days"
  }

  /// The days of the trip, one of which is that of the way there.
  private func dayCount(_ state: State) -> Int {
    guard let end = state.end else { return 1 }
    return Int((end.timeIntervalSince(state.start) / 86_400).rounded(.up))
  }

  /// The days of the trip from the first one on.
  private static let way = [
    (0, "By train to the harbor"), (1, "The ferry, at 8:40"), (2, "Cliffs, if it does not rain"),
    (3, "Gull Bay, by bicycle"), (4, "Nothing at all"), (5, "The market, and home"),
  ]

  /// `11-27`
  private static func day(_ date: Date) -> String {
    let parts = calendar.dateComponents([.month, .day], from: date)
    let numbers = [parts.month ?? 1, parts.day ?? 1]
    return numbers.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: "-")
  }

  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = Locale(identifier: "en_US")
    return calendar
  }()
}
