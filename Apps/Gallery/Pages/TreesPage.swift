import Recurse

/// The files of a project in a tree, beside what is selected.
struct TreesPage: GalleryContent {
  struct File: Identifiable, Equatable {
    var id: String
    var size = 0
    var children: [File]?

    /// The sizes of all files in it, in kilobytes.
    var total: Int { size + (children ?? []).reduce(0) { $0 + $1.total } }
    var count: Int { children.map { $0.reduce(0) { $0 + $1.count } } ?? 1 }
  }

  struct State: Equatable {
    var files = TreesPage.files
    var open: Set<File.ID> = ["Sources", "Core", "Text", "Screen", "Tests", "docs"]
    var selected: File.ID? = "Sources"
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
    Sides {
      Card("The project", note: "\(state.files.reduce(0) { $0 + $1.count }) files") { tree }
        .flex(grow: 1, basis: 0)
    } side: {
      Card(state.selected ?? "Nothing is selected") {
        if let file = state.selected.flatMap({ Self.find($0, in: state.files) }) {
          Form {
            LabeledContent("Kind", value: file.children == nil ? "file" : "folder")
            LabeledContent("Files", value: "\(file.count)")
            Gauge(
              "Share", value: Double(file.total),
              in: 0...Double(state.files.reduce(0) { $0 + $1.total }),
              caption: Self.kilobytes(file.total)
            )
          }
          if let children = file.children {
            Text("In it").bold().padding(.top)
            Form {
              for child in children.sorted(by: { $0.total > $1.total }) {
                Gauge(
                  child.id, value: Double(child.total), in: 0...Double(max(1, file.total)),
                  caption: Self.kilobytes(child.total)
                )
                .key(child.id)
              }
            }
          }
        }
        Spacer()
      }
      .flex(grow: 1, basis: 0)
    }
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
    .accessibilityLabel("Files")
  }

  /// ` 28 KB`, as wide as any other.
  private static func kilobytes(_ number: Int) -> String {
    let digits = "\(number)"
    return String(repeating: " ", count: max(0, 3 - digits.count)) + digits + " KB"
  }

  private static func find(_ id: File.ID, in files: [File]) -> File? {
    for file in files {
      if file.id == id { return file }
      if let found = find(id, in: file.children ?? []) { return found }
    }
    return nil
  }

  private nonisolated static let files = [
    File(
      id: "Sources",
      children: [
        File(
          id: "Core",
          children: [
            File(id: "App.swift", size: 12), File(id: "Loop.swift", size: 7),
            File(id: "Frame.swift", size: 9),
          ]),
        File(
          id: "Text",
          children: [File(id: "Width.swift", size: 31), File(id: "Wrap.swift", size: 14)]),
        File(
          id: "Screen",
          children: [
            File(id: "Cells.swift", size: 21), File(id: "Colors.swift", size: 11),
            File(id: "Diff.swift", size: 17), File(id: "Keys.swift", size: 26),
          ]),
        File(id: "main.swift", size: 1),
      ]),
    File(
      id: "Tests",
      children: [
        File(id: "AppTests.swift", size: 18), File(id: "KeysTests.swift", size: 13),
        File(id: "WrapTests.swift", size: 22),
      ]),
    File(
      id: "docs", children: [File(id: "guide.md", size: 16), File(id: "keys.md", size: 5)]),
    File(id: "LICENSE", size: 1), File(id: "Package.swift", size: 2),
    File(id: "README.md", size: 4),
  ]
}
