import RecurseTerminal

extension GitRepository {
  /// Names a path in `.gitignore` of the root: a folder with all in it if the path ends in a slash.
  package func ignore(_ path: GitPath) async throws(GitError) -> GitUndo {
    let list = GitPath(".gitignore")
    let line = try Self.ignoringLine(path)
    let save = try await save([list], withFiles: true)
    try SmallFile.append(line, to: root.appending(list))
    return GitUndo("Ignore \(path)", [.restore(save)])
  }

  /// The line of `.gitignore` that means a path and no other.
  static func ignoringLine(_ path: GitPath) throws(GitError) -> [UInt8] {
    guard !path.bytes.contains(where: { $0 == 0x0A || $0 == 0x0D }) else {
      throw .system("“\(path)” cannot be ignored: its name has a line break.")
    }
    // A slash at the start ties it to the root, and lets "#" and "!" mean themselves.
    var line = [GitPath.slash]
    for (place, byte) in path.bytes.enumerated() {
      let isLastBlank = byte == 0x20 && place == path.bytes.count - 1
      if isLastBlank || "\\*?[".utf8.contains(byte) { line.append(UInt8(ascii: "\\")) }
      line.append(byte)
    }
    return line
  }
}
