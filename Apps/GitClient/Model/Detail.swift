import GitWork
import RecursePatches

/// The source of the details of a page's chosen row.
package enum DetailSource: Hashable, Sendable {
  case file(StatusArea, GitPath)
  /// The files of an area or a folder.
  case files(StatusNode.ID)
  case commit(GitID)
  case stash(GitStash)
  /// The commits that a name leads to.
  case ref(GitRef)
}

/// The content beside the list of a page.
package struct Detail: Sendable {
  package let source: DetailSource
  package let content: Content
  /// The part of the patch that a person chose.
  package var part: PatchPart?
  /// The chosen one of the commits.
  var commit: GitID?
  /// The columns that the parts of the commits need.
  private(set) var needs = CommitNeeds()
  /// The lines of files in conflict, by their sides.
  private(set) var conflict: ConflictText?
  /// The one of these lines with the cursor.
  var conflictLine: Int?
  /// The file of a commit that is shown alone.
  var file: GitPath? { didSet { if file != oldValue { narrow() } } }
  /// The patch that is shown: all of it, or that of the file.
  package private(set) var patch: Patch

  package enum Content: Sendable {
    case diff(GitDiff)
    case commit(GitCommitDetail, GitDiff)
    /// The commits that a name leads to, and how far it is from `HEAD`.
    case commits([LogRow], GitDistance?)
    case problem(String)
  }

  init(_ source: DetailSource, _ content: Content) {
    (self.source, self.content) = (source, content)
    patch = Self.whole(content)
    if case .diff(let diff) = content { conflict = ConflictText(diff.patch) }
    conflictLine = conflict?.lines.first?.id
    if case .commits(let rows, _) = content {
      (commit, needs) = (rows.first?.id, CommitNeeds(rows))
    }
    if case .file = source { part = patch.files.first?.hunks.first.map { .hunk($0.id) } }
  }

  /// Chooses the first part if none is chosen, so that a patch with the focus shows that it has it.
  mutating func choosePart() {
    guard part == nil, let first = patch.files.first else { return }
    part = first.hunks.first.map { .hunk($0.id) } ?? .file(first.id)
  }

  /// The content for the same row, read again: what a person chose stays.
  mutating func take(_ other: Detail) {
    guard other.source == source else {
      self = other
      return
    }
    let (file, part, commit, line) = (file, part, commit, conflictLine)
    self = other
    self.file = file
    if case .commits(let rows, _) = content, rows.contains(where: { $0.id == commit }) {
      self.commit = commit
    }
    if let part, patch.contains(part) { self.part = part }
    if let line, line < conflict?.lines.count ?? 0 { conflictLine = line }
  }

  private static func whole(_ content: Content) -> Patch {
    switch content {
    case .diff(let diff), .commit(_, let diff): diff.patch
    case .commits, .problem: Patch("")
    }
  }

  private mutating func narrow() {
    let whole = Self.whole(content)
    part = nil
    guard let file, let found = whole.files.first(where: { $0.path == file.description }) else {
      patch = whole
      return
    }
    patch = whole.selecting(PatchSelection(.file(found.id)))
  }

  /// The rows of the list of files of a commit.
  var files: [FileRow] {
    guard case .commit(let commit, _) = content, commit.files.count > 1 else { return [] }
    return [FileRow(change: nil)] + commit.files.map { FileRow(change: $0) }
  }

  /// A file of a commit, or all of them.
  struct FileRow: Identifiable, Hashable {
    let change: GitFileChange?
    var id: GitPath? { change?.path }
  }

  /// The file of a commit that is shown alone, or that is the only one.
  var onlyFile: (path: GitPath, commit: GitID)? {
    guard case .commit(let commit, _) = content else { return nil }
    let path = file ?? (commit.files.count == 1 ? commit.files.first?.path : nil)
    return path.map { ($0, commit.commit.id) }
  }

  // MARK: - Reading

  private static let mostBytes = 4 << 20
  static let mostCommits = 500
  private static let mostPaths = 200

  static func read(
    _ source: DetailSource, of node: StatusNode?, in repository: GitRepository
  ) async -> Detail {
    do {
      return Detail(source, try await content(source, of: node, in: repository))
    } catch {
      return Detail(source, .problem("\(error)"))
    }
  }

  private static func content(
    _ source: DetailSource, of node: StatusNode?, in repository: GitRepository
  ) async throws(GitError) -> Content {
    var options = GitDiffOptions()
    options.limit = mostBytes
    switch source {
    case .file(let area, let path):
      let paths = [path] + (area == .staged ? node?.entry?.originalPath.map { [$0] } ?? [] : [])
      return .diff(try await repository.diff(area.sides, paths: paths, options: options))
    case .files(let id):
      let entries = node?.entries ?? []
      let paths = entries.map(\.path) + entries.compactMap(\.originalPath)
      return .diff(
        try await repository.diff(
          id.area.sides, paths: Array(paths.prefix(mostPaths)), options: options))
    case .commit(let id):
      let commit = try await repository.commit(GitRevision(id))
      let diff = try await repository.diff(.commit(GitRevision(id)), options: options)
      return .commit(commit, diff)
    case .stash(let stash):
      return .diff(try await repository.diff(of: stash, options: options))
    case .ref(let ref):
      var query = GitLogQuery()
      query.revisions = [GitRevision(ref)]
      let commits = try await repository.commits(query, count: mostCommits)
      var graph = GitGraph()
      let rows = commits.map { commit in
        LogRow(commit: commit, graph: graph.append(commit.id, parents: commit.parents))
      }
      // There is no distance from a branch without commits.
      return .commits(rows, try? await repository.distance(of: GitRevision(ref)))
    }
  }
}
