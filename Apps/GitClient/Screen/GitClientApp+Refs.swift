import GitWork
import Recurse

extension GitClientApp {
  // MARK: - Branches

  func branchesPage(_ state: State, _ size: CellSize) -> Node {
    let columns = state.refs.branchColumns
    let commits = state[commits: .branches].count
    return sides(.branches, state, size, rows: max(2, state.refs.branches.count) + 1) {
      VStack(alignment: .stretch) {
        title("Branches", "\(state.refs.branches.count)", size)
        GeometryReader { room in
          // Below each other, both lists have the same columns, also beside a scrollbar.
          let isStacked = room.columns == size.columns
          let rows = state.refs.branches.count
          let scrolls = commits > size.rows - room.rows - 7 && rows <= room.rows
          let parts = CommitColumns(
            room.columns, isStacked ? state.branchNeeds : state.refs.branchNeeds)
          List(\.refs.branches, selection: \.refs.branch) { branch, state in
            branchRow(branch, now: state.now, columns: columns, parts: parts)
              .padding(.trailing, isStacked && scrolls ? 2 : 0)
          } placeholder: {
            Text("No branches").foreground(.secondaryText)
          }
          .accessibilityLabel("Branches")
          .focused(\.focus, equals: Focus(.branches, .list))
          .commands { branchCommands(state) }
        }
      }
    } detail: {
      history(.branches, state, size)
    }
  }

  private func branchRow(
    _ branch: GitBranch, now: Int, columns: RefsPage.BranchColumns, parts: CommitColumns
  ) -> Node {
    HStack(spacing: 1) {
      (Text(branch.isCurrent ? "● " : "  ").foreground(.accent)
        + Text(branch.name).bold(branch.isCurrent))
        .lineLimit(1).truncationMode(.middle).frame(width: columns.name + 2)
        .accessibilityLabel(branch.isCurrent ? "\(branch.name), checked out" : branch.name)
      if columns.distance > 0 {
        Text(branch.upstream?.distance ?? "").foreground(.warning).lineLimit(1)
          .frame(width: columns.distance)
      }
      Text(branch.subject).foreground(.secondaryText).lineLimit(1)
        .flex(grow: 1, shrink: 1, basis: 0)
      if parts.author > 0 {
        Text(branch.author).foreground(.secondaryText).lineLimit(1).frame(width: parts.author)
      }
      Text(parts.text(of: branch.date, now: now)).foreground(.secondaryText)
        .frame(width: parts.dateColumns, alignment: .trailing).padding(.trailing)
    }
  }

  @CommandBuilder<Self>
  private func branchCommands(_ state: State) -> [Command<Self>] {
    if let branch = state.refs.selectedBranch {
      let ref = branch.ref
      if !state.isBare {
        Command("Check out", key: "space", isEnabled: !branch.isCurrent) { $0.checkOut(ref) }
      }
      Command("New branch…", key: "n") { state in
        state.show(.newBranch(at: GitRevision(ref), words: ref.name))
      }
      if !state.isBare {
        Command("Merge…", key: "M", isEnabled: !branch.isCurrent) { $0.merge(ref) }
        Command("Rebase onto…", key: "R", isEnabled: !branch.isCurrent) { $0.rebase(onto: ref) }
      }
      Command("Delete…", key: "d", isEnabled: !branch.isCurrent) { $0.delete(ref) }
      Command("Rename…", key: "r") { $0.show(.renameBranch(ref), typed: ref.name) }
      showCommand
    } else {
      Command("New branch…", key: "n") { $0.show(.newBranch(at: .head, words: "HEAD")) }
    }
  }

  // MARK: - Stashes

