import Recurse

struct KeyHintsExample: Component {
  struct State { var text = "Hello", saved = "" }
  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      TextField("Text", text: \.text)
      Spacer()
      KeyHints()
    }
    .command("Save", key: "ctrl+s", isEnabled: state.text != state.saved) { $0.saved = $0.text }
  }
}
