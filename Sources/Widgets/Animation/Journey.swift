import RecurseReconciler

/// From one pose to another, in a time.
struct Journey {
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
    return from.moved(curve.progress(at: max(.zero, now - start) / (end - start)), to: to)
  }

  /// Goes elsewhere from here, in the time that was left.
  mutating func turn(to other: Pose, at now: Duration) {
    self = Journey(from: pose(at: now), to: other, at: now, until: end, curve)
  }

  /// The way of something that goes along with this, a fixed distance off, to a pose of its own.
  func accompanied(to pose: Pose, at now: Duration) -> Journey {
    let mine = self.pose(at: now)
    let start = pose.offset(columns: mine.left - to.left, rows: mine.top - to.top)
    return Journey(from: start, to: pose, at: now, until: end, curve)
  }
}
