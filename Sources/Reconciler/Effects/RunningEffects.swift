/// The tasks of a tree's effects that have not ended.
@MainActor
final class RunningEffects {
  var taskCount = 0
  /// The tasks that finish although their key has disappeared.
  var finishing: [ObjectIdentifier: TaskEffect] = [:]

  /// Returns the time until which an app that was asked to end waits for effects that must finish,
  /// or `nil` if there are none.
  func deadline(askedAt time: Duration) -> Duration? {
    finishing.values.map { $0.deadline(askedAt: time) }.max()
  }

  /// Cancels the effects that must finish and have not.
  ///
  /// - Returns: the place and key of each.
  func giveUp() -> [String] {
    for effect in finishing.values { effect.giveUp() }
    return finishing.values.map(\.name).sorted()
  }
}

extension Engine {
  var runningEffects: RunningEffects { attachments.find(orAdd: RunningEffects()) }
}