  func stashesPage(_ state: State, _ size: CellSize) -> Node {
    let count = state.refs.stashes.count
    return sides(.stashes, state, size, rows: count == 0 ? nil : count + 1) {
      VStack(alignment: .stretch) {
        title("Stashes", "\(count)", size)
        List(\.refs.stashes, selection: \.refs.stash) { stash, state in
          HStack(spacing: 1) {
            (Text("\(stash.index) ").foreground(.secondaryText) + Text(stash.message))
              .lineLimit(1).flex(grow: 1, shrink: 1, basis: 0)
            Text(Age.text(of: stash.date.seconds, now: state.now)).foreground(.secondaryText)
              .padding(.trailing)
          }
        } placeholder: {
          EmptyState("No stashes", message: "s puts the changes of the status aside.")
        }
        .accessibilityLabel("Stashes")
        .focused(\.focus, equals: Focus(.stashes, .list))
        .commands { stashCommands(state) }
      }
    } detail: {
      commitDetail(.stashes, state)
    }
  }

  @CommandBuilder<Self>
  private func stashCommands(_ state: State) -> [Command<Self>] {
    if let stash = state.refs.selectedStash {
      Command("Apply", key: "space") { state in
        state.start(.change("Applying") { try await $0.applyStash(stash) })
      }
      Command("Pop", key: "g") { state in
        state.start(.change("Popping") { try await $0.popStash(stash) })
      }
      Command("Drop…", key: "d") { state in
        state.ask(
          "Drop the stash?", "\(stash.message). Ctrl+Z brings it back.", "Drop",
          .change("Dropping") { try await $0.dropStash(stash) })
      }
      showCommand
    }
    Command("Stash changes…", key: "s") { $0.show(.stash) }
  }

  // MARK: - Remotes and tags

  func remotesPage(_ state: State, _ size: CellSize) -> Node {
    let refs = state.refs
    let rows = [refs.remotes, refs.remoteBranches, refs.tags].map(\.count)
    return sides(
      .remotes, state, size,
      rows: rows.max() == 0 ? nil : rows.reduce(0) { $0 + ($1 > 0 ? $1 + 1 : 0) }
    ) {
      List(selection: \.refs.remote) {
        section("Remotes", state.refs.remotes, \.refs.remotes)
        section("Branches", state.refs.remoteBranches, \.refs.remoteBranches)
        section("Tags", state.refs.tags, \.refs.tags)
      } placeholder: {
        EmptyState("No remotes and no tags", message: "n adds a remote.")
      }
      .accessibilityLabel("Remotes")
      .focused(\.focus, equals: Focus(.remotes, .list))
      .commands { remoteCommands(state) }
    } detail: {
      history(.remotes, state, size)
    }
  }

  @NodeBuilder<Self>
  private func section(
    _ title: String, _ rows: [RemoteRow], _ path: KeyPath<State, [RemoteRow]>
  ) -> Node {
    if !rows.isEmpty {
      Section("\(title)  \(rows.count)", path) { row in
        (Text(row.name) + Text("  \(row.note)").foreground(.secondaryText)).lineLimit(1)
      }
    }
  }

  @CommandBuilder<Self>
  private func remoteCommands(_ state: State) -> [Command<Self>] {
    let selected = state.refs.selectedRemote
    if let ref = selected?.ref {
      if !state.isBare { Command("Check out", key: "space") { $0.checkOut(ref) } }
      if ref.kind == .tag {
        Command("Delete…", key: "d") { $0.delete(ref) }
        Command("Push tag", key: "P") { $0.push(ref) }
      } else {
        if !state.isBare {
          Command("Merge…", key: "M") { $0.merge(ref) }
          Command("Rebase onto…", key: "R") { $0.rebase(onto: ref) }
        }
        Command("Delete…", key: "d") { $0.deleteThere(ref) }
      }
      showCommand
    } else if let name = selected?.name {
      Command("Fetch", key: "space") { $0.fetch(name) }
      Command("Remove…", key: "d") { state in
        state.ask(
          "Remove “\(name)”?", "Its branches here are forgotten.", "Remove",
          .plain("Remove") { try await $0.removeRemote(name) })
      }
    }
    Command("New remote…", key: "n") { $0.show(.newRemote) }
  }

