import RecurseLists
import RecurseMatching
import RecurseReconciler
import RecurseTerminal
import RecurseWidgets

/// A searchable page of all current key commands, which Enter and a click run.
struct CommandPage: Component {
  let uses: [ListedCommand]
  /// The name of the focused control.
  let control: String
  let reference: WordsReference
  /// Closes the page and runs a command.
  let run: @MainActor (ListedCommand) -> Void

  private var words: Words { reference.words }

  struct State {
    var filter = "" { didSet { selected = shown.first?.id } }
    var selected: Int?

    /// A command, identified by its index among all, or the title of a group. A read-only entry has
    /// a negative id.
    struct Entry: Identifiable, Equatable {
      let id: Int
      let title: String
      var help = ""
      var keys = ""
      var isEnabled = true
      var isTitle = false

      var isCommand: Bool { id >= 0 }
      var canBeRun: Bool { isCommand && isEnabled }
    }

    /// All entries, in groups with titles.
    let entries: [Entry]

    init(_ uses: [ListedCommand], _ titles: [(origin: ListedCommand.Origin, title: String)]) {
      let groups = titles.map { group in
        (group.title, uses.indices.filter { uses[$0].origin == group.origin })
      }.filter { !$0.1.isEmpty }
      entries = groups.enumerated().flatMap { number, group in
        let title = Entry(id: -uses.count - number - 1, title: group.0, isTitle: true)
        return (groups.count > 1 ? [title] : []) + group.1.map { Entry(uses[$0], at: $0) }
      }
      selected = shown.first?.id
    }

    /// The commands that can be run and whose titles match the filter, the best first, then those
    /// whose descriptions have a word that begins with it.
    var shown: [Entry] { found.filter(\.canBeRun) }

    /// The shown commands, and the keys of the focused control; with group titles if the filter is
    /// empty.
    var listed: [Entry] { found }

    private var found: [Entry] {
      guard filter.contains(where: { $0 != " " }) else { return entries }
      let commands = entries.filter { !$0.isTitle }
      let byTitle = fuzzyMatches(of: filter, in: commands.map(\.title)).map { commands[$0] }
      let ids = Set(byTitle.map(\.id))
      let text = filter.lowercased()
      return byTitle
        + commands.filter { command in
          !ids.contains(command.id)
            && command.help.lowercased().split { $0 == " " }.contains { $0.hasPrefix(text) }
        }
    }

    /// The columns of the longest title with a description.
    var titleWidth: Int {
      min(24, entries.map { $0.help.isEmpty ? 0 : $0.title.count + 1 }.max() ?? 0)
    }

    mutating func move(by step: Int) {
      let shown = shown
      guard !shown.isEmpty else { return }
      let current = shown.firstIndex { $0.id == selected } ?? 0
      selected = shown[min(max(0, current + step), shown.count - 1)].id
    }
  }

  var initialState: State {
    State(
      uses,
      [
        (.control, control), (.command, words.commands), (.menu, words.menu),
        (.app, words.everywhere),
      ])
  }

  func render(state: State) -> Node {
    WithEnvironment(\.windowSize) { window in
      let rows = rows(of: state, in: window)
      VStack(alignment: .stretch) {
        TextField(words.find, text: \.filter)
          .calling(Submission.self) { _, state in choose(state.selected, in: state) }
        list(state, rows: rows)
      }
      .frame(minWidth: 8, idealWidth: width(of: state), maxWidth: .cells(width(of: state)))
      .flex(shrink: 1)
      .onKey(.up) { $0.move(by: -1) }
      .onKey(.down) { $0.move(by: 1) }
      .onKey(.pageUp) { $0.move(by: -rows) }
      .onKey(.pageDown) { $0.move(by: rows) }
    }
  }

  private func list(_ state: State, rows: Int) -> Node {
    List(state.listed, selection: \.selected, selectable: \.canBeRun) { command in
      HStack(spacing: 2) {
        let name = title(command, state.filter).lineLimit(1)
          .padding(.leading, command.isTitle ? 0 : 1)
        if command.help.isEmpty {
          name.flex(grow: 1, shrink: 1)
        } else {
          // Descriptions begin in one column.
          name.frame(minWidth: .cells(Double(state.titleWidth))).flex(shrink: 1)
          Text(command.help).foreground(.secondaryText).lineLimit(1).flex(grow: 1, shrink: 10_000)
        }
        Text(command.keys).lineLimit(1).flex(shrink: 100)
      }
      .foreground(command.isTitle ? .secondaryText : .text)
      // A scrollbar does not touch the keys.
      .padding(.trailing)
      .disabled(!command.isEnabled)
      .calling(RowSelection.self) { _, state in choose(command.id, in: state) }
    } placeholder: {
      Text(words.noMatch)
    }
    .focusable(false)
    .frame(minHeight: 1, idealHeight: rows, maxHeight: .cells(rows))
    .flex(shrink: 1)
  }

  private func title(_ entry: State.Entry, _ filter: String) -> Text {
    if entry.isTitle { return Text(entry.title).bold() }
    return Text(entry.title, marking: fuzzyMatch(filter, in: entry.title)?.ranges ?? [])
  }

  private func choose(_ id: Int?, in state: State) -> Bool {
    guard let id, uses.indices.contains(id), state.shown.contains(where: { $0.id == id }) else {
      return true
    }
    run(uses[id])
    return true
  }

  private func width(of state: State) -> Int {
    let titleWidth = state.titleWidth
    let widths = state.entries.map { entry in
      let title = entry.help.isEmpty ? entry.title.count : max(titleWidth, entry.title.count)
      return title + entry.keys.count + (entry.help.isEmpty ? 3 : entry.help.count + 5)
    }
    return min(max(30, (widths.max() ?? 0) + 2), titleWidth > 0 ? 72 : 60)
  }

  /// The rows of the list: all commands where two thirds of the window have room for them.
  private func rows(of state: State, in window: CellSize) -> Int {
    max(1, min(state.entries.count, max(14, window.rows * 2 / 3)))
  }
}

extension CommandPage.State.Entry {
  fileprivate init(_ use: ListedCommand, at index: Int) {
    let isRead = use.origin == .control
    self.init(
      id: isRead ? -index - 1 : index, title: use.title, help: use.help,
      keys: isRead ? use.spelledKeys : use.keys.map(\.description).joined(separator: ", "),
      isEnabled: use.isEnabled)
  }
}
