import Recurse

/// Users and stories in one list. Rows move between sections, and some may not be selected, edited
/// or deleted. There are actions beside a row, and a section that comes and goes. Pages are loaded
/// at the end, with placeholders for the rows that are still to come.
package struct StoriesApp: App {
  private let table: StoryTable
  private let source: any StorySource

  package struct State {
    package var selected: Entry.ID?
    /// The stories loaded last; loading while a page is on its way.
    package var page = Loadable<Int, StoryFailure>.idle
    package var pages = 0
    package var isComplete = false
    var isDone = false

    mutating func loadNextPage() {
      guard !isComplete, !page.isLoading else { return }
      page.begin()
    }
  }

  package init(table: StoryTable, source: any StorySource) {
    self.table = table
    self.source = source
  }

  package var initialState: State {
    var state = State(selected: table.sections.value.first?.rows.first?.id)
    state.page.begin()
    return state
  }

  package func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      WithEnvironment(\.windowSize) { window in
        if window.rows >= 16 { header }
        let hasPanel = window.columns >= 60 && window.rows >= 16
        let isWide = hasPanel && window.columns >= 100
        HStack(alignment: .stretch) {
          list(state, showsAuthors: isWide)
            .padding(horizontal: hasPanel ? 1 : 0)
            .border(hasPanel ? .rounded : nil)
          if isWide { detail(state).frame(width: 40) }
        }
        // In a wide window the end of a row stays near its beginning.
        .padding(horizontal: hasPanel ? max(1, (window.columns - 140) / 2) : 0)
      }
      KeyHints()
    }
    .commands {
      Command("Add", key: "a") { _ in table.addUser() }
      Command("Quit", key: "q") { $0.isDone = true }
    }
    .windowTitle("Stories")
  }

  /// The number of rows in each section.
  private var header: Node {
    HStack {
      Text("Reading list").bold().foreground(.accent).lineLimit(1)
      Spacer()
      Observing(table.sections.sections.map { $0.map { ($0.header, $0.rows.count) } }) { counts in
        for (group, count) in counts {
          Text("\(Text("\(count)").bold()) \(group.rawValue.lowercased())").lineLimit(1)
        }
      }
    }
    .padding(horizontal: 1).background(.surface)
  }

  /// The selected row beside the list.
  private func detail(_ state: State) -> Node {
    let selected = state.selected
    return VStack(alignment: .stretch) {
      Observing(
        table.sections.sections.map { sections in
          sections.lazy.flatMap(\.rows).first { $0.id == selected }
        }
      ) { entry in
        if let entry {
          VStack(alignment: .stretch, spacing: 1) {
            VStack(alignment: .stretch) {
              Text(entry.text).bold()
              Text([entry.author, entry.note].filter { !$0.isEmpty }.joined(separator: ", "))
                .foreground(.accent)
            }
            if !entry.about.isEmpty { Text(entry.about) }
            Text(entry.author.isEmpty ? "" : "Press ← for more, e to change the title.")
              .foreground(.secondaryText)
          }
        } else {
          EmptyState("Nothing is selected", message: "↑ and ↓ choose a row.")
        }
      }
    }
    .padding(horizontal: 2, vertical: 1).frame(maxHeight: .infinity).background(.surface)
  }

  private func list(_ state: State, showsAuthors: Bool) -> Node {
    List(table.sections, selection: \.selected, selectable: \.isSelectable) { entry in
      row(entry, showsAuthors: showsAuthors)
    } header: { group in
      Text(group.rawValue).bold().foreground(.accent)
    } footer: {
      footer(state)
    }
    .accessibilityLabel("Stories")
    .animation(.slide)
    .onReachEnd { if $0.page.failure == nil { $0.loadNextPage() } }
  }

  private func row(_ entry: Entry, showsAuthors: Bool) -> Node {
    HStack {
      Text(entry.text).lineLimit(1).foreground(entry.rules.isEmpty ? .secondaryText : nil)
      Spacer()
      if showsAuthors, !entry.author.isEmpty {
        Text(entry.author).foreground(.secondaryText).lineLimit(1)
      }
      if !entry.note.isEmpty {
        Text(entry.note).foreground(.secondaryText).lineLimit(1)
          .frame(width: showsAuthors && !entry.author.isEmpty ? 6 : nil, alignment: .trailing)
          .flex(shrink: 0)
      }
    }
    .padding(.trailing)
    .onEdit(entry.text) { _, text in table.rename(entry.id, to: text) }
    .command("Delete", key: "delete", isEnabled: entry.rules.contains(.delete)) { _ in
      table.delete(entry.id)
    }
    .onMove(within: .list) { _, move in table.move(move) }
    .swipeActions {
      if entry.id.hasPrefix("story") { Button("Save") { _ in table.save(entry.id) } }
      if entry.rules.contains(.delete) { Button("Delete") { _ in table.delete(entry.id) } }
    }
    .editable(entry.rules.contains(.edit))
  }

  @NodeBuilder<StoriesApp>
  private func footer(_ state: State) -> Node {
    if state.pages == 0, state.page.isLoading {
      PlaceholderRows(3)
    } else {
      LoadingRow(state.page, message: "More stories…") { $0.loadNextPage() }
    }
  }

  package func effects(state: State) -> [Effect] {
    if state.page.isLoading {
      .task(id: state.pages) { app in
        do throws(StoryFailure) {
          let stories = try await source.page(state.pages)
          app.send { state in
            table.append(stories)
            state.pages += 1
            state.isComplete = stories.isEmpty
            state.page.succeed(with: stories.count)
          }
        } catch {
          app.send { $0.page.fail(with: error) }
        }
      }
    }
    if state.isDone { .quit() }
  }
}
