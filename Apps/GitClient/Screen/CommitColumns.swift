import GitWork

/// The columns of a row of commits: the parts for which there is room, and their widths.
struct CommitColumns: Hashable {
  /// The columns of the row.
  let all: Int
  /// The columns of the author; 0 without one.
  let author: Int
  let date: DateStyle
  let showsHash: Bool

  enum DateStyle: Hashable { case age, day, minute }

  /// - Parameters:
  ///   - all: the columns of the list.
  ///   - widestAuthor: the columns of the longest name in it.
  init(_ all: Int, widestAuthor: Int) {
    self.all = all
    author =
      all < Self.leastWithAuthor
      ? 0 : min(widestAuthor, max(10, min(32, all - Self.subjectColumns)))
    date = all < 90 ? .age : all < 110 ? .day : .minute
    showsHash = all >= 130
  }

  /// The columns of the lanes, the names and the subject, beside those of the other parts, of the
  /// list's bar and of its scrollbar.
  var rest: Int {
    all - (author > 0 ? author + 1 : 0) - dateColumns - 2 - (showsHash ? Self.hashColumns + 1 : 0)
      - 3
  }

  static let hashColumns = 7
  /// The columns that a subject needs with its lanes and a date, before an author is whole, and
  /// those of a row that shows an author at all.
  private static let (subjectColumns, leastWithAuthor) = (60, 64)

  var dateColumns: Int {
    switch date {
    case .age: 3
    case .day: 10
    case .minute: 16
    }
  }

  func text(of date: GitDate, now: Int) -> String {
    switch self.date {
    case .age: Age.text(of: date.seconds, now: now)
    case .day: String(date.text.prefix(dateColumns))
    case .minute: date.text
    }
  }
}
