import GitWork
import Recurse

extension GitClientApp {
  // MARK: - Branches

  func branchesPage(_ state: State, _ size: CellSize) -> Node {
    sides(
      .branches, state, size, stacks: true,
      rows: min(max(2, state.refs.branches.count), size.rows / 3)
    ) {
      List(\.refs.branches, selection: \.refs.branch) { branch, state in
        branchRow(
          branch, now: state.now, columns: state.refs.branchColumns,
          isWide: listColumns(size, stacks: true) >= 90)
      } placeholder: {
        Text("No branches").foreground(.secondaryText)
      }
      .accessibilityLabel("Branches")
      .focused(\.focus, equals: Focus(.branches, .list))
      .commands { branchCommands(state) }
    } detail: {
      history(.branches, state, columns: listColumns(size, stacks: true))
    }
  }

  private func branchRow(
    _ branch: GitBranch, now: Int, columns: Int, isWide: Bool
  ) -> Node {
    HStack(spacing: 1) {
      (Text(branch.isCurrent ? "● " : "  ").foreground(.accent)
        + Text(branch.name).bold(branch.isCurrent))
        .lineLimit(1).truncationMode(.middle).frame(width: columns + 2)
        .accessibilityLabel(branch.isCurrent ? "\(branch.name), checked out" : branch.name)
      (Text(branch.upstream?.prefix ?? "").foreground(.warning)
        + Text(branch.subject).foreground(.secondaryText))
        .lineLimit(1).flex(grow: 1, shrink: 1, basis: 0)
      if isWide {
        Text(branch.author).foreground(.secondaryText).lineLimit(1).frame(width: 16)
      }
      Text(Age.text(of: branch.date.seconds, now: now)).foreground(.secondaryText).padding(
        .trailing)
    }
    .onSelect { $0.go(to: .detail) }
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
    } else {
      Command("New branch…", key: "n") { $0.show(.newBranch(at: .head, words: "HEAD")) }
    }
  }

  // MARK: - Stashes

  func stashesPage(_ state: State, _ size: CellSize) -> Node {
    sides(.stashes, state, size) {
      List(\.refs.stashes, selection: \.refs.stash) { stash, state in
        HStack(spacing: 1) {
          (Text("\(stash.index) ").foreground(.secondaryText) + Text(stash.message))
            .lineLimit(1).flex(grow: 1, shrink: 1, basis: 0)
          Text(Age.text(of: stash.date.seconds, now: state.now)).foreground(.secondaryText)
            .padding(.trailing)
        }
        .onSelect { $0.go(to: .detail) }
      } placeholder: {
        EmptyState("No stashes", message: "s puts the changes of the status aside.")
      }
      .accessibilityLabel("Stashes")
      .focused(\.focus, equals: Focus(.stashes, .list))
      .commands { stashCommands(state) }
    } detail: {
      commitDetail(.stashes, state, size)
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
    }
    Command("Stash changes…", key: "s") { $0.show(.stash) }
  }

  // MARK: - Remotes and tags

  func remotesPage(_ state: State, _ size: CellSize) -> Node {
    sides(.remotes, state, size) {
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
      history(.remotes, state, columns: listColumns(size, stacks: false))
    }
  }

  @NodeBuilder<Self>
  private func section(
    _ title: String, _ rows: [RemoteRow], _ path: KeyPath<State, [RemoteRow]>
  ) -> Node {
    if !rows.isEmpty {
      Section(title, path) { row in
        (Text(row.name) + Text("  \(row.note)").foreground(.secondaryText)).lineLimit(1)
          .onSelect { $0.go(to: .detail) }
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
  private func history(_ panel: Panel, _ state: State, columns: Int) -> Node {
    switch state.shown(on: panel) {
    case .commits:
      let now = state.now
      List(\.[commits: panel]) { commit in
        CommitLine(
          commit: commit, graph: nil, age: Age.text(of: commit.date.seconds, now: now),
          columns: columns
        )
        .onSelect { $0.showInLog(commit.id) }
      }
      .accessibilityLabel("Commits")
      .focused(\.focus, equals: Focus(panel, .detail))
    case .problem(let words): problem(words, on: panel)
    default: nothing("", on: panel)
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

  /// The distance with a space behind it; empty if there is none, so that subjects line up.
  fileprivate var prefix: String { distance.isEmpty ? "" : distance + " " }
}

extension RefsPage {
  /// The columns of the names of branches.
  var branchColumns: Int { min(24, branches.lazy.map(\.name.count).max() ?? 0) }
}
