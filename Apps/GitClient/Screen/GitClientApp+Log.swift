import GitWork
import Recurse
import RecurseReaders

extension GitClientApp {
  func logPage(_ state: State, _ size: CellSize) -> Node {
    sides(.log, state, size, stacks: true) {
      VStack(alignment: .stretch) {
        if state.log.isSearching || state.log.isFiltered { searchRow(state) }
        commits(.list, state, columns: listColumns(size, stacks: true))
      }
    } detail: {
      commitDetail(.log, state, size)
    }
  }

  private func searchRow(_ state: State) -> Node {
    HStack(spacing: 1) {
      if let file = state.log.file {
        Text("History of \(file)").lineLimit(1).truncationMode(.head).foreground(.accent)
        Spacer()
      } else {
        TextField(
          "Search", text: \.log.search, prompt: "words, author:ada, path:README.md, content:text"
        )
        .focused(\.focus, equals: Focus(.log, .search))
        .onSubmit { state in
          state.log.restart()
          state.go(to: .list)
        }
        .onKey(.escape) { state in
          state.log.endSearch()
          state.go(to: .list)
        }
      }
      Text("Esc: all").foreground(.secondaryText)
    }
    .padding(horizontal: 1)
  }

  /// The commits of the log: all of its page, or the newest beside the status.
  func commits(_ place: Focus.Place, _ state: State, columns: Int) -> Node {
    let (now, isRead) = (state.now, state.log.reading == nil)
    let (failure, isBare) = (state.log.failure, state.isBare)
    let panel = place == .head ? Panel.status : .log
    return List(\.log.rows, selection: \.log.selected) { row in
      CommitLine(
        commit: row.commit, graph: row.graph, age: Age.text(of: row.commit.date.seconds, now: now),
        columns: columns
      )
      .onSelect { state in
        state.panel = .log
        state.go(to: .detail)
      }
      .contextMenu { commitMenu(row.commit, isBare: isBare) }
    } placeholder: {
      if let failure {
        Text(failure).foreground(.error)
      } else {
        Text(isRead ? "No commits" : "Reading…").foreground(.secondaryText)
      }
    }
    .accessibilityLabel("Commits")
    .onReachEnd { $0.log.readMore() }
    .focused(\.focus, equals: Focus(panel, place))
    .commands { commitCommands(state) }
  }

  @CommandBuilder<Self>
  private func commitCommands(_ state: State) -> [Command<Self>] {
    Command("Search", key: "/") { state in
      state.log.isSearching = true
      state.show(.log, .search)
    }
    if state.log.isFiltered { Command("Show all", key: "escape") { $0.log.endSearch() } }
    if let commit = state.log.row?.commit {
      let (revision, words) = (GitRevision(commit.id), commit.id.short)
      if !state.isBare {
        Command("Rebase from here…", key: "r") { $0.planning = commit.id }
        Command("Cherry-pick…", key: "C") { $0.cherryPick(commit) }
        Command("Reset to here…", key: "g") { $0.reset(to: commit) }
      }
      Command("Branch here…", key: "n") { $0.show(.newBranch(at: revision, words: words)) }
      Command("Tag here…", key: "T") { $0.show(.newTag(at: revision, words: words)) }
      if !state.isBare {
        Command("Revert…", key: "t") { $0.revert(commit) }
        Command("Check out", key: "o") { $0.checkOut(commit) }
      }
      Command("Copy hash", key: "y") { state, emit in
        emit.copy(commit.id.text)
        state.work.notice = "Copied \(words)"
      }
    }
    Command("All branches or this one", key: "a") { state in
      state.log.showsAll.toggle()
      state.log.restart()
    }
  }

  /// What can be done with a commit, for the mouse.
  @NodeBuilder<Self>
  private func commitMenu(_ commit: GitCommit, isBare: Bool) -> Node {
    if !isBare {
      Button("Check out") { $0.checkOut(commit) }
      Button("Cherry-pick…") { $0.cherryPick(commit) }
      Button("Revert…") { $0.revert(commit) }
      Button("Rebase from here…") { $0.planning = commit.id }
      Button("Reset to here…") { $0.reset(to: commit) }
      Divider()
    }
    Button("Branch here…") { state in
      state.show(.newBranch(at: GitRevision(commit.id), words: commit.id.short))
    }
    Button("Tag here…") { state in
      state.show(.newTag(at: GitRevision(commit.id), words: commit.id.short))
    }
    Button("Copy hash") { state, emit in
      emit.copy(commit.id.text)
      state.work.notice = "Copied \(commit.id.short)"
    }
  }

  // MARK: - A commit

  @NodeBuilder<Self>
  func commitDetail(_ panel: Panel, _ state: State, _ size: CellSize) -> Node {
    switch state.shown(on: panel) {
    case .commit(let commit, let diff):
      VStack(alignment: .stretch) {
        if size.rows >= 16 { CommitHeader(commit: commit, rows: size.rows / 6) }
        if size.rows >= 24, commit.files.count > 1 {
          Divider()
          fileList(panel, commit, rows: min(commit.files.count + 1, size.rows / 5))
        }
        if size.rows >= 16 { Divider() }
        if diff.isCut { Text("Only the beginning is shown.").foreground(.warning) }
        patch(panel, state)
      }
    case .diff: patch(panel, state)
    case .problem(let words): problem(words, on: panel)
    case .commits, nil: nothing("", on: panel)
    }
  }

  @NodeBuilder<Self>
  private func patch(_ panel: Panel, _ state: State) -> Node {
    if let detail = state.details[panel], !detail.patch.files.isEmpty {
      DiffView(detail.patch, selection: \.[part: panel])
        .key(detail.source).accessibilityLabel("Changes")
        .focused(\.focus, equals: Focus(panel, .detail))
    } else {
      nothing("No difference", on: panel)
    }
  }

  private func fileList(_ panel: Panel, _ commit: GitCommitDetail, rows: Int) -> Node {
    let largest =
      commit.files.lazy.map { ($0.addedLines ?? 0) + ($0.removedLines ?? 0) }.max() ?? 0
    return List(\.[files: panel], selection: \.[file: panel]) { row in
      FileLine(change: row.change, largest: largest)
        .onSelect { $0.go(to: .detail) }
        .commands {
          if let path = row.change?.path {
            Command("Blame", key: "b") {
              $0.blamed = .init(path: path, revision: GitRevision(commit.commit.id))
            }
            Command("History", key: "h") { $0.showHistory(of: path) }
          }
        }
    }
    .accessibilityLabel("Changed files")
    .frame(height: rows)
    .focused(\.focus, equals: Focus(panel, .files))
  }

  // MARK: - Nothing

  func nothing(_ words: String, on panel: Panel) -> Node {
    VStack {
      Text(words).foreground(.secondaryText).focusable()
        .focused(\.focus, equals: Focus(panel, .detail))
      Spacer()
    }
    .padding(horizontal: 1)
  }

  func problem(_ words: String, on panel: Panel) -> Node {
    VStack {
      Text(words).foreground(.error).focusable()
        .focused(\.focus, equals: Focus(panel, .detail))
      Spacer()
    }
    .padding(horizontal: 1)
  }
}
