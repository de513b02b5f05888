import RecurseTerminal

extension GitBlame {
  /// Reads what `git blame --porcelain` wrote. What is cut off is left out.
  init(porcelain bytes: [UInt8]) {
    self.init(lines: [], commits: [:])
    var header: (commit: GitID, number: Int)?
    for line in bytes.lines {
      if let content = line.after("\t") {
        guard let known = header else { continue }
        lines.append(
          GitBlameLine(
            commit: known.commit, originalNumber: known.number, bytes: Array(content)))
        header = nil
      } else if let known = header {
        commits[known.commit]?.read(line)
      } else {
        let words = line.words(4)
        guard words.count >= 3, let id = GitID(bytes: words[0]), let number = words[1].number
        else { continue }
        header = (id, number)
        if commits[id] == nil { commits[id] = GitBlameCommit() }
      }
    }
  }
}

extension GitBlameCommit {
  fileprivate init() {
    self.init(
      author: GitPerson(name: "", email: ""), date: GitDate(seconds: 0), subject: "", path: "",
      isBoundary: false)
  }

  /// Reads a line such as `author Ada`.
  fileprivate mutating func read(_ line: ArraySlice<UInt8>) {
    let words = line.words(2)
    let value = words.count == 2 ? words[1] : []
    switch words[0].text {
    case "author": author.name = String(terminalSafeName: value)
    case "author-mail": author.email = String(terminalSafeName: value.dropFirst().dropLast())
    case "author-time": date.seconds = value.number ?? 0
    case "author-tz": date.zoneMinutes = LogReader.date(Array("0 ".utf8) + value).zoneMinutes
    case "summary": subject = String(terminalSafeName: value)
    case "filename": path = QuotedName.path(value)
    case "previous": previous = GitID(bytes: value.words(2)[0])
    case "boundary": isBoundary = true
    default: break
    }
  }
}
