/// The remaining time as it is shown: in steps, and without alternating between two of them.
///
///     … 10 min, 5, 4, 3, 2 min, 1 min, 55 s, 50 s … 5 s
///
/// A step is shown until the time is no more than the next lower one. It goes up only if the time
/// is nearer to the second step above.
struct TimeLeft: Equatable {
  /// The shown step, in seconds.
  private(set) var shown: Int?
  private var changed = Duration.zero

  /// The minimum time for which a text stays.
  private static let shortest = Duration.seconds(1)
  /// The longest time that is shown: a guess is not useful beyond two digits of hours.
  private static let longest = 99.0 * 3600

  private static func step(at seconds: Int) -> Int {
    switch seconds {
    case ..<60: 5
    case ..<600: 60
    case ..<3600: 300
    case ..<7200: 900
    default: 3600
    }
  }

  /// Returns the step that holds a time.
  private static func ceiling(_ seconds: Double) -> Int {
    let whole = Int(seconds.rounded(.up))
    let step = step(at: max(0, whole - 1))
    return max(5, (whole + step - 1) / step * step)
  }

  private static func above(_ shown: Int) -> Int { shown + step(at: shown) }
  private static func below(_ shown: Int) -> Int { shown - step(at: shown - 1) }

  /// Advances to a time at which a number of seconds is left.
  ///
  /// - Returns: when the text changes, if nothing else does.
  mutating func update(_ seconds: Double?, at now: Duration) -> Duration? {
    guard let seconds, seconds < Self.longest else {
      shown = nil
      return nil
    }
    guard let old = shown else {
      (shown, changed) = (Self.ceiling(seconds), now)
      return nextChange(seconds, at: now)
    }
    let next = Self.above(old)
    let isOver = seconds > Double(next + Self.above(next)) / 2
    let isUnder = old > 5 && seconds <= Double(Self.below(old))
    if isOver || isUnder {
      guard now - changed >= Self.shortest else { return changed + Self.shortest }
      (shown, changed) = (Self.ceiling(seconds), now)
    }
    return nextChange(seconds, at: now)
  }

  private func nextChange(_ seconds: Double, at now: Duration) -> Duration? {
    guard let shown, shown > 5 else { return nil }
    return max(now + .seconds(seconds - Double(Self.below(shown))), changed + Self.shortest)
  }
}

/// The words for a remaining time.
package struct TimeLeftWords: Equatable, Sendable {
  private let seconds: String
  private let minutes: String
  private let hours: String

  init(_ words: Words) {
    (seconds, minutes, hours) = (words.secondsLeft, words.minutesLeft, words.hoursLeft)
  }

  func text(_ shown: Int) -> String {
    switch shown {
    case ..<60: seconds.with(shown)
    case ..<7200: minutes.with(shown / 60)
    default: hours.with(shown / 3600)
    }
  }

  /// The longest possible texts.
  var longest: [String] { [seconds.with(55), minutes.with(105), hours.with(99)] }
}

extension String {
  /// The text with a number at each `{n}`, or at each other place.
  package func with(_ number: Int, for place: String = "{n}") -> String {
    with("\(number)", for: place)
  }

  /// The text with another at each place.
  package func with(_ text: String, for place: String) -> String {
    var result = ""
    var rest = self[...]
    while let character = rest.first {
      if rest.hasPrefix(place) {
        result += text
        rest = rest.dropFirst(place.count)
      } else {
        result.append(character)
        rest.removeFirst()
      }
    }
    return result
  }
}
