import Recurse
import RecurseReaders

/// A reader of a project: its files, the text of one, and a note, with dividers between them.
struct PanesPage: GalleryContent {
  struct State: Equatable {
    var sizes: SplitSizes = ["files": .cells(16)]
    var files = ["README.md", "LICENSE", "Package.swift"]
    var selected: String? = "Package.swift"
    var note = ""
  }

  static let source = """
    HSplitView(\\.sizes) {
      Pane("files", min: 8, collapses: true) {
        List(\\.files, id: \\.self, selection: \\.selected) { file in Text(file).lineLimit(1) }
      }
      Pane("texts", min: 12) {
        VSplitView(\\.sizes) {
          Pane("text", min: 2) { text(of: state.selected) }
          Pane("notes", min: 2, collapses: true) { TextField("A note", text: \\.note) }
        }
      }
    }
    """

  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      HSplitView(\.sizes) {
        Pane("files", min: 8, collapses: true) {
          List(\.files, id: \.self, selection: \.selected) { file in Text(file).lineLimit(1) }
        }
        Pane("texts", min: 12) {
          VSplitView(\.sizes) {
            Pane("text", min: 2) { text(of: state.selected) }
            Pane("notes", min: 2, collapses: true) { TextField("A note", text: \.note) }
          }
        }
      }
    }
    .frame(maxHeight: .infinity).background(.surface)
  }

  @NodeBuilder<Self>
  private func text(of file: String?) -> Node {
    ScrollView {
      Code(
        file.flatMap { Self.texts[$0] } ?? "",
        language: file == "Package.swift" ? .swift : nil)
    }
  }

  private static let texts = [
    "README.md": "A reader for files.\n\nStart it in a folder.",
    "LICENSE": "Do what you like, and keep this line.",
    "Package.swift": """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "reader",
        targets: [.executableTarget(name: "reader")])
      """,
  ]
}
