/// The speed of a task, from the values that it reached and their times.
///
/// The speed of each step is smoothed, and the result smoothed again, so that a large step does not
/// show as a peak: the estimator of [indicatif](https://docs.rs/indicatif) 0.17.4. A step of `t`
/// seconds counts as `t / (t + window)`, the low-pass filter of first order, where indicatif takes
/// a power.
///
///     value that grew ─▶ speed of the step ─▶ smoothed ─▶ smoothed ─▶ (1 - value) / speed
struct ProgressRate: Equatable {
  private var fraction: Double
  /// The time of the last change of the fraction; `nil` before the first.
  private var time: Duration?
  private var start = Duration.zero
  private var lastChange = Duration.zero
  private var steps = 0
  /// The weight of the samples so far, against the speed of 0 with which both averages begin.
  private var weight = 0.0
  private var once = 0.0
  private var twice = 0.0
  /// The seconds between two changes.
  private var interval = 0.0

  init(fraction: Double) { self.fraction = fraction }

  /// The minimum number of steps and time for an estimate.
  private static let fewestSteps = 2
  private static let shortest = Duration.seconds(3)
  /// The minimum number of seconds over which speeds are averaged, and the share of the time so
  /// far.
  private static let shortestWindow = 5.0
  private static let windowShare = 0.25
  /// Steps in quicker succession count as one.
  private static let shortestStep = Duration.milliseconds(200)

  /// Records a value that the task reached.
  mutating func take(_ new: Double, at now: Duration) {
    guard new != fraction else { return }
    guard let time, new > fraction else {
      // The time before the first change is not part of the work, and a value that goes back
      // restarts the estimate.
      self = ProgressRate(fraction: new)
      (self.time, start, lastChange) = (now, now, now)
      return
    }
    let rested = interval > 0 && now >= rest
    let gap = (now - lastChange).seconds
    interval += (interval == 0 ? 1 : 0.3) * (gap - interval)
    lastChange = now
    if rested {
      // A pause says nothing about the speed. Several pauses are part of it.
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

  /// The time at which the task counts as paused, unless it proceeds before. The remaining time
  /// then rests too.
  private var rest: Duration { lastChange + .seconds(max(3, 3 * interval)) }

  /// The time at which nothing is shown for a paused task.
  var stall: Duration { lastChange + .seconds(max(5, 3 * interval)) }

  /// Returns the remaining seconds at a time, or `nil` if they are not known.
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
