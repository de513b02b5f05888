import Recurse

/// Panes with dividers between them.
struct PanesPage: GalleryContent {
  struct State: Equatable {
    var sizes: SplitSizes = ["files": .cells(14)]
    var files = ["README.md", "LICENSE", "Package.swift"]
    var selected: String? = "LICENSE"
    var note = ""
  }

  static let source = """
    HSplitView(\\.sizes) {
      Pane("files", min: 8, collapses: true) {
        List(\\.files, id: \\.self, selection: \\.selected) { file in Text(file) }
      }
      Pane("texts", min: 12) {
        VSplitView(\\.sizes) {
          Pane("text", min: 2) { Text("The text of \\(state.selected ?? "nothing")") }
          Pane("notes", min: 2, collapses: true) { TextField("A note", text: \\.note) }
        }
      }
    }
    .border()
    .frame(height: 9)
    """

  var initialState: State { State() }

  func render(state: State) -> Node {
    HSplitView(\.sizes) {
      Pane("files", min: 8, collapses: true) {
        List(\.files, id: \.self, selection: \.selected) { file in Text(file) }
      }
      Pane("texts", min: 12) {
        VSplitView(\.sizes) {
          Pane("text", min: 2) { Text("The text of \(state.selected ?? "nothing")") }
          Pane("notes", min: 2, collapses: true) { TextField("A note", text: \.note) }
        }
      }
    }
    .border()
    .frame(height: 9)
  }
}
