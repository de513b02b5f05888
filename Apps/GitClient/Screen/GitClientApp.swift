import GitWork
import Recurse

/// A client of git: the status with its differences, the log, branches, stashes and remotes.
package struct GitClientApp: App {
  package typealias State = ClientState

  let folder: GitPath
  let program: GitProgram
  /// The seconds since 1970.
  let now: @Sendable () -> Int

  /// - Parameters:
  ///   - folder: a folder of the repository, as an absolute path.
  ///   - now: the seconds since 1970, of which the ages of commits are told.
  package init(
    _ folder: GitPath, program: GitProgram = GitProgram(), now: @escaping @Sendable () -> Int
  ) {
    (self.folder, self.program, self.now) = (folder, program, now)
  }

  package var initialState: State { State() }

  package func render(state: State) -> Node {
    WithEnvironment(\.windowSize) { size in
      VStack(alignment: .stretch) {
        if let obstacle = state.obstacle {
          noRepository(obstacle)
        } else {
          if size.rows >= 12 { TopBar(state) }
          pages(state, size)
        }
        if size.rows >= 7 || !state.work.isIdle || state.work.problem != nil
          || state.work.advice != nil
        {
          StatusLine(state)
        }
        if size.rows >= 10 { KeyHints() }
      }
      .commands { allCommands(state, size) }
    }
    .onKey { state, event in
      // The line of the problem names the key, so no hint does.
      guard event.key == .escape, state.work.isIdle, state.work.problem != nil else {
        return .ignored
      }
      state.goBack()
      return .handled
    }
    .onChange(of: state.status.selected) { state, _ in state.work.advice = nil }
    .onChange(of: state.focus) { $0.noteFocus($1) }
    .onChange(of: state.panel) {
      $0.go(to: $1 == $0.focus?.panel ? $0.focus?.place ?? .list : .list)
    }
    .sheets(state)
    .windowTitle("git-client – \(state.repository?.root.name.description ?? folder.description)")
  }

  private func noRepository(_ obstacle: GitError) -> Node {
    VStack(alignment: .stretch) {
      Spacer()
      EmptyState("No repository", message: "\(obstacle)") {
        HStack(spacing: 2) {
          if case .noRepository = obstacle {
            Button("Make one in this folder") { $0.makeRepository() }
          }
          Button("Quit") { $0.isDone = true }
        }
      }
      Spacer()
    }
  }

  private func pages(_ state: State, _ size: CellSize) -> Node {
    TabView(selection: \.panel) {
      if !state.isBare {
        Tab(Panel.status.title, value: .status) { statusPage(state, size) }
          .badge(state.status.count)
      }
      Tab(Panel.log.title, value: .log) { logPage(state, size) }
      Tab(Panel.branches.title, value: .branches) { branchesPage(state, size) }
      if !state.isBare {
        Tab(Panel.stashes.title, value: .stashes) { stashesPage(state, size) }
          .badge(state.refs.stashes.count)
      }
      Tab(Panel.remotes.title, value: .remotes) { remotesPage(state, size) }
    }
  }

  @CommandBuilder<Self>
  private func allCommands(_ state: State, _ size: CellSize) -> [Command<Self>] {
    if !state.work.isIdle {
      Command("Cancel", id: "back", key: "escape") { $0.goBack() }
    } else if let problem = state.work.problem {
      if StatusLine.hasMore(problem, in: size) {
        Command("All that git said", key: "w") { $0.work.tellsAll = true }
      }
    } else if state.showsDetail {
      Command("Back", key: "escape") { $0.goBack() }
    }
    if state.repository != nil {
      if state.status.value?.operation != nil {
        Command("Continue or abort…", key: "m") { $0.goOn() }
      }
      Command("Other side", key: "tab") { $0.switchSide() }
      if state.panel == .status {
        Command("Newest commits", key: "shift+tab") { $0.go(to: .head) }
      }
      Command("Push", key: "P") { $0.push() }
      if !state.isBare { Command("Pull", key: "p") { $0.pull() } }
      Command("Fetch", key: "f") { $0.fetch() }
      Command("Undo", key: "ctrl+z") { $0.work.undo() }
      Command("Redo", key: "ctrl+y") { $0.work.redo() }
      Command("Reload", key: "ctrl+r") { $0.reload() }
      for panel in Panel.all(isBare: state.isBare) {
        Command(panel.title, key: "\(panel.number)") { $0.show(panel) }
      }
    }
    Command("Quit", id: "quit", key: "q") { $0.quit() }
  }
}
