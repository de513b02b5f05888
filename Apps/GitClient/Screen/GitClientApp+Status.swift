import GitWork
import Recurse
import RecursePatches
import RecurseReaders

extension GitClientApp {
  func statusPage(_ state: State, _ size: CellSize) -> Node {
    sides(.status, state, size, stacks: false, columns: commitColumns(state, size)) {
      if size.rows >= Self.leastRowsForCommits {
        stack("statusList", "head", rows: state.status.fewRows.map { $0 + 1 }, size) {
          files(state, size)
        } below: {
          VStack(alignment: .stretch) {
            title(state.log.title(branch: state.headName), state.log.count, size)
            commits(.head, state)
          }
        }
      } else {
        files(state, size)
      }
    } detail: {
      if state.lines != nil { lines(state) } else { fileDetail(state, size) }
    }
  }

  /// The columns of the commits where no file differs: they have the room that no patch needs.
  private func commitColumns(_ state: State, _ size: CellSize) -> Int? {
    guard size.columns >= Self.leastEvenColumns, size.rows >= Self.leastRowsForCommits,
      state.status.value?.entries.isEmpty == true
    else { return nil }
    return CommitColumns.wanted(state.log.needs)
  }

  /// The rows from which the newest commits are below the files.
  private static let leastRowsForCommits = 24

  private func files(_ state: State, _ size: CellSize) -> Node {
    let isRead = state.status.value != nil
    return VStack(alignment: .stretch) {
      title(
        state.status.search.isEmpty ? "Files that differ" : "Files that match",
        "\(state.status.shown?.entries.count ?? 0)", size)
      if state.status.isSearching { fileSearch() }
      List(
        \.status.nodes, children: \.children, expanded: \.status.open,
        selection: \.status.selected
      ) { node in
        row(node)
      } placeholder: {
        if !state.status.search.isEmpty {
          Text("No file matches").foreground(.secondaryText)
        } else if isRead {
          Text(state.status.value?.operation == nil ? "✓ Nothing differs" : "✓ All is solved")
            .foreground(.secondaryText)
        } else {
          Text("Reading…").foreground(.secondaryText)
        }
      }
      .accessibilityLabel("Changed files")
      .focused(\.focus, equals: Focus(.status, .list))
      .commands { fileCommands(state) }
    }
  }

  private func fileSearch() -> Node {
    TextField("Find", text: \.status.search, prompt: "part of a path")
      .focused(\.focus, equals: Focus(.status, .search))
      .commands {
        Command("Go to the files", key: "enter") { $0.go(to: .list) }.alternateKey("down")
        Command("Show all", key: "escape") { state in
          state.status.endSearch()
          state.go(to: .list)
        }
      }
      .padding(horizontal: 1)
  }

  @NodeBuilder<Self>
  private func row(_ node: StatusNode) -> Node {
    if let entry = node.entry {
      HStack(spacing: 2) {
        (Text(node.sign + " ").foreground(node.color)
          + Text(node.name))
          .truncationMode(.middle).flex(shrink: 1)
        if let before = node.before {
          Text("← \(before)").foreground(.secondaryText).truncationMode(.middle).flex(shrink: 100)
        }
        if let conflict = entry.conflict { Text(conflict.words).foreground(.error) }
        if let folder = node.folder {
          Text(folder).foreground(.secondaryText).truncationMode(.head)
            .flex(grow: 1, shrink: 1, basis: 0)
        }
      }
      .lineLimit(1)
    } else if case .area = node.id {
      Text(node.name).bold() + Text(" \(node.entries.count)").foreground(.secondaryText)
    } else {
      Text(node.name + "/").foreground(.secondaryText).lineLimit(1).truncationMode(.middle)
    }
  }

  @CommandBuilder<Self>
  private func fileCommands(_ state: State) -> [Command<Self>] {
    let area = state.status.node?.id.area
    switch area {
    case .staged: Command("Unstage", id: "stage", key: "space") { $0.toggleStaged() }
    case .conflicts: Command("Mark as solved", id: "stage", key: "space") { $0.toggleStaged() }
    default: Command("Stage", key: "space", isEnabled: area != nil) { $0.toggleStaged() }
    }
    if area == .conflicts {
      Command("Take ours", key: "o") { $0.take(ours: true) }
      Command("Take theirs", key: "t") { $0.take(ours: false) }
    }
    if state.status.isSearching, state.work.problem == nil {
      Command("Show all", key: "escape") { $0.status.endSearch() }
    }
    Command("Commit…", key: "c") { $0.writeCommit() }
    Command("Discard…", key: "d", isEnabled: area != nil) { $0.discardFiles() }
    Command("All", id: "stage-all", key: "a", isEnabled: area != nil) { $0.toggleAll() }
    Command("Amend…", key: "A") { $0.writeCommit(amends: true) }
    Command("Stash…", key: "s", isEnabled: area != nil) { $0.show(.stash) }
    if area == .untracked {
      Command("Ignore", key: "i", isEnabled: state.status.node?.id != .area(.untracked)) {
        $0.ignoreFiles()
      }
    }
    Command("Find files", key: "/", isEnabled: state.status.count > 0) { state in
      state.status.isSearching = true
      state.go(to: .search)
    }
    Command("Edit", key: "e", isEnabled: state.status.node?.entry != nil) { $0.editFile() }
    Command("Tree or list", key: "T", isEnabled: area != nil) { $0.status.isTree.toggle() }
    if state.status.node?.entry != nil { showCommand }
    if area != nil { Command("Blame", key: "b") { $0.blame() } }
    if let path = state.status.node?.entry?.path {
      Command("History", key: "h") { $0.showHistory(of: path) }
      Command("Copy path", key: "y") { state, emit in
        emit.copy(path.description)
        state.work.notice = "Copied \(path)"
      }
    }
  }

