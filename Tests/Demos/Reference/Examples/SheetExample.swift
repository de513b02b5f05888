import Recurse

struct SheetExample: Component {
  struct File: Identifiable, Hashable {
    var id = 1
    var name = "notes.txt"
  }
  struct State {
    var file = File()
    var draft: File?
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack {
      Text(state.file.name)
      Button("Rename…") { $0.draft = $0.file }
    }
    .sheet(editing: \.draft) { $file in
      TextField("Name", text: $file.name)
      Button("Save") { state in
        if let draft = state.draft { state.file = draft }
        state.draft = nil
      }
      .keyboardShortcut(.defaultAction)
    }
  }
}
