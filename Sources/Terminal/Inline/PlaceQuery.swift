/// Asks where the cursor is. No frame is shown until the terminal answers, because it may have
/// moved the rows of the app.
///
///     known ── a new size ──▶ quiet ── no other size for a moment ──▶ asked ── place ──▶ known
///                             ▲   ▲ another size                       │ │
///                             │   └────────────────────────────────────┘ └─ 200 ms ────▶ unknown
///                             └── from known and unknown
///
/// The place is also asked for when the app takes its rows.
struct PlaceQuery {
  private enum Phase { case none, quiet, asked }

  /// The time for which the terminal's answer is waited for.
  static let patience = Duration.milliseconds(200)

  private var phase = Phase.none
  private var end = Duration.zero
  private var questions = Questions()
  /// The time for which the size stays the same before the terminal is asked. While a person drags
  /// a window, tmux reports each size, a quarter of a second apart.
  var quietTime = Duration.milliseconds(50)

  /// Whether the place is not known yet.
  var isOpen: Bool { phase != .none }
  /// The time at which the present phase ends by itself.
  var deadline: Duration? { isOpen ? end : nil }
  /// The time until which an answer may come; `nil` if none is expected.
  var answersUntil: Duration? { questions.answersUntil }

  mutating func sizeChanged(at now: Duration) {
    phase = .quiet
    end = now + quietTime
  }

  mutating func ask(at now: Duration) {
    questions.ask(at: now)
    phase = .asked
    end = now + Self.patience
  }

  /// Takes an answer.
  ///
  /// - Returns: whether it is that to the last question.
  mutating func answer() -> Bool {
    guard questions.answer(), phase == .asked else { return false }
    phase = .none
    return true
  }

  enum Step { case ask, giveUp }

  /// Returns what is due.
  mutating func step(at now: Duration) -> Step? {
    guard isOpen, end <= now else { return nil }
    if phase == .quiet { return .ask }
    phase = .none
    return .giveUp
  }

  /// The rows are no longer the app's.
  mutating func close() { phase = .none }

  mutating func forgetQuestions() { questions.forget() }
}
