/// A list that is kept up to date from the steps of others.
@MainActor
class DerivedListNode<Element>: ValueNode<[Element]>, ListNode {
  /// The list, while somebody observes it. Steps are taken in it, in place.
  final var elements: [Element] = []
  final private(set) var lastSteps: [ChangeStep<Element>] = []
  private var isBuilt = false
  private var isComputing = false
  private var cache: (revision: Int, elements: [Element])?

  final var list: ValueNode<[Element]> { self }

  /// The list from nothing.
  func compute() -> [Element] { [] }
  /// The list from nothing, with all that later steps need.
  func build() -> [Element] { compute() }
  /// Takes the steps that this round's changes ask for in `elements`, noting each; or returns nil
  /// where an input has to be computed first.
  func update(_ steps: inout [ChangeStep<Element>]) -> Void? { () }

  final override var settled: [Element] {
    if isActive {
      if !isBuilt, isStale { recompute() }
      if isBuilt { return elements }
    } else if let cache, cache.revision == graph.revision {
      return cache.elements
    }
    let elements = guarded { compute() }
    if !isActive { cache = (graph.revision, elements) }
    return elements
  }

  final override func computeValue() {
    guard isBuilt else {
      elements = guarded { build() }
      isBuilt = true
      cache = nil
      if graph.phase == .computing { settledChanged() }
      return
    }
    var steps: [ChangeStep<Element>] = []
    guard guarded({ update(&steps) }) != nil, !steps.isEmpty else { return }
    valueWillChange()
    valueDidChange()
    lastSteps = steps
    graph.noteRoundEnd(self)
    settledChanged()
  }

  override func forgetValue() {
    elements = []
    isBuilt = false
  }

  final override func roundEnded() { lastSteps = [] }

  private func guarded<Result>(_ body: () -> Result) -> Result {
    guard !isComputing else {
      fatalError("A property depends on itself, by way of: \(label) → … → \(label).")
    }
    isComputing = true
    graph.evaluationDepth += 1
    defer {
      isComputing = false
      graph.evaluationDepth -= 1
    }
    return body()
  }

  /// Takes a step and notes it.
  final func take(_ step: ChangeStep<Element>, _ steps: inout [ChangeStep<Element>]) {
    step.apply(to: &elements)
    steps.append(step)
  }
}
