import Recurse

/// A flight, or two: what can be booked is booked, and what cannot be is said at its field.
struct FlightBooker: Component {
  enum Kind: String, CaseIterable {
    case oneWay = "one-way flight"
    case roundTrip = "return flight"
  }

  struct State {
    var kind = Kind.oneWay
    var start = "27.03.2026"
    var end = "03.04.2026"
    var isBooked = false
    /// The bookings, the last first.
    var bookings: [Booking] = []

    var startDay: FlightDay? { FlightDay(start) }
    var endDay: FlightDay? { FlightDay(end) }

    var startError: String? { startDay == nil ? FlightDay.problem(of: start) : nil }

    var returnError: String? {
      guard kind == .roundTrip else { return nil }
      guard let endDay else { return FlightDay.problem(of: end) }
      return startDay.map { endDay < $0 } == true ? "This is before the start, \(start)" : nil
    }

    /// The first thing that keeps the flight from being booked, with the name of its field.
    var problem: String? {
      startError.map { "Start: \($0)" } ?? returnError.map { "Return: \($0)" }
    }

    var canBook: Bool { problem == nil }

    mutating func book() {
      guard canBook, let startDay else { return }
      bookings.insert(
        Booking(
          id: bookings.count + 1, start: startDay, end: kind == .roundTrip ? endDay : nil), at: 0)
      isBooked = true
    }
  }

  struct Booking: Identifiable {
    let id: Int
    let start: FlightDay
    /// The day of the way back; `nil` for one way.
    let end: FlightDay?

    /// The number that a person would write down.
    var number: String { "RC-\(4710 + id)" }

    /// `Fri 27.03.2026, back Fri 03.04.2026`
    var days: String { "\(start.words)" + (end.map { ", back \($0.words)" } ?? "") }
  }

  var initialState: State { State() }

  func render(state: State) -> Node {
    TaskScene(
      .flight,
      state: [
        ("kind", state.kind == .oneWay ? ".oneWay" : ".roundTrip"), ("start", state.start.quoted),
        ("end", state.end.quoted), ("problem", state.problem?.quoted ?? "nil"),
        ("bookings", "\(state.bookings.count)"),
      ]
    ) {
      booker(state)
    }
    .alert("Booked", isPresented: \.isBooked) {
      Button("OK", role: .cancel)
    } message: {
      if let booking = state.bookings.first { Text(Self.message(booking)) }
    }
  }

  private func booker(_ state: State) -> Node {
    WithEnvironment(\.windowSize.rows) { rows in
      VStack(alignment: .stretch, spacing: rows >= 20 ? 1 : 0) {
        Form {
          Picker("Flight", selection: \.kind, options: Kind.allCases) { Text($0.rawValue) }
          day("Start", \.start, state.startDay, state.startError)
          day("Return", \.end, state.endDay, state.returnError).disabled(state.kind == .oneWay)
        }
        HStack {
          Button("Book") { $0.book() }.keyboardShortcut(.defaultAction).disabled(!state.canBook)
          summary(state)
        }
        if rows >= 12 { bookings(state) }
      }
    }
  }

  /// The flight that a press of the button books, or the reason why it books nothing.
  private func summary(_ state: State) -> Text {
    if let problem = state.problem { return Text("✗ \(problem)").foreground(.error) }
    guard state.kind == .roundTrip, let start = state.startDay, let end = state.endDay else {
      return Text("A single trip").foreground(.secondaryText)
    }
    let nights = start.nights(until: end)
    let words = nights == 0 ? "Back on the same day" : nights == 1 ? "1 night" : "\(nights) nights"
    return Text(words).foreground(.secondaryText)
  }

  private func bookings(_ state: State) -> Node {
    VStack(alignment: .stretch) {
      Text("Your bookings").bold()
      if state.bookings.isEmpty {
        Text("Nothing is booked yet.").foreground(.secondaryText)
      }
      for booking in state.bookings.prefix(4) {
        HStack {
          Text("✓").foreground(.success)
          Text(booking.number).foreground(.secondaryText).lineLimit(1)
          Text(booking.days).lineLimit(1)
        }
      }
    }
  }

  static func message(_ booking: Booking) -> String {
    let days = booking.end.map { "a flight on \(booking.start.text) and back on \($0.text)" }
    return "You have booked \(days ?? "a one-way flight on \(booking.start.text)")."
      + " Its number is \(booking.number)."
  }

  private func day(
    _ title: String, _ text: WritableKeyPath<State, String>, _ day: FlightDay?, _ error: String?
  ) -> Node {
    HStack {
      TextField(title, text: text).fieldError(error).frame(width: 22)
      Text(day?.weekday ?? "").foreground(.secondaryText).lineLimit(1)
    }
  }
}
