import FileWork
import Recurse

// The line below the panes, in which a person types a command.
extension FileManagerApp {
  /// The window from which on the line is always there.
  private static let roomySize = CellSize(columns: 60, rows: 24)

  /// Whether the line is there also when nothing is typed. Who reads a text in the whole window
  /// does not need it.
  func keepsCommandLine(_ state: State, _ size: CellSize) -> Bool {
    size.columns >= Self.roomySize.columns && size.rows >= Self.roomySize.rows && !state.isViewing
  }

  /// The line as it waits, or with what is typed.
  func commandLine(_ state: State, _ size: CellSize) -> Node {
    let folder = state.archives.outside(state.list.folder).shortText
    return HStack(spacing: 1) {
      Text(folder).foreground(.secondaryText).lineLimit(1).truncationMode(.head)
        .frame(width: min(folder.cellWidth, size.columns / 3))
      if state.command.isOpen {
        Text("$").bold().foreground(.accent)
        commandField(staysOpen: keepsCommandLine(state, size), page: size.rows - Self.otherRows)
      } else {
        Text("$").foreground(.secondaryText)
        Text(verbatim: state.command.text).lineLimit(1).flex(grow: 1, shrink: 1)
        Text("“:” begins a command").foreground(.secondaryText).lineLimit(1).flex(shrink: 1000)
      }
    }
    .padding(horizontal: 1)
    .onTapGesture { $0.beginCommand() }
  }

  /// The rows of the window that show no entry of a list, and one that stays when a page is turned.
  private static let otherRows = 6

  /// - Parameters:
  ///   - staysOpen: whether a person goes on in the line after a command.
  ///   - page: the entries over which a page of the list leads.
  private func commandField(staysOpen: Bool, page: Int) -> Node {
    TextField(
      "Command", text: \.command.text,
      prompt: "a command; Alt+Enter writes the name, Alt+A all marked"
    )
      .onSubmit { $0.runCommand(staysOpen: staysOpen) }
      .history(\.command.history)
      .suggestions(\.commandCompletions)
      .focused(\.focus, equals: .command)
      .onKey(Key.enter.with(.alt)) { $0.insertNames(allMarked: false) }
      .onKey(.alt("a")) { $0.insertNames(allMarked: true) }
      .onKey(.tab) { $0.leaveEmptyCommand() }
      .onKey(.pageUp) { $0.list.moveCursor(by: -page) }
      .onKey(.pageDown) { $0.list.moveCursor(by: page) }
      .onKey(.escape) { $0.endCommand() }
      .onKey(.control("c")) { $0.command.text = "" }
      .flex(grow: 1, shrink: 1)
  }
}
