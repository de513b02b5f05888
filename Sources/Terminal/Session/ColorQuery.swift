import CRecurse

/// The question for the terminal's background, which it may answer late or never.
///
///     asked ── OSC 11 ; color ──▶ asked ── DA1 ──▶ answered
///       ▲                                            │ mode 2031: dark, light
///       └────────────────────────────────────────────┘
///
/// Every terminal answers DA1, and answers in order: a background that did not come before that does
/// not come.
struct ColorQuery {
  /// The background, then the device's attributes. The answer ends as the question does: after BEL
  /// rxvt's is complete, and after ST it is not.
  static let bytes = Array("\u{1b}]11;?\u{07}\u{1b}[c".utf8)

  /// How long a terminal that is left is waited for.
  static let patience = Duration.milliseconds(100)

  /// A terminal that has not answered for so long does not.
  static let memory = Duration.seconds(1)

  /// When the terminal was asked; `nil` once it has answered.
  var askedAt: Duration?
}

extension TerminalSession {
  /// Whether the terminal is asked for its colors.
  package var asksForColors: Bool { colorQuery != nil }

  /// Asks the terminal for its background. The answer comes as a reply, if ever.
  package func askForColors() {
    guard colorQuery != nil, isEntered else { return }
    colorQuery?.askedAt = MonotonicTime.now
    screen.output.append(ColorQuery.bytes)
  }

  /// Takes note of what the terminal answered.
  package func didReceive(_ reply: TerminalReply) {
    switch reply {
    case .primaryAttributes: colorQuery?.askedAt = nil
    case .colorScheme: askForColors()
    default: break
    }
  }

  /// Reads the answer that is still to come, so that the shell does not.
  func swallowAnswers(from tty: Int32) {
    guard let asked = colorQuery?.askedAt, !screen.isBlocked,
      MonotonicTime.now - asked < ColorQuery.memory
    else { return }
    colorQuery?.askedAt = nil
    let end = MonotonicTime.now + ColorQuery.patience
    var decoder = InputDecoder()
    var events: [InputEvent] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let rest = end - MonotonicTime.now
      guard rest > .zero else { return }
      var ready = pollfd(fd: tty, events: Int16(POLLIN), revents: 0)
      guard recurse_poll(&ready, 1, Int64(rest / .nanoseconds(1))) > 0 else { return }
      let count = read(tty, &buffer, buffer.count)
      guard count > 0 else { return }
      decoder.decode(Array(buffer[..<count]), into: &events)
      let hasAnswered = decoder.takeReplies().contains {
        if case .primaryAttributes = $0 { true } else { false }
      }
      if hasAnswered { return }
    }
  }
}
