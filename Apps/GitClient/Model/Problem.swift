import GitWork

/// What went wrong: the lines that say why, and all that git said.
package struct Problem: Hashable, Sendable {
  /// The step that failed, such as "Push".
  let title: String?
  package let reason: String
  package let whole: String

  init(_ reason: String) {
    title = nil
    (self.reason, whole) = (Self.shown(reason), Self.shown(reason))
  }

  /// - Parameter title: the name of the step that failed; `nil` for a reading.
  init(_ error: GitError, of title: String? = nil) {
    self.title = title
    (reason, whole) = (Self.shown(error.reason), Self.shown(error.whole))
  }

  /// Git indents names by tabs, which are no cells.
  private static func shown(_ text: String) -> String { String(text.map { $0 == "\t" ? " " : $0 }) }

  /// The title and the reason.
  package var words: String { title.map { "\($0): \(reason)" } ?? reason }

  /// Whether git said more than the reason.
  package var hasMore: Bool { whole != reason }
}
