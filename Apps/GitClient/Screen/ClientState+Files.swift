import GitWork
import RecursePatches

// Staging, unstaging and discarding of files, hunks and lines.
extension ClientState {
  /// Stages the files of the row with the cursor, or takes them back.
  mutating func toggleStaged() {
    guard let node = status.node else { return }
    let paths = node.entries.map(\.path)
    switch node.id.area {
    case .staged:
      start(.change("Unstaging", .quiet) { try await $0.unstage(paths) })
    case .conflicts:
      ask(
        "Mark as solved?", "\(Self.words(for: node)) counts as solved, as it is now.",
        "Mark as solved", .change("Marking") { try await $0.markResolved(paths) })
    case .unstaged, .untracked:
      start(.change("Staging", .quiet) { try await $0.stage(paths) })
    }
  }

  /// Stages all that differs, or takes all back if nothing else differs. Files in conflict stay as
  /// they are: a staged one counts as solved.
  mutating func toggleAll() {
    guard let value = status.shown else { return }
    let staged = value.staged.map(\.path)
    if !value.unstaged.isEmpty || !value.untracked.isEmpty {
      // What the search hides stays as it is.
      let paths = status.search.isEmpty ? nil : (value.unstaged + value.untracked).map(\.path)
      start(
        .change("Staging", .quiet) {
          if let paths { try await $0.stage(paths) } else { try await $0.stageAll() }
        })
    } else if !value.conflicts.isEmpty {
      work.advice = "Space marks a file in conflict as solved."
    } else if !staged.isEmpty {
      start(.change("Unstaging", .quiet) { try await $0.unstage(staged) })
    }
  }

  mutating func discardFiles() {
    guard let node = status.node else { return }
    guard node.id.area != .staged else {
      work.advice = "Take it back from the index first: Space."
      return
    }
    // Git leaves the files of a submodule to that.
    let entries = node.entries.filter { !$0.isSubmodule }
    guard let first = entries.first else {
      work.advice = "\(Self.words(for: node)): “git submodule update” takes a submodule back."
      return
    }
    let words = entries.count == 1 ? "“\(first.path)”" : "\(entries.count) files"
    ask(
      "Discard?", "The changes of \(words). Ctrl+Z brings them back.", "Discard",
      .change("Discarding") { try await $0.discard(entries) })
  }

  /// Names the new files of the row with the cursor in `.gitignore`.
  mutating func ignoreFiles() {
    guard let node = status.node, node.id.area == .untracked else { return }
    let path: GitPath
    switch node.id {
    case .area: return
    case .folder(_, let folder): path = folder.appending("")
    case .file(_, let file): path = file
    }
    start(.change("Ignore \(path)") { try await $0.ignore(path) })
  }

  /// Blames the file of a commit that is shown on a page.
  mutating func blameShownFile(on panel: Panel) {
    guard let file = details[panel]?.onlyFile else { return work.advice = Self.blamesOneFile }
    blamed = .init(path: file.path, revision: GitRevision(file.commit))
  }

  /// What a person does first, where more than one file is chosen.
  private static let blamesOneFile = "Choose one file to blame."

  /// Shows who wrote the lines of the file with the cursor; those of the last commit if it is gone.
  mutating func blame() {
    guard let entry = status.node?.entry else { return work.advice = Self.blamesOneFile }
    let isGone = entry.index == .deleted || entry.worktree == .deleted
    blamed = .init(path: entry.path, revision: isGone ? .head : nil)
  }

  mutating func take(ours: Bool) {
    guard let node = status.node, node.id.area == .conflicts else { return }
    let paths = node.entries.map(\.path)
    start(
      .change(ours ? "Taking ours" : "Taking theirs") {
        ours ? try await $0.takeOurs(paths) : try await $0.takeTheirs(paths)
      })
  }

  static func words(for node: StatusNode) -> String {
    if let entry = node.entry { return "“\(entry.path)”" }
    return node.entries.count == 1 ? "1 file" : "\(node.entries.count) files"
  }

  // MARK: - Hunks

  /// The file whose diff is shown, if a person can stage parts of it.
  private var divisible: (area: StatusArea, path: GitPath, patch: Patch)? {
    guard panel == .status, let detail, case .file(let area, let path) = detail.source,
      area != .conflicts, !detail.patch.files.isEmpty
    else { return nil }
    return (area, path, detail.patch)
  }

  /// Stages the chosen hunk, or takes it back.
  mutating func toggleHunk() {
    guard let file = divisible else { return }
    guard let part = detail?.part ?? file.patch.files.first?.hunks.first.map({ .hunk($0.id) }),
      case .hunk = part
    else {
      toggleStaged()
      return
    }
    move(PatchSelection(part), of: file.patch, file.path, from: file.area)
  }

  /// Asks whether the chosen hunk is to be discarded.
  mutating func discardHunk() {
    guard let file = divisible else { return }
    guard case .hunk? = detail?.part, let part = detail?.part, file.area == .unstaged else {
      discardFiles()
      return
    }
    discard(PatchSelection(part), of: file.patch, file.path, "The hunk")
  }

  private mutating func move(
    _ selection: PatchSelection, of patch: Patch, _ path: GitPath, from area: StatusArea
  ) {
    if area == .staged {
      start(
        .change("Unstaging", .quiet) {
          try await $0.unstage(selection, of: patch, path: path)
        })
    } else {
      start(
        .change("Staging", .quiet) { try await $0.stage(selection, of: patch, path: path) })
    }
  }

  private mutating func discard(
    _ selection: PatchSelection, of patch: Patch, _ path: GitPath, _ what: String
  ) {
    ask(
      "Discard?", "\(what) of “\(path)”. Ctrl+Z brings it back.", "Discard",
      .change("Discarding") { try await $0.discard(selection, of: patch, path: path) })
  }

  // MARK: - Lines

  mutating func chooseLines() {
    guard let file = divisible else { return }
    lines = LineChoice(file.patch, path: file.path, area: file.area)
    if lines == nil {
      work.advice = "The file has no lines to choose from."
    } else {
      go(to: .detail)
    }
  }

  /// Stages the marked lines or the one with the cursor, or takes them back.
  mutating func moveLines(cursor: LineChoice.Row.ID) {
    guard let choice = lines else { return }
    move(choice.selection(cursor: cursor), of: choice.patch, choice.path, from: choice.area)
  }

  mutating func discardLines(cursor: LineChoice.Row.ID) {
    guard let choice = lines else { return }
    guard choice.area == .unstaged else {
      work.advice = "Only changes that are not staged can be discarded."
      return
    }
    let what = choice.marked.count > 1 ? "\(choice.marked.count) lines" : "A line"
    discard(choice.selection(cursor: cursor), of: choice.patch, choice.path, what)
  }
}
