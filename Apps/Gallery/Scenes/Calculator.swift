import Recurse

/// A calculator for two numbers at a time: keys in a grid, and what they come to.
struct Calculator: Component {
  struct State: Equatable {
    /// The digits that were typed; empty after a sign.
    var digits = ""
    private(set) var result = 42
    private var pending: Character?

    var shown: String { digits.isEmpty ? "\(result)" : digits }

    /// Takes a digit, up to six of them.
    mutating func type(_ digit: Int) {
      guard digits.count < 6 else { return }
      digits = digits == "0" ? "\(digit)" : digits + "\(digit)"
    }

    /// Finishes the number, and keeps a sign for the next one.
    mutating func take(_ sign: Character) {
      if let number = Int(digits) { result = value(number) }
      digits = ""
      pending = sign == "=" ? nil : sign
    }

    private func value(_ number: Int) -> Int {
      let value =
        switch pending {
        case "+": result + number
        case "-": result - number
        case "×": result * number
        default: number
        }
      return value.magnitude < 1_000_000 ? value : 0
    }
  }

  var initialState: State { State() }

  func render(state: State) -> Node {
    BigText(state.shown).foreground(.accent).frame(maxWidth: .infinity, alignment: .trailing)
    Grid(horizontalSpacing: 2, verticalSpacing: 1) {
      GridRow {
        for digit in 7...9 { key(digit) }
        sign("×")
      }
      GridRow {
        for digit in 4...6 { key(digit) }
        sign("-")
      }
      GridRow {
        for digit in 1...3 { key(digit) }
        sign("+")
      }
      GridRow {
        Button("C", role: .destructive) { $0 = State() }
        key(0)
        Button("⌫") { $0.digits = String($0.digits.dropLast()) }.disabled(state.digits.isEmpty)
        sign("=")
      }
    }
    .padding(.top)
  }

  private func key(_ digit: Int) -> Node {
    Button("\(digit)") { $0.type(digit) }.key(digit)
  }

  private func sign(_ sign: Character) -> Node {
    Button("\(sign)") { $0.take(sign) }
  }
}
