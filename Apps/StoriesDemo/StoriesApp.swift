import Recurse

/// Users and stories in one list, with what a table may be asked for: sections that rows move
/// between, rows that may not be selected, edited or deleted, actions beside a row, pages that are
/// loaded at the end, rows in the place of those that are still to come, and a section that comes
/// and goes.
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
    var state = State()
    state.page.begin()
    return state
  }

  package func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      List(table.sections, selection: \.selected) { entry in
        row(entry)
      } header: { group in
        Text(group.rawValue).bold()
      } footer: {
        footer(state)
      }
      .animation(.slide)
      .onReachEnd { if $0.page.failure == nil { $0.loadNextPage() } }
      KeyHints()
    }
    .commands {
      Command("Add", key: "a") { _ in table.addUser() }
      Command("Quit", key: "q") { $0.isDone = true }
    }
  }

  private func row(_ entry: Entry) -> Node {
    Text(entry.text).lineLimit(1).foreground(entry.rules.isEmpty ? .secondaryText : nil)
      .onEdit(entry.text) { _, text in table.rename(entry.id, to: text) }
      .command("Delete", key: "delete", isEnabled: entry.rules.contains(.delete)) { _ in
        table.delete(entry.id)
      }
      .onMove(within: .list) { _, move in table.move(move) }
      .swipeActions {
        if entry.id.hasPrefix("story") { Button("Save") { _ in table.save(entry.id) } }
        if entry.rules.contains(.delete) { Button("Delete") { _ in table.delete(entry.id) } }
      }
      .selectionDisabled(!entry.rules.contains(.select))
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