  // MARK: - The commits of a name

  @NodeBuilder<Self>
  private func history(_ panel: Panel, _ state: State, _ size: CellSize) -> Node {
    switch state.shown(on: panel) {
    case .commits(let rows, let distance):
      let needs = panel == .branches ? state.branchNeeds : state.details[panel]?.needs
      let now = state.now
      VStack(alignment: .stretch) {
        historyTitle(panel, state, rows.count, distance, size)
        GeometryReader { room in
          let columns = CommitColumns(room.columns, needs ?? CommitNeeds())
          List(\.[commits: panel], selection: \.[commit: panel]) { row in
            CommitLine(row, columns: columns, now: now)
              .onSelect { $0.showInLog(row.id) }
          }
          .accessibilityLabel("Commits")
          .focused(\.focus, equals: Focus(panel, .detail))
        }
      }
    case .problem(let words): message(words, .error, on: panel)
    default: message("", on: panel)
    }
  }

  /// `Commits of topic  12  3 ahead of main, 1 behind  ↑2 of origin/topic`
  @NodeBuilder<Self>
  private func historyTitle(
    _ panel: Panel, _ state: State, _ count: Int, _ distance: GitDistance?, _ size: CellSize
  ) -> Node {
    let branch = panel == .branches ? state.refs.selectedBranch : nil
    let name = branch?.name ?? state.refs.shownRemoteRef?.name ?? ""
    let isAll = count < Detail.mostCommits
    let parts = [
      "\(count)\(isAll ? "" : "+")",
      branch?.isCurrent == true ? nil : distance?.words(from: state.headName),
      branch?.upstream?.words,
    ]
    title("Commits of \(name)", parts.compactMap { $0 }.joined(separator: "  "), size)
  }
}

extension GitDistance {
  /// `3 ahead of main, 1 behind`
  fileprivate func words(from name: String) -> String {
    switch (ahead, behind) {
    case (0, 0): "same as \(name)"
    case (_, 0): "\(ahead) ahead of \(name)"
    case (0, _): "\(behind) behind \(name)"
    default: "\(ahead) ahead of \(name), \(behind) behind"
    }
  }
}

extension GitUpstream {
  /// `↑2 ↓1`, or that it is gone.
  var distance: String {
    if isGone { return "gone" }
    let parts = [(ahead, "↑"), (behind, "↓")].filter { $0.0 > 0 }.map { "\($0.1)\($0.0)" }
    return parts.joined(separator: " ")
  }

  /// `origin/main ↑2 ↓1`, or that it is gone.
  var words: String {
    if isGone { return "\(name) is gone" }
    return name + " " + (distance.isEmpty ? "✓" : distance)
  }
}

extension RefsPage {
  /// The widths of the parts of branches.
  struct BranchColumns { let name, distance: Int }

  var branchColumns: BranchColumns {
    func widest(_ text: (GitBranch) -> String, most: Int) -> Int {
      min(most, branches.map { text($0).cellWidth }.max() ?? 0)
    }
    return BranchColumns(
      name: widest(\.name, most: 32), distance: widest({ $0.upstream?.distance ?? "" }, most: 12))
  }

  /// The columns that the parts of branches need in their rows.
  var branchNeeds: CommitNeeds {
    let columns = branchColumns
    var needs = CommitNeeds()
    needs.author = branches.map(\.author.cellWidth).max() ?? 0
    needs.rest = columns.name + 3 + (columns.distance > 0 ? columns.distance + 1 : 0)
      + (branches.map(\.subject.cellWidth).max() ?? 0)
    return needs
  }
}

extension ClientState {
  /// The columns that branches and the commits below them need.
  fileprivate var branchNeeds: CommitNeeds {
    (details[.branches]?.needs ?? CommitNeeds()).joined(with: refs.branchNeeds)
  }
}
