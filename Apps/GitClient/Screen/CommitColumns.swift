import GitWork

/// The columns of a row of commits: the parts for which there is room, and their widths.
struct CommitColumns: Hashable {
  /// The columns of the row.
  let all: Int
  /// The columns of the author; 0 without one.
  let author: Int
  let date: DateStyle
  let showsHash: Bool

  enum DateStyle: Hashable {
    case age, day, minute

    var columns: Int {
      switch self {
      case .age: 3
      case .day: 10
      case .minute: 16
      }
    }
  }

  /// The date and the author have what subjects leave. Where that is little, the author gives way.
  ///
  /// - Parameters:
  ///   - all: the columns of the list.
  ///   - needs: what its rows need.
  init(_ all: Int, _ needs: CommitNeeds) {
    self.all = all
    showsHash = all >= 130
    guard all >= Self.leastWithAuthor else {
      (author, date) = (0, .age)
      return
    }
    let short = min(needs.author, Self.shortAuthor)
    let room = all - Self.edges - (showsHash ? Self.hashColumns + 1 : 0) - needs.rest
    func fits(_ style: DateStyle) -> Bool { room >= short + 1 + style.columns + 2 }
    date = all >= 110 || fits(.minute) ? .minute : all >= 90 || fits(.day) ? .day : .age
    let left = room - 1 - date.columns - 2
    author = min(needs.author, Self.mostAuthor, max(short, left))
  }

  /// The columns of a list in which nearly all rows have all of their parts.
  static func wanted(_ needs: CommitNeeds) -> Int {
    let parts = min(needs.author, mostAuthor) + 1 + DateStyle.minute.columns + 2
    return max(leastWithAuthor, needs.rest + parts + edges)
  }

  /// The columns of the lanes, the names and the subject, beside those of the other parts, of the
  /// list's bar and of its scrollbar.
  var rest: Int {
    all - (author > 0 ? author + 1 : 0) - dateColumns - 2 - (showsHash ? Self.hashColumns + 1 : 0)
      - Self.edges
  }

  static let hashColumns = 7
  /// The columns of a row that shows an author at all, and those of an author in a narrow and in a
  /// wide one.
  private static let (leastWithAuthor, shortAuthor, mostAuthor) = (64, 16, 32)
  /// The columns of the list's bar and of its scrollbar.
  private static let edges = 3

  var dateColumns: Int { date.columns }

  func text(of date: GitDate, now: Int) -> String {
    switch self.date {
    case .age: Age.text(of: date.seconds, now: now)
    case .day: String(date.text.prefix(dateColumns))
    case .minute: date.text
    }
  }
}
