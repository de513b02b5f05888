import Recurse

struct AlertExample: Component {
  struct State {
    var name: String? = "notes.txt"
    var isAsking = false
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack {
      Text(state.name ?? "No file")
      Button("Delete…") { $0.isAsking = true }
    }
    .alert("Delete?", isPresented: \.isAsking) {
      Button("Delete", role: .destructive) { $0.name = nil }
      Button("Keep", role: .cancel)
    } message: {
      Text("The file cannot be brought back.")
    }
  }
}
