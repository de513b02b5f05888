import RecurseTerminal

/// The parts of a log's format, and the reader of them.
enum LogReader {
  /// Eight fields for each commit.
  static let format = "--format=tformat:%H%x00%P%x00%an%x00%ae%x00%ad%x00%D%x00%s"
  static let fieldCount = 7

  /// Reads a commit from its fields; nil if they are none of a commit.
  static func commit(_ fields: [ArraySlice<UInt8>]) -> GitCommit? {
    guard fields.count >= fieldCount, let id = GitID(bytes: fields[0]) else { return nil }
    return GitCommit(
      id: id,
      parents: fields[1].split(separator: UInt8(ascii: " ")).compactMap { GitID(bytes: $0) },
      author: GitPerson(
        name: String(terminalSafeName: fields[2]), email: String(terminalSafeName: fields[3])),
      date: date(fields[4]), decorations: decorations(fields[5]),
      subject: String(terminalSafeName: fields[6]))
  }

  /// Reads `1700000000 +0130`.
  static func date(_ field: ArraySlice<UInt8>) -> GitDate {
    let words = field.words(2)
    let zone = words.count == 2 ? words[1].number ?? 0 : 0
    return GitDate(
      seconds: words.first?.number ?? 0,
      // Zones of more than a day are somebody's mistake.
      zoneMinutes: (-2400...2400).contains(zone) ? zone / 100 * 60 + zone % 100 : 0)
  }

  /// Reads `HEAD -> refs/heads/main, tag: refs/tags/v1, refs/remotes/origin/main`. No name has a
  /// space.
  static func decorations(_ field: ArraySlice<UInt8>) -> [GitDecoration] {
    var words = field.split(separator: UInt8(ascii: " "))[...]
    var decorations: [GitDecoration] = []
    var isHead = false
    while let word = words.popFirst() {
      let name = word.last == UInt8(ascii: ",") ? word.dropLast() : word
      switch name.text {
      case "tag:": continue
      case "HEAD" where words.first?.text == "->":
        isHead = true
        words = words.dropFirst()
      case "HEAD": decorations.append(GitDecoration(ref: nil, isHead: true))
      default:
        decorations.append(GitDecoration(ref: GitRef(bytes: name), isHead: isHead))
        isHead = false
      }
    }
    return decorations
  }
}

/// A reader of commits whose bytes come in pieces.
struct CommitStream {
  private var bytes: [UInt8] = []
  private var start = 0

  /// Adds bytes and returns the commits that are whole.
  mutating func read(_ more: [UInt8]) -> [GitCommit] {
    bytes += more
    var commits: [GitCommit] = []
    var fields: [ArraySlice<UInt8>] = []
    var place = start
    while let end = bytes[place...].firstIndex(of: 0) {
      fields.append(bytes[place..<end])
      place = end + 1
      guard fields.count == LogReader.fieldCount else { continue }
      if let commit = LogReader.commit(fields) { commits.append(commit) }
      fields.removeAll(keepingCapacity: true)
      start = place
    }
    bytes.removeFirst(start)
    start = 0
    return commits
  }
}
