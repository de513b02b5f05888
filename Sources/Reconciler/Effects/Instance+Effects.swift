/// The place of an effect in the tree, by which a rebuilt tree has the same one.
package struct EffectPlace: Hashable {
  private let path: String
  private let key: NodeKey

  fileprivate init(path: String, key: NodeKey) {
    self.path = path
    self.key = key
  }

  /// The place and the key in words. An id may describe itself differently from time to time, as
  /// a job that says how much of it is done, so places are compared by their keys.
  package var name: String { "\(path): \(key.description)" }
}

extension Instance {
  /// The effects that run at and below this instance. O(n).
  package final var runningEffects: [EffectPlace] { effects(of: \.runningEffectKeys) }

  /// The effects that are to run at and below this instance, as far as its state says. O(n).
  package final var wantedEffects: [EffectPlace] {
    effects { instance in
      var keys = KeyIndex()
      return instance.effectKeys.filter { keys.add($0) }
    }
  }

  private func effects(of keys: (Instance) -> [NodeKey]) -> [EffectPlace] {
    var places: [EffectPlace] = []
    // A chain of modifiers has one path, which takes its length to compute.
    var known: (component: Instance?, path: String) = (nil, "")
    func visit(_ instance: Instance, in component: Instance) {
      let component = instance is ComponentInstance ? instance : component
      for key in keys(instance) {
        if known.component !== component { known = (component, component.componentPath) }
        places.append(EffectPlace(path: instance.path(in: known.path), key: key))
      }
      for child in instance.childInstances { visit(child, in: component) }
    }
    visit(self, in: self)
    return places
  }
}
