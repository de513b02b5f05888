extension Instance {
  /// The effects that run at and below this instance, by path and key.
  package final var runningEffects: [String] {
    let names = runningEffectKeys.map { "\(path): \($0.description)" }
    return childInstances.reduce(names) { $0 + $1.runningEffects }
  }

  /// The effects that are to run at and below this instance, as far as its state says.
  package final var wantedEffects: [String] {
    var keys = KeyIndex()
    let wanted = effectKeys.filter { keys.add($0) }
    return childInstances.reduce(wanted.map { "\(path): \($0.description)" }) {
      $0 + $1.wantedEffects
    }
  }
}
