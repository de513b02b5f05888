/// The parts of the sources of tasks that are forms.
extension SevenGUIsApp.Task {
  static let temperatureSource = #"""
    private func converter(_ state: State) -> Node {
      WithEnvironment(\.windowSize) { window in
        VStack(alignment: .stretch, spacing: window.rows >= 20 ? 1 : 0) {
          HStack(alignment: .top) {
            field("Celsius", \.celsius, changing: \.fahrenheit, state, lowest: -273.15) {
              $0 * 9 / 5 + 32
            }
            // Beside the fields, whose titles are above them.
            Text("=").foreground(.secondaryText).lineLimit(1).padding(.top)
            field("Fahrenheit", \.fahrenheit, changing: \.celsius, state, lowest: -459.67) {
              ($0 - 32) * 5 / 9
            }
          }
          if window.rows >= 16 { comparison(state) }
        }
      }
    }

    /// Known temperatures, each number below the field of its scale. The nearest one is marked.
    private func comparison(_ state: State) -> Node {
      let nearest = state.degrees.flatMap { degrees in
        Self.known.min { abs($0.celsius - degrees) < abs($1.celsius - degrees) }?.name
      }
      return VStack(alignment: .stretch) {
        for known in Self.known {
          let isNearest = known.name == nearest
          HStack {
            HStack {
              Text(isNearest ? "▸" : " ").foreground(.accent)
              Text(known.name).bold(isNearest).lineLimit(1).flex(grow: 1, shrink: 1)
              Text("\(Self.text(known.celsius)) °C").bold(isNearest).lineLimit(1).flex(shrink: 0)
            }
            .flex(grow: 1, basis: 0)
            Text(" ")
            HStack {
              Text("\(Self.text(known.celsius * 9 / 5 + 32)) °F").bold(isNearest).lineLimit(1)
                .frame(width: 9, alignment: .trailing)
            }
            .flex(grow: 1, basis: 0)
          }
          .foreground(isNearest ? nil : .secondaryText)
        }
      }
    }

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

  static let flightSource = #"""
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
    """#
}
