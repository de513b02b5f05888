import GitWork

/// The names in a repository: branches, tags, remotes and stashes.
package struct RefsPage {
  package var branches: [GitBranch] = []
  package var remoteBranches: [RemoteRow] = []
  package var tags: [RemoteRow] = []
  package var remotes: [RemoteRow] = []
  package var stashes: [GitStash] = []
  package var branch: GitRef?
  package var stash: GitID?
  package var remote: RemoteRow.ID?

  /// The parts that are read together.
  struct Contents: Sendable {
    var branches: [GitBranch] = []
    var tags: [GitTag] = []
    var remotes: [GitRemote] = []
    var stashes: [GitStash] = []

    static func read(_ repository: GitRepository) async throws(GitError) -> Contents {
      Contents(
        branches: try await repository.branches(), tags: try await repository.tags(),
        remotes: try await repository.remotes(), stashes: try await repository.stashes())
    }
  }

  package var selectedBranch: GitBranch? { branches.first { $0.id == branch } }
  package var selectedStash: GitStash? { stashes.first { $0.id == stash } }
  package var selectedRemote: RemoteRow? {
    (remotes + remoteBranches + tags).first { $0.id == remote }
  }

  /// The name whose commits are shown: the chosen one, or the first branch of the chosen remote.
  var shownRemoteRef: GitRef? {
    guard case .remote(let name) = remote else { return selectedRemote?.ref }
    let branches = remoteBranches.filter { $0.name.hasPrefix(name + "/") }
    return (branches.first { $0.name == name + "/main" } ?? branches.first)?.ref
  }

  mutating func take(_ contents: Contents) {
    let old = branches
    branches = contents.branches.filter { $0.ref.kind == .branch }
    remotes = contents.remotes.map { RemoteRow(id: .remote($0.name), name: $0.name, note: $0.url) }
    let remote = contents.branches.filter { $0.ref.kind == .remoteBranch }
    remoteBranches = remote.map { RemoteRow(id: .ref($0.ref), name: $0.name, note: $0.subject) }
    tags = contents.tags.map { RemoteRow(id: .ref($0.ref), name: $0.name, note: $0.subject) }
    let stashed = contents.stashes.first.flatMap { first in
      stashes.contains { $0.id == first.id } ? nil : first.id
    }
    stashes = contents.stashes
    branch = followed(from: old) ?? Self.kept(branch, among: branches) ?? current(of: branches)
    // What was put aside now is what is brought back next.
    stash = stashed ?? Self.kept(stash, among: stashes) ?? stashes.first?.id
    let rows = remotes + remoteBranches + tags
    self.remote = Self.kept(self.remote, among: rows) ?? rows.first?.id
  }

  /// The branch to which the cursor goes along: one that is new, as it was made or renamed here, or
  /// the current one if the cursor was on that.
  private func followed(from old: [GitBranch]) -> GitRef? {
    guard !old.isEmpty else { return nil }
    let new = Set(branches.map(\.id)).subtracting(old.map(\.id))
    let current = current(of: branches)
    if let current, new.contains(current) || branch == self.current(of: old) { return current }
    return new.count == 1 && !branches.contains { $0.id == branch } ? new.first : nil
  }

  private func current(of branches: [GitBranch]) -> GitRef? {
    branches.first { $0.isCurrent }?.id
  }

  private static func kept<Row: Identifiable>(_ id: Row.ID?, among rows: [Row]) -> Row.ID? {
    rows.contains { $0.id == id } ? id : nil
  }
}

/// A remote, a branch of a remote, or a tag.
package struct RemoteRow: Identifiable, Hashable, Sendable {
  package enum ID: Hashable, Sendable {
    case remote(String)
    case ref(GitRef)
  }

  package let id: ID
  package let name: String
  /// The address of a remote, else the subject of the commit.
  let note: String

  package var ref: GitRef? { if case .ref(let ref) = id { ref } else { nil } }
}
