import RecursePatches

extension GitRepository {
  /// Stages chosen hunks or lines of an unstaged diff of one file, or of a file that git does not
  /// know.
  package func stage(
    _ selection: PatchSelection, of patch: Patch, path: GitPath
  ) async throws(GitError) -> GitUndo {
    try await step("Stage a part of", [path]) { () throws(GitError) in
      try await apply(patch, selection, .staging, path, "--cached")
    }
  }

  /// Takes chosen hunks or lines of a staged diff of one file back from the index.
  package func unstage(
    _ selection: PatchSelection, of patch: Patch, path: GitPath
  ) async throws(GitError) -> GitUndo {
    try await step("Unstage a part of", [path]) { () throws(GitError) in
      try await apply(patch, selection, .unstaging, path, "--cached", "--reverse")
    }
  }

  /// Reverts chosen hunks or lines of an unstaged diff of one file in the file.
  package func discard(
    _ selection: PatchSelection, of patch: Patch, path: GitPath
  ) async throws(GitError) -> GitUndo {
    try await step("Discard a part of", [path], withFiles: true) { () throws(GitError) in
      try await apply(patch, selection, .unstaging, path, "--reverse")
    }
  }

  private func apply(
    _ patch: Patch, _ selection: PatchSelection, _ use: PatchUse, _ path: GitPath,
    _ options: String...
  ) async throws(GitError) {
    var bytes = patch.selecting(selection, for: use).bytes
    guard !bytes.isEmpty else { return }
    if !path.isText { bytes = Self.renaming(bytes, path) }
    var command = GitCommand("apply", "--whitespace=nowarn")
      .with(bytes: options.map { Array($0.utf8) })
    // Without lines around them, changes have only their numbers to say where they are.
    let hunks = patch.files.flatMap(\.hunks)
    if !hunks.contains(where: { $0.lines.contains { $0.kind == .context } }) {
      command = command.with("--unidiff-zero")
    }
    try await run(command.with("-").with(input: bytes))
  }

  /// Puts the bytes of a path into the headers of a patch of one file, where a patch has its text.
  static func renaming(_ patch: [UInt8], _ path: GitPath) -> [UInt8] {
    let (old, new) = (
      QuotedName.quoted(Array("a/".utf8) + path.bytes),
      QuotedName.quoted(Array("b/".utf8) + path.bytes)
    )
    var isHeader = true
    let lines: [[UInt8]] = patch.lines.map { line in
      if line.after("@@") != nil { isHeader = false }
      guard isHeader else { return Array(line) }
      if line.after("diff --git ") != nil {
        return Array("diff --git ".utf8) + old + [UInt8(ascii: " ")] + new
      }
      if line.after("--- ") != nil, line.after("--- /dev/null") == nil {
        return Array("--- ".utf8) + old
      }
      if line.after("+++ ") != nil, line.after("+++ /dev/null") == nil {
        return Array("+++ ".utf8) + new
      }
      return Array(line)
    }
    return Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }
}
