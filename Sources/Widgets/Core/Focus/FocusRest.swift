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
struct FocusRest {
  private var end: Duration?
  /// The last key, when it was pressed, and how often it repeated since as if it were held.
  private(set) var lastKey: Key?
  private var lastPress = Duration.zero
  private var repeats = 0

  /// A focus that came by itself is looked at first. Content that a person opened or closed was
  /// asked for, so only a press that came twice is not meant for it.
  static let timeAfterLoss = Duration.milliseconds(500)
  static let timeAfterPress = Duration.milliseconds(150)
  /// A key that repeats after such a time is held: people press slower.
  private static let repeatTimes = Duration.milliseconds(10)..<Duration.milliseconds(100)

  mutating func begin(at now: Duration, for time: Duration) { end = now + time }

  mutating func stop() { end = nil }

  var isResting: Bool { end != nil }

  /// Whether a press may have been the last event: Enter, Space or, if no key came, a click.
  var mayFollowPress: Bool {
    switch lastKey {
    case nil, Key.enter, Key.space: true
    default: false
    }
  }

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
    switch event {
    case .key(let key) where key.key == .enter || key.key == .space:
      if now < end || key.phase == .repeat || repeats > 0 { return true }
    case .mouse(let mouse):
      guard case .press = mouse.kind else { return false }
    case .key, .paste: break
    case .focus: return false
    }
    self.end = nil
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
