/// How fast a task proceeds, from what it reached at which time.
///
/// The speed of each step is smoothed, and the result once more, so that a large step does not show
/// as a peak: the estimator of [indicatif](https://docs.rs/indicatif) 0.17.4. A step of `t` seconds
/// counts as `t / (t + window)`, the low-pass filter of first order, where indicatif takes a power.
///
///     value that grew ─▶ speed of the step ─▶ smoothed ─▶ smoothed ─▶ (1 - value) / speed
struct ProgressRate: Equatable {
  private var fraction: Double
  /// When the fraction was last another one; `nil` until it was.
  private var time: Duration?
  private var start = Duration.zero
  private var lastChange = Duration.zero
  private var steps = 0
  /// How much the samples so far count, against the speed of 0 that both averages begin with.
  private var weight = 0.0
  private var once = 0.0
  private var twice = 0.0
  /// The seconds between two changes.
  private var interval = 0.0

  init(fraction: Double) { self.fraction = fraction }

  /// Fewer steps and less time tell nothing.
  private static let fewestSteps = 2
  private static let shortest = Duration.seconds(3)
  /// The fewest seconds that speeds are averaged over, and what part of the time so far.
  private static let shortestWindow = 5.0
  private static let windowShare = 0.25
  /// Steps that follow each other faster are one.
  private static let shortestStep = Duration.milliseconds(200)

  /// Takes what the task reached.
  mutating func take(_ new: Double, at now: Duration) {
    guard new != fraction else { return }
    guard let time, new > fraction else {
      // The time before the first change is no part of the work, and what goes back begins anew.
      self = ProgressRate(fraction: new)
      (self.time, start, lastChange) = (now, now, now)
      return
    }
    let rested = interval > 0 && now >= rest
    let gap = (now - lastChange).seconds
    interval += (interval == 0 ? 1 : 0.3) * (gap - interval)
    lastChange = now
    if rested {
      // A pause says nothing of the speed. Several of them are how the task goes on.
      (fraction, self.time) = (new, now)
    }
    guard now - time >= Self.shortestStep, !rested else { return }
    let span = (now - time).seconds
    let window = max(Self.shortestWindow, Self.windowShare * (now - start).seconds)
    let share = span / (span + window)
    weight += share * (1 - weight)
    once += share * ((new - fraction) / span - once)
    twice += share * (once / weight - twice)
    steps += 1
    (fraction, self.time) = (new, now)
  }

  /// When the task counts as paused, unless it goes on before. The time that is left rests then, too.
  private var rest: Duration { lastChange + .seconds(max(3, 3 * interval)) }

  /// When nothing is told of a task that is paused.
  var stall: Duration { lastChange + .seconds(max(5, 3 * interval)) }

  /// The seconds that are left at a time; `nil` where that is not known.
  func secondsLeft(at now: Duration) -> Double? {
    guard steps >= Self.fewestSteps, let time, now - start >= Self.shortest, fraction < 1,
      now < stall, twice > 0
    else { return nil }
    let left = (1 - fraction) / (twice / weight) - (min(now, rest) - time).seconds
    return left.isFinite ? max(0, left) : nil
  }
}

extension Duration {
  var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
