import Recurse

struct CommandModifiersExample: Component {
  var initialState: Int { 3 }

  func render(state: Int) -> Node {
    VStack(alignment: .stretch) {
      Text("Count: \(state)").focusable()
      Spacer()
      KeyHints()
    }
    .commands {
      Command("Add", key: "a") { $0 += 1 }
      Command("Reset", key: "ctrl+r", isEnabled: state != 0) { $0 = 0 }
    }
    .onKey(.up) { $0 += 10 }
  }
}
