import Recurse

/// A number, and a button that adds one to it.
struct Counter: Component {
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
}
