/// A message that a person writes. It is kept when the sheet is closed without a commit.
package struct CommitDraft: Hashable, Sendable {
  package var subject = "" {
    // A pasted subject has the rest of its message in the body.
    didSet { subject.removeAll { $0.isNewline } }
  }
  package var body = ""
  package var amends = false
  /// The message of the last commit, with which the draft began.
  private var amended: String?
  /// The message of a new commit that was typed before the last commit is amended.
  private var aside: String?

  /// The number of characters after which tools cut a subject, and that at which a line should end.
  static let shortSubject = 50
  static let longSubject = 72

  var isEmpty: Bool { subject.allSatisfy(\.isWhitespace) }

  /// The message for git.
  package var message: String {
    let body = Self.trimmed(body)
    return body.isEmpty ? Self.trimmed(subject) : Self.trimmed(subject) + "\n\n" + body
  }

  /// Amends the last commit, whose message is shown. One that was typed waits for a new commit.
  mutating func amend(_ message: String) {
    amends = true
    if let amended {
      guard self.message == amended else { return }
    } else if !isEmpty || !body.isEmpty {
      aside = self.message
    }
    take(message)
    amended = self.message
  }

  /// Begins with a message, unless another one was typed.
  mutating func begin(_ message: String) {
    if isEmpty, body.isEmpty { take(message) }
  }

  /// Makes a new commit, with the message that was typed for one. Without that it has the one of
  /// the amended commit if a person has changed it.
  mutating func stopAmending() {
    amends = false
    if aside != nil || message == amended { take(aside ?? "") }
    (amended, aside) = (nil, nil)
  }

  private mutating func take(_ message: String) {
    let lines = message.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    subject = lines.first.map(String.init) ?? ""
    body = lines.count > 1 ? Self.trimmed(String(lines[1])) : ""
  }

  private static func trimmed(_ text: String) -> String {
    let rest = text.drop(while: \.isWhitespace)
    return String(rest.reversed().drop(while: \.isWhitespace).reversed())
  }
}
