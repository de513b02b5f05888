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
  /// O(n) for all of them together.
  func refresh(to wanted: [PendingEffect], of instance: Instance) {
    let engine = instance.engine
    guard engine.startsEffects else { return }
    let last = running
    let places = KeyPlaces(last.lazy.map(\.key))
    var isGone = Array(repeating: true, count: last.count)
    var taken = KeyPlaces()
    var kept: [(key: NodeKey, effect: RunningEffect)] = []
    var new: [(key: NodeKey, effect: RunningEffect)] = []
    for pending in wanted {
      guard taken.add(pending.key) else {
        engine.report("two effects of one component have the key \(pending.key.description)")
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
    let earlier = new.isEmpty ? KeyPlaces() : KeyPlaces(finishing.lazy.map(\.key))
    for (key, effect) in new {
      if let place = earlier[key], let task = finishing[place].effect.unfinished {
        effect.wait(for: task)
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
    var keys = KeyPlaces()
    let wanted = effectKeys.filter { keys.add($0) }
    return childInstances.reduce(wanted.map { "\(path): \($0.description)" }) {
      $0 + $1.wantedEffects
    }
  }
}
