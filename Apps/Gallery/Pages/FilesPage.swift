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
    var copies = 1
    var paper = "A4"
    var isTwoSided = true
    var isInColor = false

    /// The sheets of paper that the files take, of four pages each.
    var sheets: Int { chosen.count * copies * (isTwoSided ? 2 : 4) }
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

  private static let jobs = ["minutes.pdf, 2 sheets", "poster.png, 1 sheet", "notes.txt, 4 sheets"]

  var initialState: State { State() }

  func render(state: State) -> Node {
    Cards {
      Card("Print", note: "nothing is printed") {
        Text("Any file will do. The dialog finds one by a few letters of its name.")
          .foreground(.secondaryText).padding(.bottom)
        buttons
      }
      Card("Chosen", note: state.chosen.isEmpty ? "" : "\(state.chosen.count)") {
        if state.chosen.isEmpty {
          EmptyState("Nothing is chosen yet", message: "Open files, or a folder.")
        } else {
          for file in state.chosen { Text(file.description).key(file) }
        }
      }
      settings(state)
      printer(state)
    }
  }

  private var buttons: Node {
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

  private func settings(_ state: State) -> Node {
    Card("How it is printed", note: "\(state.sheets) sheets") {
      Form {
        Stepper("Copies", value: \.copies, in: 1...20)
        Picker("Paper", selection: \.paper, options: ["A4", "A5", "Letter"], style: .segmented) {
          Text($0)
        }
        Toggle("Both sides", isOn: \.isTwoSided)
        Toggle("In color", isOn: \.isInColor)
      }
    }
  }

  private func printer(_ state: State) -> Node {
    Card("The printer", note: "in the corridor") {
      Form {
        let rest = 180 - min(180, state.sheets)
        Gauge("Paper", value: rest, in: 0...250, caption: "\(rest) sheets")
        Gauge("Black", value: 0.72, caption: "      72 %")
        Gauge("Color", value: 0.08, caption: "       8 %")
          .foreground(state.isInColor ? .error : .warning)
      }
      Text(state.isInColor ? "The color will not last." : "Ready")
        .foreground(state.isInColor ? .warning : .success).padding(.top)
      for job in Self.jobs {
        Text("✓ ").foreground(.success) + Text(job).foreground(.secondaryText)
      }
    }
  }
}
