import RecurseTerminal

/// The readers of lists of refs. Each record is a line, whose fields are parted by zeros.
enum RefReader {
  static let branchFormat =
    "%(refname)%00%(objectname)%00%(upstream)%00%(upstream:track,nobracket)%00%(HEAD)%00"
    + "%(committerdate:raw)%00%(authorname)%00%(symref)%00%(contents:subject)"

  static func branches(_ bytes: [UInt8]) -> [GitBranch] {
    records(bytes, 9).compactMap { fields in
      // A ref that only points to another one, such as `origin/HEAD`, is no branch.
      guard let commit = GitID(bytes: fields[1]), fields[7].isEmpty else { return nil }
      return GitBranch(
        ref: GitRef(bytes: fields[0]), commit: commit, upstream: upstream(fields[2], fields[3]),
        isCurrent: fields[4].elementsEqual("*".utf8), date: LogReader.date(fields[5]),
        author: String(terminalSafeName: fields[6]), subject: String(terminalSafeName: fields[8]))
    }
  }

  static let tagFormat =
    "%(refname)%00%(objectname)%00%(objecttype)%00%(*objectname)%00%(creatordate:raw)%00"
    + "%(contents:subject)"

  static func tags(_ bytes: [UInt8]) -> [GitTag] {
    records(bytes, 6).compactMap { fields in
      guard let object = GitID(bytes: fields[1]) else { return nil }
      return GitTag(
        ref: GitRef(bytes: fields[0]), object: object, commit: GitID(bytes: fields[3]) ?? object,
        isAnnotated: fields[2].elementsEqual("tag".utf8), date: LogReader.date(fields[4]),
        subject: String(terminalSafeName: fields[5]))
    }
  }

  static let stashFormat = "--format=tformat:%H%x00%cd%x00%gs"

  static func stashes(_ bytes: [UInt8]) -> [GitStash] {
    var fields = ByteFields(bytes)
    var stashes: [GitStash] = []
    while let stash = fields.next(3) {
      guard let commit = GitID(bytes: stash[0]) else { continue }
      stashes.append(
        GitStash(
          index: stashes.count, commit: commit, date: LogReader.date(stash[1]),
          message: String(terminalSafeName: stash[2])))
    }
    return stashes
  }

  /// Reads what `git config -z --get-regexp` wrote about remotes: a key, a line's end, a value.
  static func remotes(_ bytes: [UInt8]) -> [GitRemote] {
    var remotes: [GitRemote] = []
    for field in ByteFields(bytes) {
      guard let end = field.firstIndex(of: UInt8(ascii: "\n")),
        let key = field[..<end].after("remote."), let dot = key.lastIndex(of: UInt8(ascii: "."))
      else { continue }
      let (name, value) = (key[..<dot].text, String(terminalSafeName: field[(end + 1)...]))
      let place = remotes.firstIndex { $0.name == name } ?? remotes.endIndex
      if place == remotes.endIndex { remotes.append(GitRemote(name: name, url: "")) }
      switch key[(dot + 1)...].text {
      case "url": remotes[place].url = value
      case "pushurl": remotes[place].pushURL = value
      default: break
      }
    }
    return remotes
  }

  private static func records(_ bytes: [UInt8], _ count: Int) -> [[ArraySlice<UInt8>]] {
    bytes.lines.map { $0.split(separator: 0, omittingEmptySubsequences: false) }
      .filter { $0.count == count }
  }

  /// Reads `ahead 1, behind 2`, or `gone`.
  private static func upstream(
    _ ref: ArraySlice<UInt8>, _ track: ArraySlice<UInt8>
  ) -> GitUpstream? {
    guard !ref.isEmpty else { return nil }
    var upstream = GitUpstream(name: GitRef(bytes: ref).name, ahead: 0, behind: 0, isGone: false)
    upstream.isGone = track.elementsEqual("gone".utf8)
    let words = track.split(separator: UInt8(ascii: " "))
    for (word, next) in zip(words, words.dropFirst()) {
      let number = next.filter { $0 != UInt8(ascii: ",") }[...].number ?? 0
      if word.elementsEqual("ahead".utf8) { upstream.ahead = number }
      if word.elementsEqual("behind".utf8) { upstream.behind = number }
    }
    return upstream
  }
}
