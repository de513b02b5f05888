import Recurse

/// A list of things to do: found, added, edited, deleted, brought back, and kept in a file.
struct AppName: App {
  /// The items at the start.
  let items: [Item]
  /// Keeps the items, off the main thread.
  let save: @Sendable ([Item]) async throws -> Void

  struct State {
    var items: [Item]
    /// The items that the file has.
    var saved: [Item]
    var saves = 0
    /// The items before each change, for `undo`.
    var past: [[Item]] = []
    var selected: Item.ID?
    var query = ""
    var draft = ""
    var focus: Focus? = .list
    var notice: String?
    var problem: String?
    var isLeaving = false
    var isDone = false

    /// Whether the end of the app would lose something: a line that was not added, a failed save.
    var isAtRisk: Bool { !draft.trimmingSpaces.isEmpty || problem != nil }
    var left: Int { items.count { !$0.isDone } }

    mutating func add() {
      let title = draft.trimmingSpaces
      guard !title.isEmpty else { return }
      let item = Item(title: title)
      change { $0.append(item) }
      (draft, query, selected) = ("", "", item.id)
    }

    mutating func delete(_ item: Item) {
      change { $0.removeAll { $0.id == item.id } }
      notice = "Deleted “\(item.title)”"
    }

    mutating func rename(_ id: Item.ID, to title: String) {
      let title = title.trimmingSpaces
      guard !title.isEmpty else { return }
      change { $0[id: id]?.title = title }
    }

    mutating func undo() {
      guard let last = past.popLast() else { return }
      (items, notice, problem) = (last, nil, nil)
    }

    mutating func quit() { if isAtRisk { isLeaving = true } else { isDone = true } }

    /// Changes the items such that `undo` takes it back.
    mutating func change(_ body: (inout [Item]) -> Void) {
      past.append(items)
      body(&items)
      problem = nil
    }
  }

  enum Focus { case list, search, draft }

  var initialState: State { State(items: items, saved: items, selected: items.first?.id) }

  func render(state: State) -> Node {
    WithEnvironment(\.windowSize) { size in
      VStack(alignment: .stretch) {
        header(state)
        if state.focus == .search || !state.query.isEmpty { search }
        list(state)
        if let problem = state.problem { Text("✗ \(problem)").foreground(.error).lineLimit(2) }
        if size.rows >= 8 || state.focus == .draft { draft }
        if size.rows >= 4 { KeyHints() }
      }
      // In a wide window the lines stay short enough to be read.
      .padding(horizontal: max(0, (size.columns - 100) / 2))
    }
    .commands {
      Command("Add", key: "a") { $0.focus = .draft }
      Command("Find", key: "/") { $0.focus = .search }
      Command("Undo", key: "u", isEnabled: !state.past.isEmpty) { $0.undo() }
      Command("Save again", key: "s", isEnabled: state.problem != nil) { $0.problem = nil }
      Command("Quit", key: "q") { $0.quit() }
    }
    .alert("Leave without saving?", isPresented: \.isLeaving) {
      Button("Leave", role: .destructive) { $0.isDone = true }
      Button("Stay", role: .cancel)
    } message: {
      Text(state.problem == nil ? "The new line is not added." : "The last changes are not kept.")
    }
    .toast(item: \.notice) { notice in Text("\(notice) – u brings it back").lineLimit(2) }
    .windowTitle("app-name")
  }

  func effects(state: State) -> [Effect] {
    if state.items != state.saved, state.problem == nil {
      // The key is the number of the save: what changes during one is saved by the next.
      .task(id: state.saves, onCancel: .finish) { [save, items = state.items] app in
        do {
          try await save(items)
          app.send { ($0.saved, $0.saves) = (items, $0.saves + 1) }
        } catch {
          app.send { $0.problem = "\(error)" }
        }
      }
    }
    if state.isDone { .quit() }
  }

  // MARK: - Parts

  private func header(_ state: State) -> Node {
    HStack(spacing: 2) {
      Text("To do").bold().foreground(.accent).lineLimit(1)
      Text("\(state.left) of \(state.items.count)").foreground(.secondaryText).lineLimit(1)
      Spacer()
      if state.items != state.saved { Text("not saved").foreground(.warning).lineLimit(1) }
    }
    .padding(horizontal: 1).background(.surface)
  }

  private var search: Node {
    TextField("Find", text: \.query, prompt: "letters of a title")
      .focused(\.focus, equals: .search)
      .onSubmit { $0.focus = .list }
      .onKey(.escape) { ($0.query, $0.focus) = ("", .list) }
      .padding(horizontal: 1)
  }

  private func list(_ state: State) -> Node {
    List(\.items, matching: \.query, in: \.title, selection: \.selected) { item in
      HStack {
        Text(item.isDone ? "✓" : "·").foreground(item.isDone ? .success : .secondaryText)
          .onTapGesture { $0.change { $0[id: item.id]?.isDone.toggle() } }
        Text(item.title).lineLimit(1).foreground(item.isDone ? .secondaryText : .text)
      }
      .onEdit(item.title) { $0.rename(item.id, to: $1) }
      .onDelete { $0.delete(item) }
      .command("Done", key: "space") { $0.change { $0[id: item.id]?.isDone.toggle() } }
    } placeholder: {
      if state.query.isEmpty {
        EmptyState("Nothing to do", message: "Press a to add a line.")
      } else {
        EmptyState("No line is like that", message: "Escape shows all of them.")
      }
    }
    .selectionFallback(.neighbor)
    .focused(\.focus, equals: .list)
  }

  private var draft: Node {
    TextField("New", text: \.draft, prompt: "What is to be done?")
      .focused(\.focus, equals: .draft)
      .onSubmit { $0.add() }
      .onKey(.escape) { $0.focus = .list }
      .padding(horizontal: 1)
  }
}

extension String {
  /// The text without spaces at its ends.
  fileprivate var trimmingSpaces: String {
    let start = drop { $0.isWhitespace }
    return String(start.prefix(start.count - start.reversed().prefix { $0.isWhitespace }.count))
  }
}

@main enum Program {
  static func main() {
    let argument = CommandLine.arguments.dropFirst().first
    if let argument, argument.hasPrefix("-") {
      print("Usage: app-name [FILE]\nKeeps a list of things to do in FILE.")
      return
    }
    AppName.launch {
      let file = ItemFile(path: argument)
      return AppName(items: try file.read()) { try file.write($0) }
    }
  }
}
