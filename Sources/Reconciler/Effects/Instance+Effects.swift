extension Instance {
  /// The effects that run at and below this instance, by path and key. O(n).
  package final var runningEffects: [String] { effectNames(of: \.runningEffectKeys) }

  /// The effects that are to run at and below this instance, as far as its state says. O(n).
  package final var wantedEffects: [String] {
    effectNames { instance in
      var keys = KeyIndex()
      return instance.effectKeys.filter { keys.add($0) }
    }
  }

  private func effectNames(of keys: (Instance) -> [NodeKey]) -> [String] {
    var names: [String] = []
    // A chain of modifiers has one path, which takes its length to compute.
    var known: (component: Instance?, path: String) = (nil, "")
    func visit(_ instance: Instance, in component: Instance) {
      let component = instance is ComponentInstance ? instance : component
      for key in keys(instance) {
        if known.component !== component { known = (component, component.componentPath) }
        names.append("\(instance.path(in: known.path)): \(key.description)")
      }
      for child in instance.childInstances { visit(child, in: component) }
    }
    visit(self, in: self)
    return names
  }
}
