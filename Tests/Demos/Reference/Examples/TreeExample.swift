import Recurse

struct TreeExample: Component {
  struct File: Identifiable, Equatable {
    var id: String
    var children: [File]?
  }
  struct State {
    var files = [
      File(
        id: "Sources",
        children: [File(id: "Core", children: [File(id: "App.swift")]), File(id: "main.swift")]),
      File(id: "README.md"),
    ]
    var open: Set<File.ID> = ["Sources"]
    var selected: File.ID? = "Core"
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    List(\.files, children: \.children, expanded: \.open, selection: \.selected) { file in
      Text(file.id)
    }
  }
}
