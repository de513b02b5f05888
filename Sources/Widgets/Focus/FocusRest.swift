import RecurseTerminal

/// The time in which Enter and Space do nothing on a widget that has the focus because another went:
/// who presses a button twice means that button.
///
///     awake ── the focus comes from a widget that went ──▶ resting ── Enter, Space ──▶ swallowed
///       ▲                                                     │
///       └── half a second, another key, a click, a focus that is placed ──┘
///
/// A key that is held comes again and again: none of these presses ends the rest.
struct FocusRest {
  private var end: Duration?
  /// The last key, when it came, and how often it came again since as if it were held.
  private(set) var lastKey: Key?
  private var lastPress = Duration.zero
  private var repeats = 0

  private static let time = Duration.milliseconds(500)
  /// A key that comes again after such a time is held: people press slower.
  private static let repeatTimes = Duration.milliseconds(10)..<Duration.milliseconds(100)

  mutating func begin(at now: Duration) { end = now + Self.time }

  mutating func stop() { end = nil }

  /// Whether an event is a press that does nothing. Any other key and every click end the rest.
  mutating func swallows(_ event: InputEvent, at now: Duration) -> Bool {
    note(event, at: now)
    guard let end else { return false }
    switch event {
    case .key(let key) where key.kind == .release: return false
    case .key(let key) where key.key == .enter || key.key == .space:
      if now < end || key.kind == .repeat || repeats > 0 { return true }
    case .mouse(let mouse):
      guard case .press = mouse.kind else { return false }
    case .key, .paste: break
    case .focus: return false
    }
    self.end = nil
    return false
  }

  private mutating func note(_ event: InputEvent, at now: Duration) {
    guard case .key(let key) = event, key.kind != .release else { return }
    let gap = now - lastPress
    // Presses that come in one read say nothing of the time between them.
    if key.key != lastKey || gap >= Self.repeatTimes.upperBound {
      repeats = 0
    } else if Self.repeatTimes.contains(gap) {
      repeats += 1
    }
    lastKey = key.key
    lastPress = now
  }
}
