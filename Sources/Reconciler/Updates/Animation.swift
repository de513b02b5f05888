/// How a change is shown over time: along which curve, for how long, and how what comes and goes
/// does so.
///
/// ```swift
/// VStack {
///   ForEach(state.users) { user in Text(user.name) }
/// }
/// .animation(.slide)
/// ```
///
/// Layout, focus and input are never late: only what is painted is on its way to where it belongs.
public struct Animation: Hashable, Sendable {
  package var curve: Curve
  package var seconds: Double
  /// How nodes come and go; `nil` leaves it to them.
  package var transition: AnyTransition?

  package enum Curve: Hashable, Sendable { case linear, easeIn, easeOut, easeInOut }

  init(_ curve: Curve, duration seconds: Double, _ transition: AnyTransition? = nil) {
    self.curve = curve
    // A person waits for the end, but not for what has no end.
    self.seconds = seconds.isFinite ? min(max(0, seconds), 60) : 0
    self.transition = transition
  }

  /// How long an animation takes that says nothing about it, in seconds.
  public static let standardDuration = 0.2

  /// Fast at first, then slower; what comes and goes slides unless it says otherwise.
  public static let `default` = easeOut()

  /// What comes slides in from the leading edge, what goes slides out to the trailing one, and the
  /// rest makes room.
  public static let slide = easeOut().transition(.slide)

  /// What comes and goes fades, and the rest makes room.
  public static let fade = easeOut().transition(.fade)

  /// The same speed all the way, for a time in seconds.
  public static func linear(duration: Double = standardDuration) -> Animation {
    Animation(.linear, duration: duration)
  }

  /// Slow at first, then faster, for a time in seconds.
  public static func easeIn(duration: Double = standardDuration) -> Animation {
    Animation(.easeIn, duration: duration)
  }

  /// Fast at first, then slower, for a time in seconds.
  public static func easeOut(duration: Double = standardDuration) -> Animation {
    Animation(.easeOut, duration: duration)
  }

  /// Slow at both ends, for a time in seconds.
  public static func easeInOut(duration: Double = standardDuration) -> Animation {
    Animation(.easeInOut, duration: duration)
  }

  /// The same animation with its own way for what comes and goes, whatever that says itself.
  public func transition(_ transition: AnyTransition) -> Animation {
    Animation(curve, duration: seconds, transition)
  }
}

extension Animation.Curve {
  /// The part of the way at a part of the time; both from 0 to 1. Quadratic.
  package func progress(at time: Double) -> Double {
    switch self {
    case .linear: time
    case .easeIn: time * time
    case .easeOut: 1 - (1 - time) * (1 - time)
    case .easeInOut: time < 0.5 ? 2 * time * time : 1 - 2 * (1 - time) * (1 - time)
    }
  }
}
