/// The way in which a change is shown over time: its curve, its duration, and how nodes appear and
/// disappear.
///
/// ```swift
/// VStack {
///   ForEach(state.users) { user in Text(user.name) }
/// }
/// .animation(.slide)
/// ```
///
/// Layout, focus and input are never delayed: only the painted content is still moving to its
/// place.
public struct Animation: Hashable, Sendable {
  package var curve: Curve
  package var seconds: Double
  /// The transition of appearing and disappearing nodes, or `nil` for their own.
  package var transition: AnyTransition?

  package enum Curve: Hashable, Sendable { case linear, easeIn, easeOut, easeInOut }

  init(_ curve: Curve, duration seconds: Double, _ transition: AnyTransition? = nil) {
    self.curve = curve
    // A person waits for the end, but not for what has no end.
    self.seconds = seconds.isFinite ? min(max(0, seconds), 60) : 0
    self.transition = transition
  }

  /// The default duration of an animation, in seconds.
  public static let standardDuration = 0.2

  /// An animation that is fast at first, then slower. Nodes slide in and out unless they have their
  /// own transition.
  public static let `default` = easeOut()

  /// An animation in which nodes slide in from the leading edge and out to the trailing edge, and
  /// the rest makes room.
  public static let slide = easeOut().transition(.slide)

  /// An animation in which nodes fade in and out, and the rest makes room.
  public static let fade = easeOut().transition(.fade)

  /// Returns an animation of constant speed, with a duration in seconds.
  public static func linear(duration: Double = standardDuration) -> Animation {
    Animation(.linear, duration: duration)
  }

  /// Returns an animation that is slow at first, then faster, with a duration in seconds.
  public static func easeIn(duration: Double = standardDuration) -> Animation {
    Animation(.easeIn, duration: duration)
  }

  /// Returns an animation that is fast at first, then slower, with a duration in seconds.
  public static func easeOut(duration: Double = standardDuration) -> Animation {
    Animation(.easeOut, duration: duration)
  }

  /// Returns an animation that is slow at both ends, with a duration in seconds.
  public static func easeInOut(duration: Double = standardDuration) -> Animation {
    Animation(.easeInOut, duration: duration)
  }

  /// Returns the same animation with a transition that overrides those of the nodes.
  public func transition(_ transition: AnyTransition) -> Animation {
    Animation(curve, duration: seconds, transition)
  }
}

extension Animation.Curve {
  /// Returns the progress at a part of the time; both are from 0 to 1. Quadratic.
  package func progress(at time: Double) -> Double {
    switch self {
    case .linear: time
    case .easeIn: time * time
    case .easeOut: 1 - (1 - time) * (1 - time)
    case .easeInOut: time < 0.5 ? 2 * time * time : 1 - 2 * (1 - time) * (1 - time)
    }
  }
}
