import Recurse

/// Two fields, each of which changes the other while it holds a number, and temperatures to compare
/// with.
struct TemperatureConverter: Component {
  struct State {
    var celsius = "", fahrenheit = ""

    /// The temperature, where the field has one.
    var degrees: Double? { TemperatureConverter.number(celsius) }
  }

  var initialState: State { State() }

  func render(state: State) -> Node {
    TaskScene(
      .temperature,
      state: [
        ("celsius", state.celsius.quoted), ("fahrenheit", state.fahrenheit.quoted),
        ("degrees", state.degrees.map { "\($0)" } ?? "nil"),
      ]
    ) {
      converter(state)
    }
  }

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

  nonisolated static func number(_ text: String) -> Double? { try? DecimalFormat().value(of: text) }

  private static func text(_ degrees: Double) -> String {
    DecimalFormat().text(of: (degrees * 10).rounded() / 10 + 0)
  }

  /// The reason for which a text is no temperature; `nil` without one.
  private static func problem(of text: String, lowest: Double) -> String? {
    guard !text.isEmpty else { return nil }
    guard let degrees = number(text) else { return "“\(text)” is no number, as 21.5 or -40 is" }
    return degrees < lowest ? "Nothing is colder than \(DecimalFormat().text(of: lowest))" : nil
  }

  private static let known: [(name: String, celsius: Double)] = [
    ("Nitrogen", -195.8), ("Equal in both", -40), ("A freezer", -18),
    ("Water freezes", 0), ("A cool cellar", 12), ("A living room", 21), ("A warm day", 30),
    ("The human body", 37), ("A sauna", 85), ("Water boils", 100), ("A bread oven", 230),
  ]
}
