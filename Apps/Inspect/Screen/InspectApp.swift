import Recurse

/// A second terminal that looks into an app: its tree at the left, the selected node or the shown
/// step at the right, and all steps below.
package struct InspectApp: App {
  package typealias State = InspectState

  let path: String
  let folder: String

  /// - Parameter folder: the folder in which files are saved.
  package init(_ path: String, savesIn folder: String = ".") {
    (self.path, self.folder) = (path, folder)
  }

  package var initialState: State { State() }

  package func render(state: State) -> Node {
    WithEnvironment(\.windowSize) { size in
      VStack(alignment: .stretch) {
        if let obstacle = state.obstacle {
          noApp(obstacle)
        } else if state.timeline.steps.isEmpty {
          EmptyState(state.hasEnded ? "There are no steps" : "Waiting for the app…")
          Spacer()
        } else {
          if size.rows >= 10 { TopBar(state) }
          if state.focus == .search { searchField() }
          sides(state, size)
          if size.rows >= 6 { timelineBar(state, size) }
        }
        if let notice = state.notice {
          Text(notice).foreground(.warning).lineLimit(1).padding(horizontal: 1)
        }
        if size.rows >= 12 { KeyHints() }
      }
    }
    .commands { allCommands(state) }
    .windowTitle("inspect – \(state.timeline.title)")
  }

  private func noApp(_ obstacle: String) -> Node {
    VStack(alignment: .stretch) {
      EmptyState(
        "No app can be inspected", sign: "✗", color: .error, message: "\(path)\n\(obstacle)"
      ) {
        HStack(spacing: 2) {
          Button("Try again") { state in
            state.obstacle = nil
            state.attempt += 1
          }
          Button("Quit") { $0.isDone = true }
        }
      }
      Spacer()
    }
  }

  private func searchField() -> Node {
    TextField("Find", text: \.query, prompt: "a name or a value")
      .focused(\.focus, equals: .search)
      .onSubmit { $0.search(1) }
      .onKey(.escape) { $0.focus = .tree }
      .padding(horizontal: 1)
  }

  /// The tree and the detail: beside each other, or one of them where there is no room.
  private func sides(_ state: State, _ size: CellSize) -> Node {
    let isWide = size.columns >= 70
    return HSplitView(\.sizes) {
      if isWide || !state.showsDetail {
        Pane("tree", min: 20) { tree(state) }
      }
      if isWide || state.showsDetail {
        Pane("detail", min: 20) { detail(state) }
      }
    }
    .flex(grow: 1, basis: 0)
    .onChange(of: state.query) { state, _ in state.search(0) }
  }

  @CommandBuilder<Self>
  private func allCommands(_ state: State) -> [Command<Self>] {
    if state.showsDetail || state.notice != nil {
      Command("Back", key: "escape") { state in
        if state.notice == nil { state.showsDetail = false }
        state.notice = nil
      }
    }
    if !state.timeline.steps.isEmpty {
      Command("Earlier", key: ",") { $0.place -= 1 }
      Command("Later", key: ".") { $0.place += 1 }
      Command("First step", key: "<") { $0.place = 0 }
      Command("Last step", key: ">") { $0.place = $0.timeline.steps.count - 1 }
      Command("Find", key: "/") { $0.focus = .search }
      if !state.query.isEmpty {
        Command("Next match", key: "n") { $0.search(1) }
        Command("Previous match", key: "N") { $0.search(-1) }
      }
      Command("Focused node", key: "f") { $0.selectFocused() }
      Command("Rendered node", key: "r") { $0.selectRendered() }
      Command(
        state.showsComponentsOnly ? "All nodes" : "Components only", id: "components", key: "c"
      ) { $0.showsComponentsOnly.toggle() }
      Command("Node or step", key: "v") { $0.turnPage() }
      Command("Save", key: "s") { $0.save() }
    }
    Command("Quit", id: "quit", key: "q") { $0.isDone = true }
  }

  // MARK: - Effects

  private enum Work: Hashable, Sendable {
    case reading(Int)
    case saving(String)
  }

  @EffectBuilder<InspectApp>
  package func effects(state: State) -> [Effect] {
    if state.obstacle == nil {
      .task(id: Work.reading(state.attempt)) { [path] app in
        do {
          for try await events in InspectedStream.events(of: path) {
            app.send { $0.take(events) }
          }
          app.send { $0.hasEnded = true }
        } catch {
          let reason = "\(error)"
          app.send { $0.obstacle = reason }
        }
      }
    }
    if let saving = state.saving {
      .task(id: Work.saving(saving.name), onCancel: .finish) { [folder] app in
        let result = await Self.write(saving, in: folder)
        app.send { $0.saved(result) }
      }
    }
    if state.isDone { .quit() }
  }

  @concurrent
  private nonisolated static func write(
    _ saving: InspectState.Saving, in folder: String
  ) async -> Result<String, SaveError> {
    do {
      return .success(try SavedFile.write(saving.text, named: saving.name, in: folder))
    } catch {
      return .failure(error)
    }
  }
}
