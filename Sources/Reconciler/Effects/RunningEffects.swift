/// The tasks of a tree's effects that have not ended.
@MainActor
final class RunningEffects {
  var taskCount = 0
  /// Those that finish although their key went.
  var finishing: [ObjectIdentifier: TaskEffect] = [:]

  /// Until when an app that was asked to end waits for effects that are to finish; `nil` where there
  /// are none.
  func deadline(askedAt time: Duration) -> Duration? {
    finishing.values.map { $0.deadline(askedAt: time) }.max()
  }

  /// Cancels the effects that are to finish and have not.
  ///
  /// - Returns: where each was, and its key.
  func giveUp() -> [String] {
    for effect in finishing.values { effect.giveUp() }
    return finishing.values.map(\.name).sorted()
  }
}

extension Engine {
  var runningEffects: RunningEffects { attachments.find(orAdd: RunningEffects()) }
}
