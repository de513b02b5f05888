import Recurse

/// Two fields, each of which changes the other while it holds a number.
struct TemperatureConverter: Component {
  struct State { var celsius = "", fahrenheit = "" }

  var initialState: State { State() }

  func render(state: State) -> Node {
    FlowStack {
      field("Celsius =", \.celsius, changing: \.fahrenheit, state) { $0 * 9 / 5 + 32 }
      field("Fahrenheit", \.fahrenheit, changing: \.celsius, state) { ($0 - 32) * 5 / 9 }
    }
  }

  private func field(
    _ title: String, _ path: WritableKeyPath<State, String>,
    changing other: WritableKeyPath<State, String>, _ state: State,
    by conversion: @escaping (Double) -> Double
  ) -> Node {
    let text = state[keyPath: path]
    let isRead = text.isEmpty || (try? DecimalFormat().value(of: text)) != nil
    return HStack {
      TextField("", text: text) { state, text in
        state[keyPath: path] = text
        guard let degrees = try? DecimalFormat().value(of: text) else { return }
        let tenths = (conversion(degrees) * 10).rounded()
        state[keyPath: other] = DecimalFormat().text(of: tenths / 10)
      }
      .fieldError(isRead ? nil : "no number").foreground(isRead ? nil : .error).frame(width: 9)
      Text(title)
    }
  }
}
