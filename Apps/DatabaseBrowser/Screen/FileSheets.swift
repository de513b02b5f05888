import DatabaseWork
import Recurse

/// The file that rows, or the whole database, are written to.
enum ExportSheet {
  @MainActor @NodeBuilder<DatabaseBrowserApp>
  static func content(_ source: ExportSource?) -> DatabaseBrowserApp.Node {
    VStack(alignment: .stretch) {
      Text(source == .database ? "Write the database to a file" : "Write rows to a file").bold()
      SheetGap()
      Picker(
        "Format", selection: \.exportFormat, options: source?.formats ?? [], style: .segmented
      ) { Text($0.rawValue) }
      HStack(spacing: 2) {
        Text("File")
        TextField("File", text: \.exportPath, prompt: "a name").defaultFocus().flex(grow: 1)
      }
      FileFormEnd.content(\.exportWork, "Write") { $0.export() }
    }
    .frame(width: 60)
  }
}

extension BrowserState {
  var hasExportForm: Bool {
    get { exportForm?.work.isAside == false }
    set {
      guard !newValue else { return }
      cancel(exportWork)
      exportForm = nil
    }
  }

  var exportWork: FormWork? { exportForm?.work }

  var exportFormat: ExportFormat {
    get { exportForm?.format ?? .csv }
    set { exportForm?.format = newValue }
  }

  var exportPath: String {
    get { exportForm?.path ?? "" }
    set { exportForm?.path = newValue }
  }
}

/// The file that is read, and the table that takes its lines.
enum ImportSheet {
  private static let labelColumns = 4

  @MainActor @NodeBuilder<DatabaseBrowserApp>
  static func content() -> DatabaseBrowserApp.Node {
    VStack(alignment: .stretch) {
      Text("Import CSV").bold()
      SheetGap()
      // In a form, Enter imports from each field: the table is known mostly.
      Form {
        TextField("File", text: \.importPath, prompt: "a name, such as people.csv")
          .defaultFocus()
        TextField("Into", text: \.importTable, prompt: "a table that is there, or a new one")
      }
      Text("A first line with the names of columns is no row.").foreground(.secondaryText)
        .lineLimit(2).padding(.leading, labelColumns + 2)
      FileFormEnd.content(\.importWork, "Import") { $0.load() }
    }
    .frame(width: 60)
  }
}

extension BrowserState {
  var hasImportForm: Bool {
    get { importForm?.work.isAside == false }
    set {
      guard !newValue else { return }
      cancel(importWork)
      importForm = nil
    }
  }

  var importWork: FormWork? { importForm?.work }

  var importPath: String {
    get { importForm?.path ?? "" }
    set { importForm?.path = newValue }
  }

  var importTable: String {
    get { importForm?.table ?? "" }
    set { importForm?.table = newValue }
  }
}

/// The reason for which a form's work has failed, above the buttons of its sheet.
enum FileFormEnd {
  @MainActor @NodeBuilder<DatabaseBrowserApp>
  static func content(
    _ work: KeyPath<BrowserState, FormWork?>, _ verb: String,
    action: @escaping @MainActor (inout BrowserState) -> Void
  ) -> DatabaseBrowserApp.Node {
    Reading(work) { work in
      VStack(alignment: .stretch) {
        if let problem = work?.problem { Text(problem).foreground(.error).lineLimit(3) }
        SheetGap()
        FlowStack(spacing: 2) {
          Button(verb) { action(&$0) }.keyboardShortcut(.defaultAction)
          Button("Cancel", role: .cancel)
          if work?.job != nil { Spinner(verb) }
        }
      }
    }
  }
}
