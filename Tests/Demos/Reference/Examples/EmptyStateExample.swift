import Recurse

struct EmptyStateExample: Component {
  struct State { var notes: [String] = [] }
  var initialState: State { State() }

  func render(state: State) -> Node {
    List(\.notes, id: \.self) { note in
      Text(note)
    } placeholder: {
      EmptyState("No notes", message: "Write the first one.") {
        Button("New note") { $0.notes.append("Untitled") }
      }
    }
  }
}
