import Recurse
import RecurseFiles

/// A printer's desk: files and folders that are chosen, and the name of a new file.
struct FilesPage: GalleryContent {
  struct State: Equatable {
    var isOpening = false
    var isChoosing = false
    var isSaving = false
    var chosen: [FileLocation] = []
    var recents: [FileLocation] = []
  }

  static let source = """
    FlowStack(spacing: 2) {
      Button("Files…") { $0.isOpening = true }
      Button("A folder…") { $0.isChoosing = true }
      Button("To a file…") { $0.isSaving = true }
    }
    .fileImporter(
      isPresented: \\.isOpening, allowsMultipleSelection: true, recents: \\.recents
    ) { state, files in
      state.chosen = files
    }
    .fileImporter(isPresented: \\.isChoosing, allowing: .folders) { $0.chosen = $1 }
    .fileExporter(isPresented: \\.isSaving, defaultName: "notes.txt") { $0.chosen = [$1] }
    """

  var initialState: State { State() }

  func render(state: State) -> Node {
    Cards {
      Card("Print", note: "nothing is printed") {
        FlowStack(spacing: 2) {
          Button("Files…") { $0.isOpening = true }
          Button("A folder…") { $0.isChoosing = true }
          Button("To a file…") { $0.isSaving = true }
        }
        .fileImporter(
          isPresented: \.isOpening, allowsMultipleSelection: true, recents: \.recents
        ) { state, files in
          state.chosen = files
        }
        .fileImporter(isPresented: \.isChoosing, allowing: .folders) { $0.chosen = $1 }
        .fileExporter(isPresented: \.isSaving, defaultName: "notes.txt") { $0.chosen = [$1] }
      }
      .card(40)
      Card("Chosen", note: state.chosen.isEmpty ? "" : "\(state.chosen.count)") {
        if state.chosen.isEmpty {
          Text("Nothing is chosen yet.").foreground(.secondaryText)
        } else {
          for file in state.chosen { Text(file.description).key(file) }
        }
      }
      .card(40)
    }
  }
}
