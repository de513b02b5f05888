import RecurseReconciler

/// A pose that changes into another one within a time, along a curve.
struct Tween {
  private(set) var from: Pose
  private(set) var to: Pose
  private let start: Duration
  private let curve: Animation.Curve
  let end: Duration

  init(from: Pose, to: Pose, at now: Duration, _ animation: Animation) {
    self.from = from
    self.to = to
    start = now
    end = now + .seconds(animation.seconds)
    curve = animation.curve
  }

  private init(
    from: Pose, to: Pose, at now: Duration, until end: Duration, _ curve: Animation.Curve
  ) {
    self.from = from
    self.to = to
    self.start = now
    self.end = end
    self.curve = curve
  }

  func pose(at now: Duration) -> Pose {
    guard now < end else { return to }
    return from.interpolated(curve.progress(at: max(.zero, now - start) / (end - start)), to: to)
  }

  /// Goes on to another pose from the present one, in the time that is left.
  mutating func retarget(to other: Pose, at now: Duration) {
    self = Tween(from: pose(at: now), to: other, at: now, until: end, curve)
  }

  /// The tween of what moves along with this one, at a fixed distance, to a pose of its own.
  func following(to pose: Pose, at now: Duration) -> Tween {
    let mine = self.pose(at: now)
    let start = pose.offset(columns: mine.left - to.left, rows: mine.top - to.top)
    return Tween(from: start, to: pose, at: now, until: end, curve)
  }
}
