import Recurse

/// A tree of files, in which one is selected.
struct TreesPage: GalleryContent {
  struct File: Identifiable, Equatable {
    var id: String
    var size = 0
    var children: [File]?
  }

  struct State: Equatable {
    var files = TreesPage.files
    var open: Set<File.ID> = ["Sources", "Core"]
    var selected: File.ID? = "Core"
  }

  static let source = """
    List(\\.files, children: \\.children, expanded: \\.open, selection: \\.selected) { file in
      HStack {
        Text(file.id).lineLimit(1)
        Spacer()
        if file.size > 0 {
          Text("\\(file.size) KB").foreground(.secondaryText)
        }
      }
    }
    """

  var initialState: State { State() }

  func render(state: State) -> Node {
    Panel(title: "Files").content { tree.frame(height: 9) }.frame(maxWidth: 40)
    Text(state.selected ?? "None").foreground(.secondaryText).lineLimit(1)
  }

  private var tree: Node {
    List(\.files, children: \.children, expanded: \.open, selection: \.selected) { file in
      HStack {
        Text(file.id).lineLimit(1)
        Spacer()
        if file.size > 0 {
          Text("\(file.size) KB").foreground(.secondaryText)
        }
      }
    }
  }

  private nonisolated static let files = [
    File(
      id: "Sources",
      children: [
        File(
          id: "Core", children: [File(id: "App.swift", size: 12), File(id: "Loop.swift", size: 7)]),
        File(id: "Text", children: [File(id: "Width.swift", size: 31)]),
        File(id: "main.swift", size: 1),
      ]),
    File(id: "Tests", children: [File(id: "AppTests.swift", size: 18)]),
    File(id: "README.md", size: 4),
  ]
}
