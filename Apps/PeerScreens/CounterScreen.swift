import RecurseCore

/// A counter above a hundred constant labels.
struct CounterScreen: Component {
  var initialState: Int { 0 }

  func render(state keys: Int) -> Node {
    VStack {
      Text("W1 counter")
      Text("count: \(keys)")
      Labels()
      Spacer()
      Text("seq=\(keys)")
    }
    .frame(maxHeight: .infinity)
    .onKey(.character("+")) { $0 += 1 }
  }
}

/// A hundred labels, four in each row.
struct Labels: Component, Equatable {
  func render(state: Void) -> Node {
    for row in 0..<25 {
      HStack(spacing: 0) {
        for column in 0..<4 {
          Text("label \((row * 4 + column).digits(3))").frame(width: 30)
        }
      }
    }
  }
}

extension Int {
  /// The number with leading zeros.
  func digits(_ count: Int) -> String {
    let text = String(self)
    return String(repeating: "0", count: Swift.max(0, count - text.utf8.count)) + text
  }
}
