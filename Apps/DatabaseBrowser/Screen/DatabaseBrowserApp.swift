import DatabaseWork
import Recurse

/// A browser of a SQLite database: its tables with their rows, its structure, and SQL.
package struct DatabaseBrowserApp: App {
  package typealias State = BrowserState

  let path: String
  let isReadOnly: Bool
  /// The file that keeps statements; `nil` to keep none.
  let history: HistoryFile?

  package init(_ path: String, isReadOnly: Bool = false, history: HistoryFile? = nil) {
    (self.path, self.isReadOnly, self.history) = (path, isReadOnly, history)
  }

  package var initialState: State { State() }

  /// The name of the file.
  private var name: String {
    DisplayText.line(path.split(separator: "/").last.map(String.init) ?? path)
  }

  package func render(state: State) -> Node {
    WithEnvironment(\.windowSize) { size in
      VStack(alignment: .stretch) {
        if let obstacle = state.obstacle {
          noDatabase(obstacle)
        } else {
          if size.rows >= 12 { TopBar(name, state) }
          sides(state, size)
        }
        if size.rows >= 7 || state.work.problem != nil {
          StatusLine(state, isAlone: size.rows < 12)
        }
        if size.rows >= 10 { KeyHints() }
      }
    }
    .commands { allCommands(state) }
    .onChange(of: state.focus) { $0.noteFocus($1) }
    .sheets(state)
    .windowTitle("database-browser – \(name)")
  }

  private func noDatabase(_ obstacle: DatabaseProblem) -> Node {
    VStack(alignment: .stretch) {
      Spacer()
      EmptyState(
        obstacle.title, sign: "✗", color: .error,
        message: [DisplayText.line(path), obstacle.reason].compactMap { $0 }
          .joined(separator: "\n")
      ) {
        HStack(spacing: 2) {
          Button("Try again") { $0.tryAgain() }
          Button("Quit") { $0.isDone = true }
        }
      }
      Spacer()
    }
    .flex(grow: 1, shrink: 1)
  }

  /// The tree and the page: beside each other, or one of them where there is no room.
  private func sides(_ state: State, _ size: CellSize) -> Node {
    let isWide = size.columns >= 80
    return HSplitView(\.sizes) {
      if isWide || state.showsTree {
        // It has a width of its own where the rows need the room.
        let isNarrow = size.columns < BrowserState.columnsForTypes
        Pane(isNarrow ? "narrow tree" : "tree", min: 14, collapses: true) {
          tree(state, isNarrow: isNarrow && isWide)
        }
      }
      if isWide || !state.showsTree {
        Pane("page", min: 30) { pages(state, size) }
      }
    }
  }

  private func pages(_ state: State, _ size: CellSize) -> Node {
    TabView(selection: \.panel) {
      Tab(Panel.data.title, value: .data) { dataPage(state, size) }
      Tab(Panel.structure.title, value: .structure) { structurePage(state, size) }
      Tab(Panel.sql.title, value: .sql) { sqlPage(state, size) }
    }
  }

  @CommandBuilder<Self>
  private func allCommands(_ state: State) -> [Command<Self>] {
    if !state.work.isIdle {
      Command("Cancel", id: "back", key: "escape") { $0.goBack() }
    } else if !state.showsTree || state.work.problem != nil {
      Command("Back", key: "escape") { $0.goBack() }
    }
    if state.file != nil {
      Command("Other side", key: "tab") { $0.switchSide() }
      for panel in Panel.allCases {
        Command(panel.title, key: "\(panel.key)") { $0.show(panel) }
          // In a text a digit is typed, and not every terminal sends Alt with one.
          .alternateKey("alt+\(panel.key)").alternateKey(KeySequence(.function(panel.key + 1)))
      }
      Command("Write to a file…", id: "export", key: "x") { $0.beginExport() }
      Command("Write the database to a file…", id: "export-database", key: "X") {
        $0.beginDatabaseExport()
      }
      Command("Import CSV…", key: "i") { $0.beginImport() }
      careCommands()
      Command("Undo", key: "ctrl+z") { $0.work.undo() }
      Command("Redo", key: "ctrl+y") { $0.work.redo() }
      Command("Reload", key: "ctrl+l") { $0.reloadAll() }
    }
    Command("Quit", id: "quit", key: "q") { $0.quit() }
  }
}

extension DatabaseProblem {
  /// A few words for a person who wanted to open the file.
  var title: String {
    switch self {
    case .noFile: "The file cannot be read"
    case .noDatabase: "The file is no SQLite database"
    case .locked: "The database is locked"
    default: "The database cannot be opened"
    }
  }

  /// The reason, unless the title has told it.
  fileprivate var reason: String? {
    switch self {
    case .noDatabase, .locked: nil
    default: DisplayText.line("\(self)")
    }
  }
}
