import Recurse
import RecurseReaders

/// A reader of a project: its files, the text of one, and a note, with dividers between them.
struct PanesPage: GalleryContent {
  struct State: Equatable {
    var sizes: SplitSizes = ["files": .cells(17), "notes": .cells(5)]
    var files = ["README.md", "LICENSE", "Package.swift", "main.swift", "Reader.swift"]
    var selected: String? = "Reader.swift"
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
          Pane("notes", min: 2, collapses: true) { notes(state) }
        }
      }
    }
    """

  var initialState: State { State() }

  func render(state: State) -> Node {
    Card("A reader of a project", note: state.selected ?? "") {
      HSplitView(\.sizes) {
        Pane("files", min: 8, collapses: true) {
          List(\.files, id: \.self, selection: \.selected) { file in Text(file).lineLimit(1) }
        }
        Pane("texts", min: 12) {
          VSplitView(\.sizes) {
            Pane("text", min: 2) { text(of: state.selected) }
            Pane("notes", min: 2, collapses: true) { notes(state) }
          }
        }
      }
    }
    .frame(maxHeight: .infinity)
  }

  @NodeBuilder<Self>
  private func notes(_ state: State) -> Node {
    for note in Self.notes[state.selected ?? ""] ?? [] {
      (Text("• ").foreground(.accent) + Text(note)).lineLimit(1).key(note)
    }
    TextField("A note", text: \.note)
  }

  private static let notes = [
    "README.md": ["Say what it does with links.", "A picture, too?"],
    "Package.swift": ["Tests need a target of their own."],
    "main.swift": ["What if there is no such folder?"],
    "Reader.swift": [
      "A file of 2 GB is read as a whole.", "Names are sorted by bytes.",
      "Who forgets a place that is behind the end?",
    ],
  ]

  @NodeBuilder<Self>
  private func text(of file: String?) -> Node {
    ScrollView {
      Code(
        file.flatMap { Self.texts[$0] } ?? "",
        language: file?.hasSuffix(".swift") == true ? .swift : nil)
    }
  }

  private static let texts = [
    "README.md": """
      A reader for files.

      Start it in a folder. It shows what is in there, one file at a time, and goes on where it
      was left.

      - / searches, n finds the next place.
      - Enter opens a folder, and Backspace leaves it.
      - q quits.
      """,
    "LICENSE": """
      Do what you like, and keep this line.

      There is no warranty: it reads files, and files are what they are.
      """,
    "main.swift": """
      import Foundation

      let folder = CommandLine.arguments.dropFirst().first ?? "."
      var reader = Reader(folder: folder)
      for file in try reader.files() {
        print(file)
      }
      """,
    "Reader.swift": """
      import Foundation

      /// Reads the files of a folder, in the order of their names.
      struct Reader {
        let folder: String
        private(set) var place: [String: Int] = [:]

        init(folder: String) { self.folder = folder }

        func files() throws -> [String] {
          try FileManager.default.contentsOfDirectory(atPath: folder)
            .filter { !$0.hasPrefix(".") }
            .sorted()
        }

        /// The lines of a file, from where a person left it.
        func lines(of file: String) throws -> ArraySlice<Substring> {
          let text = try String(contentsOfFile: folder + "/" + file, encoding: .utf8)
          let lines = text.split(separator: "\\n", omittingEmptySubsequences: false)
          return lines[min(place[file] ?? 0, lines.count)...]
        }

        mutating func leave(_ file: String, at line: Int) {
          place[file] = line
        }
      }
      """,
    "Package.swift": """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "reader",
        targets: [.executableTarget(name: "reader")])
      """,
  ]
}
