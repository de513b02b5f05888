import Recurse

/// A file or a folder, as an app has it.
struct Folder: Identifiable, Equatable {
  var id: String
  var children: [Folder]?

  init(_ id: String, _ children: [Folder]? = nil) { (self.id, self.children) = (id, children) }

  static let sample = [
    Folder(
      "Sources",
      [
        Folder("Core", [Folder("App.swift"), Folder("Stage.swift")]),
        Folder("Empty", []),
        Folder("main.swift"),
      ]),
    Folder("README.md"),
  ]
}

/// A tree of plain values.
struct FolderTree: Component {
  struct State: Equatable {
    var files = Folder.sample
    var open: Set<String> = []
    var selected: String?
    var log: [String] = []
  }

  var start = State()
  var hasAccessories = true
  var initialState: State { start }

  func render(state: State) -> Node {
    List(\.files, children: \.children, expanded: \.open, selection: \.selected, find: \.id) {
      file in
      if hasAccessories {
        Text(file.id)
          .onExpand { $0.log.append("expand \(file.id)") }
          .onAccessory { $0.log.append("accessory \(file.id)") }
      } else {
        Text(file.id)
      }
    } placeholder: {
      Text("No files")
    }
    .onKey(.function(5)) { $0.open = [] }
    .onKey(.function(6)) { $0.files[0].children?[0].children = [] }
  }
}
