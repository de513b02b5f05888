import Recurse
import RecurseFiles

/// Files and folders that are chosen, and the name of a new file.
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
      Button("Open…") { $0.isOpening = true }
      Button("Folder…") { $0.isChoosing = true }
      Button("Save as…") { $0.isSaving = true }
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
    VStack(alignment: .stretch, spacing: 1) {
      FlowStack(spacing: 2) {
        Button("Open…") { $0.isOpening = true }
        Button("Folder…") { $0.isChoosing = true }
        Button("Save as…") { $0.isSaving = true }
      }
      .fileImporter(
        isPresented: \.isOpening, allowsMultipleSelection: true, recents: \.recents
      ) { state, files in
        state.chosen = files
      }
      .fileImporter(isPresented: \.isChoosing, allowing: .folders) { $0.chosen = $1 }
      .fileExporter(isPresented: \.isSaving, defaultName: "notes.txt") { $0.chosen = [$1] }
      if state.chosen.isEmpty {
        Text("Nothing is chosen yet.").foreground(.secondaryText)
      } else {
        for file in state.chosen { Text(file.description).key(file) }
      }
    }
  }
}
