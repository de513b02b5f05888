import Recurse

struct ButtonExample: Component {
  struct State { var copies = 1 }
  var initialState: State { State() }

  func render(state: State) -> Node {
    Text("Copies: \(state.copies)")
    HStack {
      Button("Add") { $0.copies += 1 }.keyboardShortcut(.defaultAction)
      Button("Reset") { $0.copies = 1 }
      Button("Clear", role: .destructive) { $0.copies = 0 }
      Button("Undo") { $0.copies -= 1 }.disabled(state.copies < 2)
    }
  }
}
