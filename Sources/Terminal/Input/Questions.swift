/// The questions of one kind that the terminal has not answered. It answers them in order, late or
/// never.
package struct Questions {
  /// After this time no answer is expected any more.
  package static let answerTimeout = Duration.seconds(5)

  private var unanswered = 0
  /// The time of the last question.
  private var askedAt = Duration.zero

  /// The time until which an answer may come; `nil` if none is expected.
  var answersUntil: Duration? { unanswered > 0 ? askedAt + Self.answerTimeout : nil }

  mutating func ask(at now: Duration) {
    unanswered = (answersUntil ?? .zero) > now ? unanswered + 1 : 1
    askedAt = now
  }

  /// Takes an answer.
  ///
  /// - Returns: whether it is that to the last question.
  mutating func answer() -> Bool {
    guard unanswered > 0 else { return false }
    unanswered -= 1
    return unanswered == 0
  }

  mutating func forget() { unanswered = 0 }
}
