import RecurseTerminal

/// The time in which Enter and Space have no effect. It begins when the focus comes from a removed
/// widget, or to content that a press opened. The second of two quick presses was meant for the
/// content before.
///
///     awake ── the focus comes from a removed widget ──▶ resting ── Enter, Space ──▶ suppressed
///       ▲      or to what was opened                        │
///       └── some time, another key, a click, a focus that is placed ──┘
///
/// A key that is held repeats: none of its presses ends the rest.
///
/// All keys rest where a layer came by itself over a field in which a person types, as they were
/// meant for the field. Each begins the time anew, until the person pauses.
struct FocusRest {
  private var end: Duration?
  /// Whether all keys rest until none comes for some time.
  private var awaitsPause = false
  /// The last key, when it was pressed, and how often it repeated since as if it were held.
  private(set) var lastKey: Key?
  private var lastPress = Duration.zero
  private var repeats = 0

  /// A focus that came by itself is looked at first. Content that a person opened or closed was
  /// asked for, so only a press that came twice is not meant for it.
  static let timeAfterLoss = Duration.milliseconds(500)
  static let timeAfterPress = Duration.milliseconds(150)
  /// A person who types pauses between words, so a key after less than that is for the field.
  private static let pauseInTyping = Duration.seconds(1)
  /// A key that repeats after such a time is held: people press slower.
  private static let repeatTimes = Duration.milliseconds(10)..<Duration.milliseconds(100)

  mutating func begin(at now: Duration, for time: Duration) {
    (end, awaitsPause) = (now + time, false)
  }

  /// Begins a rest of all keys, until none comes for some time.
  mutating func awaitPause(at now: Duration) {
    (end, awaitsPause) = (now + Self.pauseInTyping, true)
  }

  mutating func stop() { (end, awaitsPause) = (nil, false) }

  var isResting: Bool { end != nil }

  /// Whether a press may have been the last event: Enter, Space or, if no key came, a click.
  var mayFollowPress: Bool {
    switch lastKey {
    case nil, Key.enter, Key.space: true
    default: false
    }
  }

  /// Ends the rest if somebody has chosen the focus: not where no other widget had it, and not the
  /// state while a person types.
  mutating func focusMoved(by cause: FocusCause) {
    switch cause {
    case .absence: break
    case .state where awaitsPause: break
    default: stop()
    }
  }

  /// Whether a person is writing: the last key, a moment ago, changed text.
  func isWriting(at now: Duration) -> Bool {
    guard let lastKey, now - lastPress < Self.pauseInTyping else { return false }
    return lastKey.writesText
  }

  /// Whether keys still rest that were meant for a field.
  func awaitsPause(at now: Duration) -> Bool { awaitsPause && end.map { now < $0 } == true }

  /// The time to rest when the content over the focus is removed: none if no press may have done
  /// so. What goes as soon as it is pressed was asked to go, as opened content was asked to come.
  func time(afterRemovalAt now: Duration) -> Duration? {
    guard mayFollowPress else { return nil }
    let isAnswer = lastKey != nil && now - lastPress < Self.timeAfterPress
    return isAnswer ? Self.timeAfterPress : Self.timeAfterLoss
  }

  /// Whether an event is a press without effect. Any other key and every click end the rest.
  mutating func suppresses(_ event: InputEvent, at now: Duration) -> Bool {
    record(event, at: now)
    guard let end else { return false }
    if awaitsPause(at: now), event.isTyping {
      self.end = now + Self.pauseInTyping
      return true
    }
    switch event {
    case .key(let key) where key.key == .enter || key.key == .space:
      if now < end || key.phase == .repeat || repeats > 0 { return true }
    case .mouse(let mouse):
      guard case .press = mouse.kind else { return false }
    case .key, .paste: break
    case .focus: return false
    }
    stop()
    return false
  }

  private mutating func record(_ event: InputEvent, at now: Duration) {
    guard case .key(let key) = event else { return }
    let gap = now - lastPress
    // The time between presses that arrive in one read is not known.
    if key.key != lastKey || gap >= Self.repeatTimes.upperBound {
      repeats = 0
    } else if Self.repeatTimes.contains(gap) {
      repeats += 1
    }
    lastKey = key.key
    lastPress = now
  }
}

extension Key {
  /// Whether a field changes its text by the key.
  fileprivate var writesText: Bool {
    switch code {
    case .character, .backspace, .delete: modifiers.isSubset(of: .shift)
    default: false
    }
  }
}

extension InputEvent {
  /// Whether a person may press the key while they type: any one without Control and Alt.
  fileprivate var isTyping: Bool {
    guard case .key(let key) = self else { return false }
    return key.key.modifiers.isSubset(of: .shift)
  }
}
