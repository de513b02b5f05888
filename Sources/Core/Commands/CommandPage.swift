import RecurseLists
import RecurseReconciler
import RecurseTerminal
import RecurseWidgets

/// All that keys would do now, to be found by typing and run by Enter or a click.
struct CommandPage: Component {
  let commands: [ListedCommand]
  /// What the control does with keys that has the focus, and what it is called.
  let hints: [KeyHint]
  let control: String
  let words: Words
  /// Closes the page and runs a command.
  let run: @MainActor (ListedCommand) -> Void

  struct State {
    let commands: [Entry]
    var filter = "" { didSet { selected = shown.first?.id } }
    var selected: Int?

    /// A command by its place among all. What is only read comes before them, with numbers below 0.
    struct Entry: Identifiable, Equatable {
      let id: Int
      let title: String
      var keys = ""
      var isEnabled = true
      var isTitle = false

      var isCommand: Bool { id >= 0 }
    }

    /// What the focused control does with keys.
    let hints: [Entry]

    init(_ commands: [ListedCommand], _ hints: [KeyHint], of control: String) {
      self.commands = commands.enumerated().map { index, command in
        Entry(
          id: index, title: command.title,
          keys: command.keys.map(\.description).joined(separator: ", "),
          isEnabled: command.isEnabled)
      }
      let entries = hints.enumerated().map { index, hint in
        Entry(id: index - hints.count, title: hint.title, keys: hint.spelledKeys)
      }
      let title = Entry(id: -hints.count - 1, title: control, isTitle: true)
      self.hints = hints.isEmpty ? [] : [title] + entries
      selected = self.commands.first?.id
    }

    /// The commands whose titles have all words of the filter.
    var shown: [Entry] { found.filter(\.isCommand) }

    /// These, and before them what the focused control does with keys.
    var listed: [Entry] { found }

    private var found: [Entry] {
      let words = filter.lowercased().split { $0 == " " }
      guard !words.isEmpty else { return hints + commands }
      return (hints + commands).filter { entry in
        let title = entry.title.lowercased()
        return !entry.isTitle
          && words.allSatisfy { word in
            title.indices.contains { title[$0...].hasPrefix(word) }
          }
      }
    }

    mutating func move(by step: Int) {
      let shown = shown
      guard !shown.isEmpty else { return }
      let current = shown.firstIndex { $0.id == selected } ?? 0
      selected = shown[min(max(0, current + step), shown.count - 1)].id
    }
  }

  var initialState: State { State(commands, hints, of: control) }

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      TextField(words.find, text: \.filter)
        .calling(Submission.self) { _, state in choose(state.selected, in: state) }
      list(state)
    }
    .frame(minWidth: 8, idealWidth: width(of: state), maxWidth: .cells(width(of: state)))
    .flex(shrink: 1)
    .onKey(.up) { $0.move(by: -1) }
    .onKey(.down) { $0.move(by: 1) }
    .onKey(.pageUp) { $0.move(by: -Self.rows) }
    .onKey(.pageDown) { $0.move(by: Self.rows) }
  }

  private func list(_ state: State) -> Node {
    List(state.listed, selection: \.selected) { command in
      HStack(spacing: 2) {
        title(command).lineLimit(1).flex(grow: 1, shrink: 1)
        Text(command.keys).lineLimit(1).flex(shrink: 100)
      }
      .selectionDisabled(!command.isCommand)
      .disabled(!command.isEnabled)
      .calling(RowSelection.self) { _, state in choose(command.id, in: state) }
    } placeholder: {
      Text(words.noData)
    }
    .focusable(false)
    .frame(
      minHeight: 1, idealHeight: height(of: state), maxHeight: .cells(height(of: state))
    )
    .flex(shrink: 1)
  }

  private func title(_ entry: State.Entry) -> Text {
    entry.isTitle ? Text(entry.title).bold() : Text(entry.title)
  }

  private func choose(_ id: Int?, in state: State) -> Bool {
    guard let id, commands.indices.contains(id), state.shown.contains(where: { $0.id == id }) else {
      return true
    }
    if commands[id].isEnabled { run(commands[id]) }
    return true
  }

  private static let rows = 12

  private func width(of state: State) -> Int {
    let longest =
      (state.hints + state.commands).map { $0.title.count + $0.keys.count + 2 }.max() ?? 0
    return min(max(30, longest + 1), 60)
  }

  private func height(of state: State) -> Int {
    max(1, min(state.hints.count + state.commands.count, Self.rows))
  }
}
