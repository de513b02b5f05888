/// A list that is kept up to date by the steps of other lists.
@MainActor
class DerivedListNode<Element>: ValueNode<[Element]>, ListNode {
  /// The list while it is active. Steps are applied to it in place.
  final var elements: [Element] = []
  final private(set) var lastSteps: [ChangeStep<Element>] = []
  private var isBuilt = false
  private var isComputing = false
  private var cache: (revision: Int, elements: [Element])?

  final var list: ValueNode<[Element]> { self }

  /// Computes the list from the inputs.
  func compute() -> [Element] { [] }
  /// Computes the list and all that `update` needs later.
  func build() -> [Element] { compute() }
  /// Applies the steps that follow from this round's changes to `elements` and records them.
  /// Returns `nil` if an input has to be computed first.
  func update(_ steps: inout [ChangeStep<Element>]) -> Void? { () }

  final override var committed: [Element] {
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
      if graph.phase == .computing { propagateChange() }
      return
    }
    var steps: [ChangeStep<Element>] = []
    guard guarded({ update(&steps) }) != nil, !steps.isEmpty else { return }
    valueWillChange()
    valueDidChange()
    lastSteps = steps
    graph.callAtRoundEnd(self)
    propagateChange()
  }

  override func discardValue() {
    elements = []
    isBuilt = false
  }

  final override func roundEnded() { lastSteps = [] }

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

  /// Applies a step and records it.
  final func apply(_ step: ChangeStep<Element>, _ steps: inout [ChangeStep<Element>]) {
    step.apply(to: &elements)
    steps.append(step)
  }
}

/// A node whose value is a list and which stores the steps of its last change.
@MainActor
protocol ListNode<Element>: AnyObject {
  associatedtype Element

  /// The list as a node of the graph.
  var list: ValueNode<[Element]> { get }
  /// The steps of this round, until it has been delivered.
  var lastSteps: [ChangeStep<Element>] { get }
}

extension ListNode {
  /// The steps of this round, or `nil` if the list did not change in it.
  var currentSteps: [ChangeStep<Element>]? {
    list.changedAt == list.graph.revision && !lastSteps.isEmpty ? lastSteps : nil
  }
}

/// A list that is edited from outside.
final class ListSource<Element>: RecordedSource<[Element], ChangeStep<Element>>, ListNode {
  var list: ValueNode<[Element]> { self }
}
