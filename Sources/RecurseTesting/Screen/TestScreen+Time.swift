import Recurse
import RecurseReconciler

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Whether every commit is to be compared with a fresh build.
let isStrictFromEnvironment = getenv("RECURSE_STRICT").map { String(cString: $0) == "1" } ?? false

extension TestScreen {
  /// Moves time on, stopping at each timer on the way and letting happen what it causes.
  public func advance(by duration: Duration) async {
    beginVerb("advance(by: \(duration))")
    isInVerb = true
    defer { isInVerb = false }
    await pass(duration)
  }

  /// What ``advance(by:)`` does, as a part of another verb.
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

  /// Lets tasks run until nothing changes any more, and shows the result.
  ///
  /// Work that waits on the app's clock has then gone as far as it can; for what waits on anything
  /// else there is ``waitUntil(_:timeout:_:)``.
  public func settle() async {
    let start = ContinuousClock.now
    var quiet = 0
    while quiet < 20 {
      let before = activity
      await Task.yield()
      stage.turn()
      quiet = activity == before ? quiet + 1 : 0
      // A task on another thread may be about to come back.
      if quiet == 20, hasBusyTasks, ContinuousClock.now - start < .milliseconds(250) { quiet = 0 }
    }
  }

  /// Waits until a condition holds, for work that neither the clock nor this driver controls.
  ///
  /// - Throws: ``WaitFailure`` with the picture and the effects that still run.
  public func waitUntil(
    _ what: String, timeout: Duration = .seconds(5), _ condition: () -> Bool
  ) async throws {
    let deadline = ContinuousClock.now + timeout
    while !condition() {
      guard ContinuousClock.now < deadline else {
        throw WaitFailure(what: what, running: runningEffects, picture: text)
      }
      await Task.yield()
      stage.turn()
    }
  }

  private var activity: [Int] {
    [
      stage.runtime.engine.record.commits, stage.runtime.runningTasks,
      time.clock.timeline.waiting,
    ]
  }

  /// Whether a task waits for something else than the clock.
  var hasBusyTasks: Bool { stage.runtime.runningTasks > time.clock.timeline.waiting }

  /// The effects that run, by the components that asked for them.
  public var runningEffects: [String] { stage.runtime.rootInstance.runningEffects }
}

/// A condition did not come true in time.
public struct WaitFailure: Error, CustomStringConvertible {
  public let what: String
  /// The effects that ran; `nil` where the test looks at a program from outside.
  public let running: [String]?
  public let picture: String

  public var description: String {
    let effects = running.map { $0.isEmpty ? "nothing" : $0.joined(separator: ", ") }
    return "waited in vain until \(what)" + (effects.map { "; still running: \($0)" } ?? "")
      + "; the screen:\n\(picture)"
  }
}
