/// A node that computes its value from others.
///
/// While it is observed it stores the value and computes when an input changed. Otherwise it
/// computes when it is read, at most once between two rounds.
@MainActor
class DerivedNode<Value>: ValueNode<Value> {
  private var stored: Value?
  private var storedRevision = 0
  private var isComputing = false
  private let cutoff: Cutoff<Value>

  init(cutoff: Cutoff<Value> = .whenEqual) { self.cutoff = cutoff }

  /// Returns the value for the current inputs, or `nil` if an input has to be computed first.
  func evaluate() -> Value? { nil }

  /// The value for a reader while the node is not linked to its inputs.
  func peek() -> Value {
    guard let value = evaluate() else { fatalError("\(label) has no value.") }
    return value
  }

  override var committed: Value {
    if isActive {
      if case .none = stored, isStale { recompute() }
      if let stored { return stored }
    } else if storedRevision == graph.revision, let stored {
      return stored
    }
    let value = guarded { peek() }
    if !isActive {
      stored = .some(value)
      storedRevision = graph.revision
    }
    return value
  }

  override func computeValue() {
    guard let value = guarded({ evaluate() }) else { return }
    if storedRevision < 0, let stored, cutoff.stops(stored, value) { return }
    valueWillChange()
    stored = .some(value)
    // Not a cache of one round: the value is valid until the next computation.
    storedRevision = -1
    valueDidChange()
    if graph.phase == .computing { propagateChange() }
  }

  override func discardValue() {
    stored = nil
    storedRevision = 0
  }

  private func guarded<Result>(_ body: () -> Result) -> Result {
    guard !isComputing else {
      fatalError("A property depends on itself: \(label) → … → \(label).")
    }
    isComputing = true
    graph.evaluationDepth += 1
    defer {
      isComputing = false
      graph.evaluationDepth -= 1
    }
    return body()
  }
}
