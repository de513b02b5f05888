import RecurseCore
import RecurseReconciler

extension TestScreen {
  /// Advances the time, and settles after each timer that becomes due.
  public func advance(by duration: Duration) async {
    beginAction("advance(by: \(duration))")
    isInAction = true
    defer { isInAction = false }
    await pass(duration)
  }

  /// Does the work of ``advance(by:)``, as a part of another action.
  func pass(_ duration: Duration) async {
    let end = time.now + duration
    await settle()
    while let deadline = time.clock.timeline.nextDeadline, deadline <= end {
      time.advance(by: deadline - time.now)
      await settle()
    }
    time.advance(by: end - time.now)
    await settle()
  }

  /// Runs tasks until nothing changes, and presents the result.
  ///
  /// Work that waits for the app's clock has then gone as far as it can. For work that waits for
  /// anything else, use ``waitUntil(_:timeout:_:)``.
  public func settle() async {
    var waited = Duration.zero
    var quiet = 0
    while quiet < 20 {
      let before = activity
      waited += await yield(
        countingAtMost: .milliseconds(5), isPausing: quiet > 3 && hasBusyTasks)
      quiet = activity == before ? quiet + 1 : 0
      // A task on another thread may be about to return.
      if quiet == 20, hasBusyTasks, waited < .milliseconds(250) { quiet = 0 }
    }
  }

  /// Lets tasks run, and takes a turn.
  ///
  /// - Parameter isPausing: whether a thousandth of a second passes first, so that work on other
  ///   threads, and other tests, have the processor.
  /// - Returns: the time that it took, at most `most`. If other tests keep the main actor busy, the
  ///   full time says nothing about this one.
  func yield(countingAtMost most: Duration, isPausing: Bool = false) async -> Duration {
    let start = ContinuousClock.now
    // A task that is cancelled goes on at once.
    if isPausing { try? await Task.sleep(for: .milliseconds(1)) }
    await Task.yield()
    stage.turn()
    takeEditsAtQuit()
    return min(ContinuousClock.now - start, most)
  }

  /// Waits until a condition is true, for work that the clock does not control.
  ///
  /// ```swift
  /// try await screen.waitUntil("the file is read") { screen.shows("readme.md") }
  /// ```
  ///
  /// - Parameter timeout: real time, not the app's. If other tests keep the main actor busy, a turn
  ///   counts as a tenth of a second at most.
  /// - Throws: ``WaitFailure`` with the picture and the effects that still run.
  public func waitUntil(
    _ what: String, timeout: Duration = .seconds(60), _ condition: () -> Bool
  ) async throws {
    var waited = Duration.zero
    var turns = 0
    while true {
      let start = ContinuousClock.now
      if condition() { return }
      // A condition that takes long is waiting, too.
      waited += ContinuousClock.now - start
      guard waited < timeout else {
        throw WaitFailure(what: what, running: runningEffects, picture: text)
      }
      turns += 1
      waited += await yield(countingAtMost: .milliseconds(100), isPausing: turns > 50)
    }
  }

  private var activity: [Int] {
    [
      stage.runtime.engine.record.commits, stage.runtime.runningTasks,
      time.clock.timeline.waiting,
    ]
  }

  /// Whether a task waits for something other than the clock.
  var hasBusyTasks: Bool { stage.runtime.runningTasks > time.clock.timeline.sleepingTasks }

  /// The running effects, named by their components and ids.
  public var runningEffects: [String] { stage.runtime.rootInstance.runningEffects.map(\.name) }
}

/// An error for a condition that did not become true in time.
public struct WaitFailure: Error, CustomStringConvertible {
  /// The condition, as the test described it.
  public let what: String
  /// The effects that were running, or `nil` if the app is another process.
  public let running: [String]?
  /// The app's content as text at the timeout.
  public let picture: String

  public var description: String {
    let effects = running.map { $0.isEmpty ? "nothing" : $0.joined(separator: ", ") }
    return "timed out waiting until \(what)" + (effects.map { "; still running: \($0)" } ?? "")
      + "; the screen:\n\(picture)"
  }
}
