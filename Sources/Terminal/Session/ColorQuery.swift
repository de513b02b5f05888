import CRecurse

/// The question for the terminal's background, which it may answer late or never.
///
///     asked ── DA2 ; program ──▶ asked ── OSC 11 ; color ──▶ asked ── DA1 ──▶ answered
///       ▲                                                       mode 2031: dark, light │
///       └──────────────────────────────────────────────────────────────────────────────┘
///
/// Every terminal answers DA1, and answers in order: a background that did not come before that
/// does not come.
package struct ColorQuery {
  /// The background, then the device's attributes. The answer ends as the question does: after BEL
  /// rxvt's is complete, and after ST it is not.
  package static let text = "\u{1b}]11;?\u{07}\u{1b}[c"

  /// The program that the terminal is, if the environment does not tell how many colors it has.
  ///
  /// To ask for the colors themselves takes a string (DECRQSS, XTGETTCAP), of which Terminal of
  /// macOS writes a part on the screen.
  package static let program = "\u{1b}[>c"

  /// The time for which the app waits for a terminal that it leaves.
  static let patience = Duration.seconds(1)

  private var questions = Questions()

  /// The time until which an answer may come; `nil` if none is expected.
  var answersUntil: Duration? { questions.answersUntil }

  mutating func ask(at now: Duration) { questions.ask(at: now) }

  mutating func receive(_ reply: TerminalReply) {
    if case .primaryAttributes = reply { _ = questions.answer() }
  }

  mutating func forgetQuestions() { questions.forget() }
}

extension TerminalSession {
  /// Whether the terminal is asked for its colors.
  package var asksForColors: Bool { colorQuery != nil }

  /// Asks the terminal for its background. The answer comes as a reply, if ever.
  package func askForColors() {
    guard colorQuery != nil, isEntered else { return }
    colorQuery?.ask(at: MonotonicTime.now)
    if screen.mayHaveTrueColor { screen.output.append(Array(ColorQuery.program.utf8)) }
    screen.output.append(Array(ColorQuery.text.utf8))
  }

  /// Takes note of what the terminal answered.
  package func didReceive(_ reply: TerminalReply) {
    colorQuery?.receive(reply)
    didReceiveInline(reply)
    if reply.hasTrueColor { screen.useTrueColor() }
    if case .colorScheme = reply { askForColors() }
  }

  /// Reads the answer that is still to come, so that the shell does not. A signal, or Ctrl-C
  /// pressed meanwhile, ends the wait.
  func swallowAnswers(from tty: Int32) {
    var events: [InputEvent] = []
    defer {
      colorQuery?.forgetQuestions()
      inline.query.forgetQuestions()
      typedAhead += events
    }
    let end = MonotonicTime.now + ColorQuery.patience
    var decoder = InputDecoder()
    decoder.expectsPlace = true
    var buffer = [UInt8](repeating: 0, count: 4096)
    while let until = [awaited.colors, awaited.place].compactMap({ $0 }).max(), !screen.isBlocked {
      let rest = min(end, until) - MonotonicTime.now
      guard rest > .zero else { return }
      var ready = [
        pollfd(fd: tty, events: Int16(POLLIN), revents: 0),
        pollfd(fd: signalDescriptor, events: Int16(POLLIN), revents: 0),
      ]
      guard recurse_poll(&ready, 2, Int64(rest / .nanoseconds(1))) > 0, ready[1].revents == 0
      else { return }
      let count = read(tty, &buffer, buffer.count)
      guard count > 0 else { return }
      decoder.decode(Array(buffer[..<count]), into: &events)
      for reply in decoder.takeReplies() {
        colorQuery?.receive(reply)
        if case .cursorPosition = reply { _ = inline.query.answer() }
      }
      let isInterrupted = events.contains {
        if case .key(let key) = $0 { key.onLatinLayout.key.isInterrupt } else { false }
      }
      if isInterrupted { return }
    }
  }
}

extension Key {
  /// Whether the key is Ctrl-C or Ctrl-\, which ask a program to end.
  fileprivate var isInterrupt: Bool { self == .control("c") || self == .control("\\") }
}
