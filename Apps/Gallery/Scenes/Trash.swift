import Recurse

/// Files that were thrown away: buttons that take one back, and one that asks before it acts.
struct Trash: Component {
  struct State: Equatable {
    var files = ["draft-1.md", "draft-2.md", "old.key", "photo (3).png"]
    var asks = false
  }

  var initialState: State { State() }

  func render(state: State) -> Node {
    for file in state.files {
      HStack {
        Text(file).lineLimit(1)
        Spacer()
        Button("Put back") { state in state.files.removeAll { $0 == file } }
          .accessibilityLabel("Put back \(file)")
      }
      .key(file)
    }
    if state.files.isEmpty { Text("Nothing is left in it.").foreground(.secondaryText) }
    HStack {
      Button("Empty…", role: .destructive) { $0.asks = true }.disabled(state.files.isEmpty)
      Button("Fill again") { $0 = State() }.disabled(!state.files.isEmpty)
    }
    .padding(.top)
    .alert("Delete \(state.files.count) files?", isPresented: \.asks) {
      Button("Delete", role: .destructive) { $0.files = [] }
      Button("Keep", role: .cancel)
    } message: {
      Text("They do not come back.")
    }
  }
}
