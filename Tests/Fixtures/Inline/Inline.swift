import Recurse

/// An installer below the prompt: a field, a list of what is done, the whole screen on F2, and the
/// editor on F3. The name “done” ends it.
@main
struct Inline: App {
  struct State {
    var name = ""
    var done: [String] = []
    var isLarge = false
    var isEditing = false
    var result = ""
    var isDone = false
  }
  var initialState: State { State() }

  func presentation(state: State) -> Presentation {
    state.isLarge ? .fullScreen : .inline(maxHeight: 6)
  }

  func render(state: State) -> Node {
    Text("Install what?").bold()
    TextField("Package", text: \.name)
      .onSubmit { state in
        state.isDone = state.name == "done"
        if !state.isDone { state.done.append(state.name) }
        state.name = ""
      }
      .command("Whole screen", key: "f2") { $0.isLarge.toggle() }
      .command("Edit", key: "f3") { $0.isEditing = true }
    Text("\(state.done.count) installed")
    if !state.result.isEmpty { Text(state.result) }
    if state.isDone { Text("All is done") }
  }

  func effects(state: State) -> [Effect] {
    for (number, name) in state.done.enumerated() {
      .print(id: number) { Text("✓ \(name)").foreground(.green) }
    }
    if state.isDone { .quit() }
    if state.isEditing {
      .run(.editor("list"), id: "edit") { state, result in
        state.isEditing = false
        switch result {
        case .success(let exit): state.result = "status \(exit.status)"
        case .failure(let error): state.result = "\(error)"
        }
      }
    }
  }
}
