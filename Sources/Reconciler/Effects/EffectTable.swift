/// An effect that a state asks for, not started yet.
@MainActor
struct PendingEffect {
  let key: NodeKey
  let make: @MainActor () -> RunningEffect
}

/// The effects of one component that run, by key.
@MainActor
final class EffectTable {
  private var running: [(key: NodeKey, effect: RunningEffect)] = []
  /// Tasks that finish although their key went.
  private var finishing: [(key: NodeKey, effect: RunningEffect)] = []

  var isEmpty: Bool { running.isEmpty }

  package var keys: [NodeKey] { running.map(\.key) }

  /// Cancels what is no longer wanted, keeps what still is, starts what is new, in that order.
  /// O(n) for all of them together.
  func refresh(to wanted: [PendingEffect], of instance: Instance) {
    let engine = instance.engine
    guard engine.startsEffects else { return }
    let last = running
    let places = KeyIndex(last.lazy.map(\.key))
    var isGone = Array(repeating: true, count: last.count)
    var taken = KeyIndex()
    var kept: [(key: NodeKey, effect: RunningEffect)] = []
    var new: [(key: NodeKey, effect: RunningEffect)] = []
    for pending in wanted {
      guard taken.add(pending.key) else {
        engine.diagnostics.report(
          "two effects of one component have the key \(pending.key.description)")
        continue
      }
      let made = pending.make()
      // An effect of another kind under the same key is a new one.
      if let place = places[pending.key], last[place].effect.adopt(made) {
        isGone[place] = false
        kept.append(last[place])
      } else {
        kept.append((pending.key, made))
        new.append((pending.key, made))
      }
    }
    running = kept
    for place in last.indices where isGone[place] { end(last[place], of: instance) }
    finishing.removeAll { $0.effect.unfinished == nil }
    let earlier = new.isEmpty ? KeyIndex() : KeyIndex(finishing.lazy.map(\.key))
    for (key, effect) in new {
      if let place = earlier[key], let task = finishing[place].effect.unfinished {
        effect.wait(for: task)
      }
      engine.diagnostics.onEffect?(.started, "\(instance.path): \(key.description)")
      effect.start()
    }
  }

  private func end(_ gone: (key: NodeKey, effect: RunningEffect), of instance: Instance) {
    instance.engine.diagnostics.onEffect?(.ended, "\(instance.path): \(gone.key.description)")
    gone.effect.cancel()
    if gone.effect.unfinished != nil { finishing.append(gone) }
  }

  func cancelAll(of instance: Instance) {
    for gone in running { end(gone, of: instance) }
    running = []
  }
}

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
