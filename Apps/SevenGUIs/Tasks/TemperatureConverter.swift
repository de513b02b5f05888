import Recurse

/// Two fields, each of which changes the other while it holds a number.
struct TemperatureConverter: Component {
  struct State {
    var celsius = "", fahrenheit = ""

    mutating func setCelsius(_ text: String) {
      celsius = text
      if let degrees = number(text) { fahrenheit = spelled(degrees * 9 / 5 + 32) }
    }

    mutating func setFahrenheit(_ text: String) {
      fahrenheit = text
      if let degrees = number(text) { celsius = spelled((degrees - 32) * 5 / 9) }
    }

    private func number(_ text: String) -> Double? {
      Double(text).flatMap { $0.isFinite ? $0 : nil }
    }

    /// Why a text changes nothing.
    func problem(_ text: String) -> String? {
      text.isEmpty || number(text) != nil ? nil : "no number"
    }

    private func spelled(_ degrees: Double) -> String {
      let text = "\((degrees * 10).rounded() / 10)"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
  }

  var initialState: State { State() }

  func render(state: State) -> Node {
    HStack {
      TextField("", text: state.celsius) { $0.setCelsius($1) }
        .fieldError(state.problem(state.celsius)).frame(width: 12)
      Text("Celsius =")
      TextField("", text: state.fahrenheit) { $0.setFahrenheit($1) }
        .fieldError(state.problem(state.fahrenheit)).frame(width: 12)
      Text("Fahrenheit")
    }
  }
}
