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
      .card(40)
      Card("The first day") {
        DatePicker("", selection: \.start, displayedComponents: .date, style: .inline)
      }
      .card(28)
    }
    // So that the page looks the same everywhere.
    .environment(\.calendar, Self.calendar)
    .environment(\.now) { now }
  }

  private func days(_ state: State) -> String {
    guard let end = state.end else { return "one way" }
    let days = Int((end.timeIntervalSince(state.start) / 86_400).rounded(.up))
    return days == 1 ? "1 day" : "\(days) days"
  }

  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = Locale(identifier: "en_US")
    return calendar
  }()
}
