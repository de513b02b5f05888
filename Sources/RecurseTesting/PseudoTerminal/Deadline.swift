/// A time limit on the continuous clock.
struct Deadline {
  private let end: ContinuousClock.Instant

  init(_ seconds: Double) { end = .now + .seconds(seconds) }

  var hasPassed: Bool { end <= .now }

  /// The time left for `poll` in milliseconds, at most `limit`; at least 1 before the end.
  func milliseconds(atMost limit: Int32) -> Int32 {
    let left = ContinuousClock.now.duration(to: end)
    if left <= .zero { return 0 }
    let milliseconds = left / .milliseconds(1)
    return milliseconds >= Double(limit) ? limit : max(1, Int32(milliseconds.rounded(.up)))
  }
}
