import Foundation
import Recurse

/// A flight, or two: what can be booked is booked.
struct FlightBooker: Component {
  enum Kind: String, CaseIterable {
    case oneWay = "one-way flight"
    case roundTrip = "return flight"
  }

  struct State {
    var kind = Kind.oneWay
    var start = "27.03.2026"
    var end = "27.03.2026"
    var isBooked = false

    var startDay: Date? { Self.day(start) }
    var endDay: Date? { Self.day(end) }

    var returnError: String? {
      guard kind == .roundTrip else { return nil }
      guard let endDay else { return "A day such as 27.03.2026" }
      return startDay.map { endDay < $0 } == true ? "The start is after that" : nil
    }

    var canBook: Bool { startDay != nil && returnError == nil }

    var message: String {
      kind == .oneWay
        ? "You have booked a one-way flight on \(start)."
        : "You have booked a flight on \(start) and back on \(end)."
    }

    /// A day such as 27.03.2026.
    private static func day(_ text: String) -> Date? {
      let parts = text.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.map(\.count) == [2, 2, 4], let day = Int(parts[0]), let month = Int(parts[1]),
        let year = Int(parts[2])
      else { return nil }
      let date = DateComponents(
        calendar: Calendar(identifier: .gregorian), year: year, month: month, day: day)
      return date.isValidDate ? date.date : nil
    }
  }

  var initialState: State { State() }

  func render(state: State) -> Node {
    Form {
      Picker("Flight", selection: \.kind, options: Kind.allCases) { Text($0.rawValue) }
      Text("")
      day("Start", \.start, state.startDay == nil ? "A day such as 27.03.2026" : nil)
      day("Return", \.end, state.returnError).disabled(state.kind == .oneWay)
      Button("Book") { $0.isBooked = true }.disabled(!state.canBook)
    }
    .alert("Booked", isPresented: \.isBooked) {
      Button("OK", role: .cancel)
    } message: {
      Text(state.message)
    }
  }

  private func day(
    _ title: String, _ text: WritableKeyPath<State, String>, _ error: String?
  ) -> Node {
    TextField(title, text: text)
      .foreground(error == nil ? nil : .error)
      .fieldError(error)
      .frame(width: 26)
  }
}
