import Foundation
import Recurse
import RecurseFoundation

/// Dates, times, and a calendar.
struct DatesPage: GalleryContent {
  struct State: Equatable {
    var start: Date
    var end: Date?
    var price = 12.5
  }

  static let source = """
    Form {
      VStack(spacing: 1) {
        DatePicker("Start", selection: \\.start)
        DatePicker("End", selection: \\.end, in: state.start...)
        LabeledContent("Price") {
          TextField("Price", value: \\.price, format: .style(.currency(code: "EUR").locale(english)))
        }
        DatePicker("", selection: \\.start, displayedComponents: .date, style: .inline)
      }
    }
    """

  var now = Date(timeIntervalSince1970: 1_795_617_000)

  var initialState: State { State(start: now - 172_800) }

  private let english = Locale(identifier: "en_US")

  func render(state: State) -> Node {
    Form {
      VStack(spacing: 1) {
        DatePicker("Start", selection: \.start)
        DatePicker("End", selection: \.end, in: state.start...)
        LabeledContent("Price") {
          TextField("Price", value: \.price, format: .style(.currency(code: "EUR").locale(english)))
        }
        DatePicker("", selection: \.start, displayedComponents: .date, style: .inline)
      }
    }
    // So that the page looks the same everywhere.
    .environment(\.calendar, Self.calendar)
    .environment(\.now) { now }
  }

  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = Locale(identifier: "en_US")
    return calendar
  }()
}
