/// The parts of sources that make tasks what they are.
extension SevenGUIsApp.Task {
  var source: String {
    switch self {
    case .counter: Self.counterSource
    case .temperature: Self.temperatureSource
    case .flight: Self.flightSource
    case .timer: Self.timerSource
    case .crud, .circles, .cells: ""
    }
  }

  private static let counterSource = #"""
    var initialState: Int { 0 }

    func render(state: Int) -> Node {
      TaskScene(.counter, state: [("count", "\(state)")]) { counter(state) }
        .commands {
          Command("Count", key: "+") { $0 += 1 }
          Command("Reset", key: "0", isEnabled: state > 0) { $0 = 0 }
        }
    }

    private func counter(_ state: Int) -> Node {
      WithEnvironment(\.windowSize.rows) { rows in
        VStack(alignment: .center, spacing: rows >= 12 ? 1 : 0) {
          BigText("\(state)", rows: rows >= 20 ? 5 : rows >= 8 ? 3 : 1).foreground(.accent)
          HStack {
            Button("Count") { state, emit in
              state += 1
              emit.announce("\(state)")
            }
            .keyboardShortcut(.defaultAction)
            Button("Reset") { state, emit in
              state = 0
              emit.announce("0")
            }
            .disabled(state == 0)
          }
        }
        .frame(maxWidth: .infinity)
      }
    }
    """#

  private static let temperatureSource = #"""
    private func field(
      _ title: String, _ path: WritableKeyPath<State, String>,
      changing other: WritableKeyPath<State, String>, _ state: State, lowest: Double,
      by conversion: @escaping (Double) -> Double
    ) -> Node {
      let text = state[keyPath: path]
      return VStack(alignment: .stretch) {
        Text(title).foreground(.secondaryText).lineLimit(1)
        TextField(title, text: text, prompt: "") { state, text in
          state[keyPath: path] = text
          guard let degrees = Self.number(text) else { return }
          state[keyPath: other] = Self.text(conversion(degrees))
        }
        .fieldError(Self.problem(of: text, lowest: lowest))
      }
      .flex(grow: 1, basis: 0)
    }
    """#

  private static let flightSource = #"""
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
    """#

  private static let timerSource = #"""
    private func status(_ state: State) -> String {
      let time = "\(state.seconds) s"
      if state.isOver { return "✓ \(time): the time is over" }
      return state.isPaused ? "\(time), paused" : "\(time) of \(state.duration) s"
    }

    func effects(state: State) -> [Effect] {
      if !state.isOver, !state.isPaused {
        .every(.milliseconds(100), id: "tick") { $0.elapsed += 1 }
      }
    }
    """#
}
