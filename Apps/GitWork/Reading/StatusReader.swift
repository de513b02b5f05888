import RecurseTerminal

extension GitStatus {
  /// Reads what `git status --porcelain=v2 --branch -z` wrote. What is unknown is left out.
  init(porcelain bytes: [UInt8]) {
    self.init(head: GitHead(), entries: [])
    var upstream: String?
    var counts: (Int, Int)?
    var fields = ByteFields(bytes)
    while let field = fields.next() {
      if let rest = field.after("# branch.oid ") {
        head.commit = GitID(bytes: rest)
      } else if let rest = field.after("# branch.head ") {
        let isDetached = rest.elementsEqual("(detached)".utf8)
        head.branch = isDetached ? nil : GitRef(bytes: Array("refs/heads/".utf8) + rest)
      } else if let rest = field.after("# branch.upstream ") {
        upstream = String(terminalSafeName: rest)
      } else if let rest = field.after("# branch.ab ") {
        let words = rest.words(2)
        if words.count == 2, let ahead = words[0].number, let behind = words[1].number {
          counts = (abs(clamping: ahead), abs(clamping: behind))
        }
      } else if let entry = GitStatusEntry(field, &fields) {
        entries.append(entry)
      }
    }
    self.upstream = upstream.map {
      GitUpstream(
        name: $0, ahead: counts?.0 ?? 0, behind: counts?.1 ?? 0, isGone: counts == nil)
    }
  }
}

/// The size of a number; the greatest one for the number that has none.
private func abs(clamping number: Int) -> Int { Int(clamping: number.magnitude) }

extension GitStatusEntry {
  /// Reads an entry. The path before a renaming is a field of its own.
  fileprivate init?(_ field: ArraySlice<UInt8>, _ fields: inout ByteFields) {
    if let path = field.after("? ") {
      self.init(path: GitPath(bytes: path))
      isUntracked = true
    } else if let path = field.after("! ") {
      self.init(path: GitPath(bytes: path))
      isIgnored = true
    } else if field.after("1 ") != nil {
      self.init(changed: field.words(9), pathAt: 8)
    } else if field.after("2 ") != nil {
      let original = fields.next()
      self.init(changed: field.words(10), pathAt: 9)
      originalPath = original.map { GitPath(bytes: $0) }
    } else if field.after("u ") != nil {
      let words = field.words(11)
      guard words.count == 11, let kind = GitConflictKind(words[1]) else { return nil }
      self.init(path: GitPath(bytes: words[10]))
      conflict = kind
      isSubmodule = words[2].first == UInt8(ascii: "S")
    } else {
      return nil
    }
    if path.bytes.isEmpty { return nil }
  }

  private init?(changed words: [ArraySlice<UInt8>], pathAt place: Int) {
    guard words.count == place + 1, words[1].count == 2 else { return nil }
    self.init(path: GitPath(bytes: words[place]))
    index = words[1].first.flatMap { GitChangeKind($0) }
    worktree = words[1].last.flatMap { GitChangeKind($0) }
    isSubmodule = words[2].first == UInt8(ascii: "S")
  }
}

extension GitConflictKind {
  /// Reads the two letters of a conflict.
  fileprivate init?(_ letters: ArraySlice<UInt8>) {
    switch letters.text {
    case "DD": self = .bothDeleted
    case "AU": self = .addedByUs
    case "UD": self = .deletedByThem
    case "UA": self = .addedByThem
    case "DU": self = .deletedByUs
    case "AA": self = .bothAdded
    case "UU": self = .bothModified
    default: return nil
    }
  }
}
