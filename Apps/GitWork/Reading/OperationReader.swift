import RecurseTerminal

extension GitRepository {
  /// Reads what is half done; nil if nothing is. A few files are looked at.
  package func operation() -> GitOperation? {
    if let rebase = rebaseFolder("rebase-merge", "msgnum", "end") { return rebase }
    if let rebase = rebaseFolder("rebase-apply", "next", "last") { return rebase }
    let files: [(GitPath, GitOperation.Kind)] = [
      ("MERGE_HEAD", .merge), ("CHERRY_PICK_HEAD", .cherryPick), ("REVERT_HEAD", .revert),
    ]
    for (file, kind) in files {
      guard let name = word(file) else { continue }
      return GitOperation(kind: kind, name: GitID(name)?.short)
    }
    // Between two picks of several, only the list of them is left.
    if let list = SmallFile.contents(gitFolder.appending("sequencer/todo")) {
      return GitOperation(kind: list.after("revert") == nil ? .cherryPick : .revert)
    }
    return word("BISECT_START").map { GitOperation(kind: .bisect, name: $0) }
  }

  private func rebaseFolder(
    _ folder: String, _ step: String, _ count: String
  ) -> GitOperation? {
    guard SmallFile.exists(gitFolder.appending(GitPath(folder))) else { return nil }
    let isMail = word("\(folder)/applying") != nil || exists("\(folder)/applying")
    let name = word("\(folder)/head-name").map { GitRef($0).name }
    return GitOperation(
      kind: isMail ? .applyMail : .rebase, step: word("\(folder)/\(step)").flatMap { Int($0) },
      stepCount: word("\(folder)/\(count)").flatMap { Int($0) }, name: name)
  }

  private func exists(_ path: String) -> Bool {
    SmallFile.exists(gitFolder.appending(GitPath(path)))
  }

  private func word(_ path: GitPath) -> String? {
    guard let bytes = SmallFile.contents(gitFolder.appending(path)) else { return nil }
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
    return line.isEmpty ? nil : String(terminalSafeName: line)
  }

  private func word(_ path: String) -> String? { word(GitPath(path)) }

  /// Reads the message that the next commit would begin with, as a merge left it.
  package func preparedMessage() -> String? {
    for name in ["MERGE_MSG", "SQUASH_MSG"] {
      guard let bytes = SmallFile.contents(gitFolder.appending(GitPath(name))) else { continue }
      let lines = bytes.lines.filter { $0.first != UInt8(ascii: "#") }
      let text = lines.map(\.text).joined(separator: "\n")
      return String(text.reversed().drop { $0 == "\n" }.reversed())
    }
    return nil
  }
}
