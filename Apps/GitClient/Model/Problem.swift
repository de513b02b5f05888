import GitWork
import Recurse

/// What went wrong: the lines that say why, and all that git said.
package struct Problem: Hashable, Sendable {
  /// The step that failed, such as "Push".
  let title: String?
  package let reason: String
  package let whole: String
  /// Whether git said more than the reason.
  private let isShort: Bool

  init(_ reason: String) {
    title = nil
    (self.reason, whole, isShort) = (reason, reason, false)
  }

  /// - Parameter title: the name of the step that failed; `nil` for a reading.
  init(_ error: GitError, of title: String? = nil) {
    self.title = title
    reason = Self.plain(error.reason)
    (whole, isShort) = (error.whole, error.whole != error.reason)
  }

  /// The rows of the words in the line of the status, at most.
  static let mostRows = 3

  /// Whether there is more to read than the line of the status has room for.
  func hasMore(columns: Int) -> Bool {
    let columns = max(1, columns)
    let rows = words.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      max(1, (line.cellWidth + columns - 1) / columns)
    }
    return isShort || rows.reduce(0, +) > Self.mostRows
  }

  /// A reason whose lines have no word of git for their weight: that it failed is known.
  private static func plain(_ reason: String) -> String {
    let lines = reason.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let word = ["fatal: ", "error: "].first { line.hasPrefix($0) } ?? ""
      return line.dropFirst(word.count)
    }
    return lines.joined(separator: "\n")
  }

  /// The title and the reason.
  package var words: String { title.map { "\($0): \(reason)" } ?? reason }
}