  // MARK: - The differences of a file

  @NodeBuilder<Self>
  private func fileDetail(_ state: State, _ size: CellSize) -> Node {
    switch state.shown(on: .status) {
    case .diff(let diff):
      if diff.patch.files.isEmpty {
        message(
          state.status.node?.entry?.conflict.map {
            "The file was \($0.words). o takes our side, t takes theirs."
          } ?? "No difference", on: .status)
      } else if let conflict = state.details[.status]?.conflict {
        self.conflict(conflict, state, size)
      } else {
        VStack(alignment: .stretch) {
          title(state.status.node?.id.area.changes ?? "", diff.patch.words, size)
          if diff.isCut { Text("Only the beginning is shown.").foreground(.warning) }
          differences(diff.patch, of: state.details[.status]?.source, on: .status)
        }
        .commands { hunkCommands(state) }
      }
    case .problem(let words): message(words, .error, on: .status)
    default: commitDetail(.status, state)
    }
  }

  @CommandBuilder<Self>
  private func hunkCommands(_ state: State) -> [Command<Self>] {
    let isStaged = state.status.node?.id.area == .staged
    // A view of a patch has a use for Space.
    Command(isStaged ? "Unstage hunk" : "Stage hunk", id: "stage-hunk", key: "s") {
      $0.toggleHunk()
    }
    Command("Lines", key: "l") { $0.chooseLines() }
    Command("Discard hunk…", key: "d") { $0.discardHunk() }
    Command("Commit…", key: "c") { $0.writeCommit() }
    Command("Amend…", key: "A") { $0.writeCommit(amends: true) }
    Command("Blame", key: "b") { $0.blame() }
  }

  // MARK: - Lines

  private func lines(_ state: State) -> Node {
    let digits = state.lines?.digits ?? 1
    let verb = state.lines?.area == .staged ? "Unstage" : "Stage"
    return VStack(alignment: .stretch) {
      Text("\(state.lines?.path.description ?? ""): mark lines, then Enter")
        .foreground(.secondaryText).lineLimit(1).padding(horizontal: 1)
      List(\.lineRows, selection: \.markedLines, selectable: \.isChange) { row in
        line(row, digits: digits).lineLimit(1)
          .commands {
            Command(verb, id: "stage-lines", key: "enter") { $0.moveLines(cursor: row.id) }
            Command("Discard…", key: "d") { $0.discardLines(cursor: row.id) }
          }
      }
      .accessibilityLabel("Lines")
      .focused(\.focus, equals: Focus(.status, .detail))
    }
    .command("Back", key: "escape") { $0.goBack() }
  }

  private func line(_ row: LineChoice.Row, digits: Int) -> Text {
    func number(_ number: Int?) -> String {
      let text = number.map(String.init) ?? ""
      return String(repeating: " ", count: max(0, digits - text.count)) + text
    }
    guard let kind = row.kind else { return Text(verbatim: row.text).foreground(.info) }
    let (sign, color): (String, Color?) =
      switch kind {
      case .added: ("+", .success)
      case .removed: ("-", .error)
      case .context: (" ", nil)
      }
    let numbers = "\(number(row.oldNumber)) \(number(row.newNumber)) "
    return Text(numbers).foreground(.secondaryText)
      + Text(verbatim: "\(sign) \(row.text)").foreground(color)
  }
}

extension Patch {
  /// The numbers of files and hunks.
  var words: String {
    let hunks = files.reduce(0) { $0 + $1.hunks.count }
    let count = hunks == 1 ? "1 hunk" : "\(hunks) hunks"
    if files.count > 1 { return "\(files.count) files, \(count)" }
    // A new name alone, for example.
    return hunks == 0 ? "" : count
  }
}

extension StatusNode {
  /// The color of the sign.
  var color: Color {
    switch id.area {
    case .conflicts: .error
    case .staged: .success
    case .unstaged: .warning
    case .untracked: .secondaryText
    }
  }
}

extension ClientState {
  var lineRows: [LineChoice.Row] { lines?.rows ?? [] }

  var markedLines: Set<LineChoice.Row.ID> {
    get { lines?.marked ?? [] }
    set { lines?.marked = newValue }
  }
}
