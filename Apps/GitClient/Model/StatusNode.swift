import GitWork

/// A part of the status.
package enum StatusArea: Int, CaseIterable, Hashable, Sendable {
  case conflicts, staged, unstaged, untracked

  var title: String {
    switch self {
    case .conflicts: "Conflicts"
    case .staged: "Staged"
    case .unstaged: "Changes"
    case .untracked: "Untracked"
    }
  }

  /// The words for the differences of its files.
  var changes: String {
    switch self {
    case .conflicts: "Both sides"
    case .staged: "Staged changes"
    case .unstaged: "Changes not staged"
    case .untracked: "New content"
    }
  }

  func entries(of status: GitStatus) -> [GitStatusEntry] {
    switch self {
    case .conflicts: status.conflicts
    case .staged: status.staged
    case .unstaged: status.unstaged
    case .untracked: status.untracked
    }
  }

  /// The sides of the diff of a file in it.
  var sides: GitDiffSides {
    switch self {
    case .conflicts, .unstaged: .unstaged
    case .staged: .staged
    case .untracked: .untracked
    }
  }
}

/// A row of the status: an area, a folder or a file.
package struct StatusNode: Identifiable, Hashable, Sendable {
  package enum ID: Hashable, Sendable {
    case area(StatusArea)
    case folder(StatusArea, GitPath)
    case file(StatusArea, GitPath)

    package var area: StatusArea {
      switch self {
      case .area(let area), .folder(let area, _), .file(let area, _): area
      }
    }
  }

  package let id: ID
  let name: String
  /// The folder of a file that is shown without a tree.
  var folder: String?
  /// The files of the row.
  package let entries: [GitStatusEntry]
  /// The rows below it; `nil` for a file.
  package var children: [StatusNode]?

  /// The file; `nil` for an area and a folder.
  package var entry: GitStatusEntry? { children == nil ? entries.first : nil }

  /// The name before of a file that was renamed or copied; with its folder if that is another one.
  var before: String? {
    guard id.area == .staged, let entry, let old = entry.originalPath else { return nil }
    return old.parent == entry.path.parent ? old.name.description : old.description
  }

  /// The kind of change, as git's letter.
  var sign: String {
    guard let entry else { return "" }
    switch id.area {
    case .conflicts: return "!"
    case .untracked: return "?"
    case .staged: return entry.index?.sign ?? " "
    case .unstaged: return entry.worktree?.sign ?? " "
    }
  }
}

extension StatusNode {
  /// Returns the areas that have files, with these files as a list or in the tree of their folders.
  static func nodes(of status: GitStatus, asTree: Bool) -> [StatusNode] {
    StatusArea.allCases.compactMap { area in
      let entries = area.entries(of: status)
      guard !entries.isEmpty else { return nil }
      let children =
        asTree ? tree(of: entries, below: nil, in: area) : entries.map { file($0, in: area) }
      return StatusNode(
        id: .area(area), name: area.title, entries: entries, children: children)
    }
  }

  private static func file(_ entry: GitStatusEntry, in area: StatusArea) -> StatusNode {
    StatusNode(
      id: .file(area, entry.path), name: entry.path.name.description,
      folder: entry.path.parent.map(\.description), entries: [entry])
  }

  /// The folders and files of entries that have the same `depth` first components.
  private static func tree(
    of entries: [GitStatusEntry], below folder: GitPath?, in area: StatusArea
  ) -> [StatusNode] {
    let depth = folder?.components.count ?? 0
    var folders: [(path: GitPath, entries: [GitStatusEntry])] = []
    var places: [GitPath: Int] = [:]
    var files: [StatusNode] = []
    for entry in entries {
      let components = entry.path.components
      if components.count <= depth + 1 {
        var file = file(entry, in: area)
        file.folder = nil
        files.append(file)
        continue
      }
      let path = folder.map { $0.appending(components[depth]) } ?? components[depth]
      if let place = places[path] {
        folders[place].entries.append(entry)
      } else {
        places[path] = folders.count
        folders.append((path, [entry]))
      }
    }
    let rows = folders.map { folder in
      let children = tree(of: folder.entries, below: folder.path, in: area)
      return node(folder.path, folder.entries, children, in: area)
    }
    return rows + files
  }

  /// The row of a folder. One with a single folder in it shows that in the same row.
  private static func node(
    _ path: GitPath, _ entries: [GitStatusEntry], _ children: [StatusNode], in area: StatusArea
  ) -> StatusNode {
    let name = path.name.description
    if children.count == 1, let child = children.first, child.children != nil {
      return StatusNode(
        id: child.id, name: name + "/" + child.name, entries: entries, children: child.children)
    }
    return StatusNode(
      id: .folder(area, path), name: name, entries: entries, children: children)
  }
}

extension GitChangeKind {
  /// Git's letter.
  var sign: String {
    switch self {
    case .modified: "M"
    case .added: "A"
    case .deleted: "D"
    case .renamed: "R"
    case .copied: "C"
    case .typeChanged: "T"
    }
  }
}

extension GitConflictKind {
  var words: String {
    switch self {
    case .bothDeleted: "both deleted"
    case .addedByUs: "added by us"
    case .deletedByThem: "deleted by them"
    case .addedByThem: "added by them"
    case .deletedByUs: "deleted by us"
    case .bothAdded: "both added"
    case .bothModified: "both modified"
    }
  }
}
