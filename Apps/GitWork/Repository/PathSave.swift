/// Some paths as they are in the index and among the files.
struct PathSave: Hashable, Sendable {
  var paths: [GitPath]
  /// The output of `git ls-files --stage -z` for them.
  var index: [UInt8]
  var files: Files?

  struct Files: Hashable, Sendable {
    /// A tree of the files that were there; nil if none was.
    var tree: GitID?
    /// The paths that had no file.
    var missing: [GitPath]
  }
}

extension GitRepository {
  /// Keeps paths in the index, and among the files if these will change.
  func save(_ paths: [GitPath], withFiles: Bool) async throws(GitError) -> PathSave {
    let index = try await indexEntries(paths)
    guard withFiles else { return PathSave(paths: paths, index: index) }
    let isThere = Dictionary(grouping: paths) { SmallFile.exists(root.appending($0)) }
    var files = PathSave.Files(tree: nil, missing: isThere[false] ?? [])
    if let present = isThere[true] {
      files.tree = try await withIndexFile { file throws(GitError) in
        // A file that git ignores is kept as well. The index is another one and not in use.
        let command = GitCommand("-c", "core.safecrlf=false", "add", "--force")
          .withInput(paths: present)
        try await run(command.with(environment: file))
        let tree = try await run(GitCommand("write-tree").with(environment: file))
        return GitID(bytes: tree.line)
      }
    }
    return PathSave(paths: paths, index: index, files: files)
  }

  /// Restores paths. Returns how they were just before.
  func restore(_ save: PathSave) async throws(GitError) -> PathSave {
    let now = try await self.save(save.paths, withFiles: save.files != nil)
    var input: [UInt8] = []
    for entry in ByteFields(now.index) {
      let words = entry.words(3)
      guard words.count == 3, let tab = entry.firstIndex(of: UInt8(ascii: "\t")) else { continue }
      // An object of zeros, as long as others, takes the path out in all stages.
      input += "0 \(String(repeating: "0", count: words[1].count)) 0".utf8 + entry[tab...] + [0]
    }
    input += save.index
    if !input.isEmpty {
      try await run(GitCommand("update-index", "-z", "--index-info").with(input: input))
    }
    guard let files = save.files else { return now }
    for path in files.missing { SmallFile.remove(root.appending(path), below: root) }
    if let tree = files.tree {
      try await withIndexFile { file throws(GitError) in
        try await run(GitCommand("read-tree").with(tree).with(environment: file))
        try await run(
          GitCommand("checkout-index", "--all", "--force", "--quiet").with(environment: file))
      }
    }
    try await run(GitCommand("update-index", "-q", "--refresh").accepting(1))
    return now
  }

  private func indexEntries(_ paths: [GitPath]) async throws(GitError) -> [UInt8] {
    var entries: [UInt8] = []
    // A command can only be so long.
    var rest = paths[...]
    while !rest.isEmpty {
      let batch = rest.batch
      rest = rest.dropFirst(batch.count)
      let command = GitCommand(reading: "ls-files", "--stage", "-z").with(paths: batch)
      entries += try await run(command).bytes
    }
    return entries
  }

  /// Gives the environment of an index of its own.
  private func withIndexFile<Result: Sendable>(
    _ body: ([String: String]) async throws(GitError) -> Result
  ) async throws(GitError) -> Result {
    let name = "git-work-index-\(UInt64.random(in: .min ... .max))"
    let path = gitFolder.appending(GitPath(name))
    defer { SmallFile.remove(path, below: gitFolder) }
    guard let text = String(validating: path.bytes, as: UTF8.self) else {
      // The environment of the package takes text alone; `.git` of the root is the same folder.
      return try await body(["GIT_INDEX_FILE": ".git/\(name)"])
    }
    return try await body(["GIT_INDEX_FILE": text])
  }
}

extension ArraySlice<GitPath> {
  /// As many of the first paths as a command takes for sure.
  var batch: ArraySlice<GitPath> {
    var size = 0
    let end = firstIndex { path in
      size += path.bytes.count + 16
      return size > 100_000
    }
    return self[..<Swift.max(end ?? endIndex, Swift.min(startIndex + 1, endIndex))]
  }
}
