import GitWork

/// What went wrong: the lines that say why, and all that git said.
package struct Problem: Hashable, Sendable {
  /// The step that failed, such as "Push".
  let title: String?
  package let reason: String
  package let whole: String
  /// Whether git said more than the reason.
  package let hasMore: Bool

  init(_ reason: String) {
    title = nil
    (self.reason, whole, hasMore) = (Self.shown(reason), Self.shown(reason), false)
  }

  /// - Parameter title: the name of the step that failed; `nil` for a reading.
  init(_ error: GitError, of title: String? = nil) {
    self.title = title
    reason = Self.plain(Self.shown(error.reason))
    (whole, hasMore) = (Self.shown(error.whole), error.whole != error.reason)
  }

  /// A reason whose lines have no word of git for their weight: that it failed is known.
  private static func plain(_ reason: String) -> String {
    let lines = reason.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let word = ["fatal: ", "error: "].first { line.hasPrefix($0) } ?? ""
      return line.dropFirst(word.count)
    }
    return lines.joined(separator: "\n")
  }

  /// Git indents names by tabs, which are no cells.
  private static func shown(_ text: String) -> String { String(text.map { $0 == "\t" ? " " : $0 }) }

  /// The title and the reason.
  package var words: String { title.map { "\($0): \(reason)" } ?? reason }
}
