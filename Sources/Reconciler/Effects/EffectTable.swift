/// An effect that a state asks for, not started yet.
@MainActor
struct PendingEffect {
  let key: NodeKey
  let make: @MainActor () -> RunningEffect
}

/// What became of an effect's key.
package enum EffectChange: Sendable { case started, ended }

/// The effects of one component that run, by key.
@MainActor
final class EffectTable {
  private var running: [(key: NodeKey, effect: RunningEffect)] = []
  /// Tasks that finish although their key went.
  private var finishing: [(key: NodeKey, effect: RunningEffect)] = []

  var isEmpty: Bool { running.isEmpty }

  package var keys: [NodeKey] { running.map(\.key) }

  /// Cancels what is no longer wanted, keeps what still is, starts what is new, in that order.
  func refresh(to wanted: [PendingEffect], of instance: Instance) {
    let engine = instance.engine
    guard engine.startsEffects else { return }
    var kept: [(key: NodeKey, effect: RunningEffect)] = []
    var rest = running
    var new: [(key: NodeKey, effect: RunningEffect)] = []
    for pending in wanted {
      guard !kept.contains(where: { $0.key == pending.key }) else {
        engine.report("two effects of one component have the key \(pending.key.description)")
        continue
      }
      let made = pending.make()
      // An effect of another kind under the same key is a new one.
      if let index = rest.firstIndex(where: { $0.key == pending.key }),
        rest[index].effect.adopt(made)
      {
        kept.append(rest.remove(at: index))
      } else {
        kept.append((pending.key, made))
        new.append((pending.key, made))
      }
    }
    running = kept
    for gone in rest { end(gone, of: instance) }
    finishing.removeAll { $0.effect.unfinished == nil }
    for (key, effect) in new {
      if let earlier = finishing.last(where: { $0.key == key })?.effect.unfinished {
        effect.wait(for: earlier)
      }
      engine.onEffect?(.started, "\(instance.path): \(key.description)")
      effect.start()
    }
  }

  private func end(_ gone: (key: NodeKey, effect: RunningEffect), of instance: Instance) {
    instance.engine.onEffect?(.ended, "\(instance.path): \(gone.key.description)")
    gone.effect.cancel()
    if gone.effect.unfinished != nil { finishing.append(gone) }
  }

  func cancelAll(of instance: Instance) {
    for gone in running { end(gone, of: instance) }
    running = []
  }
}

extension Instance {
  /// The effects that run at and below this instance, by path and key.
  package final var runningEffects: [String] {
    let mine = (self as? ComponentInstance)?.effects ?? (self as? HookInstance)?.effects
    let names = mine?.keys.map { "\(path): \($0.description)" } ?? []
    return childInstances.reduce(names) { $0 + $1.runningEffects }
  }

  /// The effects that are to run at and below this instance, as far as its state says.
  package final var wantedEffects: [String] {
    var keys: [NodeKey] = []
    for key in effectKeys where !keys.contains(key) { keys.append(key) }
    return childInstances.reduce(keys.map { "\(path): \($0.description)" }) {
      $0 + $1.wantedEffects
    }
  }
}
