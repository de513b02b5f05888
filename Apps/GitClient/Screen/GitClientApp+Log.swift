import GitWork
import Recurse
import RecurseReaders

extension GitClientApp {
  func logPage(_ state: State, _ size: CellSize) -> Node {
    sides(
      .log, state, size, rows: state.log.fewRows.map { $0 + 1 },
      columns: CommitColumns.wanted(state.log.needs)
    ) {
      VStack(alignment: .stretch) {
        logTitle(state, size)
        if state.log.isSearching, state.log.file == nil { searchRow() }
        commits(.list, state)
      }
    } detail: {
      commitDetail(.log, state)
    }
  }

  @NodeBuilder<Self>
  private func logTitle(_ state: State, _ size: CellSize) -> Node {
    let words = state.log.title(branch: state.headName)
    if state.log.isFiltered {
      HStack(spacing: 2) {
        PaneTitle(words, count: state.log.count).flex(grow: 1, shrink: 1, basis: 0)
        Text("Esc: all").foreground(.secondaryText)
      }
      .padding(horizontal: 1)
    } else {
      title(words, state.log.count, size)
    }
  }

  private func searchRow() -> Node {
    TextField(
      "Find", text: \.log.search, prompt: "words, author:ada, path:README.md, content:text"
    )
    .focused(\.focus, equals: Focus(.log, .search))
    .commands {
      Command("Go to the commits", key: "enter") { $0.go(to: .list) }.alternateKey("down")
      Command("Show all", key: "escape") { state in
        state.log.endSearch()
        state.go(to: .list)
      }
    }
    .padding(horizontal: 1)
  }

  /// The commits of the log: all of its page, or the newest beside the status.
  func commits(_ place: Focus.Place, _ state: State) -> Node {
    let (now, isRead, needs) = (state.now, state.log.reading == nil, state.log.needs)
    let (failure, isBare, found) = (state.log.failure, state.isBare, state.log.words)
    let panel = place == .head ? Panel.status : .log
    return GeometryReader { size in
      // Beside the status a person looks for what was done last: subjects come before authors.
      let isNarrow = place == .head && size.columns < Self.leastHeadWithAuthor
      let columns = CommitColumns(size.columns, isNarrow ? needs.withoutAuthor : needs)
      List(\.log.rows, selection: \.log.selected) { row in
        CommitLine(row, columns: columns, now: now, found: found)
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
  }

  /// The columns of the newest commits from which on they have authors.
  private static let leastHeadWithAuthor = 90

  @CommandBuilder<Self>
  private func commitCommands(_ state: State) -> [Command<Self>] {
    Command("Find commits", id: "search", key: "/") { state in
      state.log.isSearching = true
      state.show(.log, .search)
    }
    // Escape takes an error away first.
    if state.log.isFiltered, state.work.problem == nil {
      Command("Show all", key: "escape") { $0.log.endSearch() }
    }
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
      Command("Show", id: "show-details", key: "enter") { state in
        state.panel = .log
        state.go(to: .detail)
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
    if !state.isBare { Command("Amend…", key: "A") { $0.writeCommit(amends: true) } }
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
  func commitDetail(_ panel: Panel, _ state: State) -> Node {
    switch state.shown(on: panel) {
    case .commit(let commit, let diff):
      GeometryReader { room in commitParts(panel, commit, diff, state, room) }
    case .diff(let diff): patch(panel, diff, state)
    case .problem(let words): message(words, .error, on: panel)
    case .commits, nil: message("", on: panel)
    }
  }

  /// The message and the files of a commit above its patch, or beside it in a pane that is wide and
  /// low.
  private func commitParts(
    _ panel: Panel, _ commit: GitCommitDetail, _ diff: GitDiff, _ state: State, _ room: CellSize
  ) -> Node {
    let isBeside = room.columns >= 100 && (8..<40).contains(room.rows)
    return FlexBox(direction: isBeside ? .row : .column) {
      if room.rows >= 6 {
        facts(panel, commit, rows: room.rows, isBeside: isBeside, found: state.log.words)
          .frame(width: isBeside ? room.columns * 2 / 5 : nil)
          .flex(shrink: 0)
        if isBeside || room.rows >= Self.leastMessageRows { Divider() }
      }
      patch(panel, diff, state).padding(.leading, isBeside ? 1 : 0)
        .flex(grow: 1, shrink: 1, basis: 0)
    }
    .frame(width: room.columns, height: room.rows)
  }

  /// The rows of a pane from which the message is above the patch.
  private static let leastMessageRows = 12

  private func facts(
    _ panel: Panel, _ commit: GitCommitDetail, rows: Int, isBeside: Bool, found: String
  ) -> Node {
    let hasFiles = commit.files.count > 1 && (isBeside || rows >= 16)
    let fileRows = hasFiles ? commit.files.count + 1 : 0
    let messageRows =
      isBeside
      ? max(rows / 3, rows - fileRows - 3)
      : rows < Self.leastMessageRows ? 0 : rows / (hasFiles ? 5 : 4)
    return VStack(alignment: .stretch) {
      CommitHeader(commit: commit, rows: messageRows, found: found).padding(horizontal: 1)
      if hasFiles {
        fileList(panel, commit)
          .padding(.top, isBeside ? 1 : 0).padding(.trailing, isBeside ? 1 : 0)
          .frame(height: isBeside ? nil : min(fileRows, rows / 4))
      }
    }
  }

  private func patch(_ panel: Panel, _ diff: GitDiff, _ state: State) -> Node {
    VStack(alignment: .stretch) {
      if diff.isCut { Text("Only the beginning is shown.").foreground(.warning) }
      if let detail = state.details[panel], !detail.patch.files.isEmpty {
        differences(detail.patch, of: detail.source, on: panel)
          .command("Blame", key: "b") { $0.blameShownFile(on: panel) }
      } else {
        message("No difference", on: panel)
      }
    }
  }

  private func fileList(_ panel: Panel, _ commit: GitCommitDetail) -> Node {
    GeometryReader { size in
      let columns = StatColumns(commit.files, columns: size.columns - 2)
      List(\.[files: panel], selection: \.[file: panel]) { row in
        FileLine(change: row.change, columns: columns)
          .commands {
            showCommand
            if let path = row.change?.path {
              Command("Blame", key: "b") {
                $0.blamed = .init(path: path, revision: GitRevision(commit.commit.id))
              }
              Command("History", key: "h") { $0.showHistory(of: path) }
            }
          }
      }
      .accessibilityLabel("Changed files")
      .focused(\.focus, equals: Focus(panel, .files))
    }
  }
}
