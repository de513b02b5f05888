import Recurse

/// An installer below the prompt: a field, a list of what is done, and the whole screen on F2.
@main
struct Inline: App {
  struct State {
    var name = ""
    var done: [String] = []
    var isLarge = false
  }
  var initialState: State { State() }

  func presentation(state: State) -> Presentation {
    state.isLarge ? .fullScreen : .inline(maxHeight: 6)
  }

  func render(state: State) -> Node {
    Text("Install what?").bold()
    TextField("Package", text: \.name)
      .onSubmit { state in
        state.done.append(state.name)
        state.name = ""
      }
      .command("Whole screen", key: "f2") { $0.isLarge.toggle() }
    Text("\(state.done.count) installed")
  }

  func effects(state: State) -> [Effect] {
    for (number, name) in state.done.enumerated() {
      .print(id: number) { Text("✓ \(name)").foreground(.green) }
    }
  }
}
