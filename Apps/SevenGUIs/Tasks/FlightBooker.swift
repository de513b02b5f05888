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

    var canBook: Bool {
      guard let startDay else { return false }
      return kind == .oneWay || endDay.map { $0 >= startDay } == true
    }

    var message: String {
      kind == .oneWay
        ? "You have booked a one-way flight on \(start)."
        : "You have booked a flight on \(start) and back on \(end)."
    }

    /// A day such as 27.03.2026.
    private static func day(_ text: String) -> Date? {
      let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
      guard parts.count == 3, let day = parts[0], let month = parts[1], let year = parts[2] else {
        return nil
      }
      let date = DateComponents(
        calendar: Calendar(identifier: .gregorian), year: year, month: month, day: day)
      return date.isValidDate ? date.date : nil
    }
  }

  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack(spacing: 1) {
      Picker("Flight", selection: \.kind, options: Kind.allCases) { Text($0.rawValue) }
      day("Start", \.start, isValid: state.startDay != nil)
      day("Return", \.end, isValid: state.endDay != nil || state.kind == .oneWay)
        .disabled(state.kind == .oneWay)
      Button("Book") { $0.isBooked = true }.disabled(!state.canBook)
    }
    .alert("Booked", isPresented: \.isBooked) {
      Button("OK", role: .cancel)
    } message: {
      Text(state.message)
    }
  }

  private func day(
    _ title: String, _ text: WritableKeyPath<State, String>, isValid: Bool
  ) -> Node {
    TextField(title, text: text)
      .fieldError(isValid ? nil : "A day such as 27.03.2026")
      .frame(width: 26)
  }
}
