import Observation

/// A node of the graph, whatever the type of its value.
///
///     inactive ──first dependent or observer──▶ active ──last one removed──▶ inactive
///     computes when it is read                  computes when an input changed
@MainActor
class GraphNode: Observable {
  let graph = DependencyGraph.shared
  /// One more than the highest of the inputs; 0 for a source. It only ever grows.
  private(set) var height = 0
  /// The revision in which the value last changed.
  private(set) var changedAt = 0
  /// Whether the value will never change again.
  private(set) var isFinished = false
  private(set) var isActive = false
  /// Whether an input changed since the last computation.
  var isStale = false
  var isQueued = false

  private var dependents: [Edge] = []
  private var inputEdges: [Edge] = []
  private var isRaising = false
  private var registrar: ObservationRegistrar?

  // Observation tracks reads by key path: one for the last write, one for the committed value.
  var latestVersion: Int { 0 }
  var committedVersion: Int { 0 }

  isolated deinit {
    // Only a node that keeps a history can be deallocated while it is linked.
    for edge in inputEdges { edge.input.removeDependent(edge) }
  }

  // MARK: - Overridden by each kind of node

  /// The name of the node in a message.
  var label: String { "property" }
  /// The nodes that the value is computed from; for a dynamic node, those that never change.
  var inputs: [GraphNode] { [] }
  /// The inputs that a read depends on while the node has no observers.
  var inputsWhenRead: [GraphNode] { inputs }
  var hasObservers: Bool { false }
  /// Whether the node is active for as long as it exists, because its value depends on its history.
  var keepsHistory: Bool { false }
  var areInputsFinished: Bool { inputEdges.allSatisfy { $0.input.isFinished } }
  /// Computes the value; all inputs are up to date.
  func computeValue() {}
  /// Discards the value when the node becomes inactive.
  func discardValue() {}
  /// Discards what only this round needed, after its deliveries; requested by `callAtRoundEnd`.
  func roundEnded() {}
  func collectDeliveries(_ deliveries: inout [Delivery]) {}

  // MARK: - Activity

  private var isNecessary: Bool { keepsHistory || hasObservers || !dependents.isEmpty }

  func activateIfNeeded() {
    guard !isActive, isNecessary else { return }
    isActive = true
    for input in inputs { link(to: input) }
    isStale = true
    // Within a round its inputs may have to be computed first.
    if graph.phase == .computing { graph.insert(self) } else { recompute() }
  }

  func deactivateIfUnneeded() {
    guard isActive, !isNecessary else { return }
    isActive = false
    let edges = inputEdges
    inputEdges = []
    for edge in edges { edge.input.removeDependent(edge) }
    discardValue()
    // The node notifies readers no more: they have to read again, and then depend on its inputs.
    valueWillChange()
    registrar = nil
  }

  func recompute() {
    guard isActive else { return }
    if isStale {
      isStale = false
      computeValue()
    }
    if !isFinished, !isQueued, !inputEdges.isEmpty, areInputsFinished { markFinished() }
  }

  /// Computes again in this round, after inputs that were linked in it.
  func postpone() {
    isStale = true
    graph.insert(self)
  }

  // MARK: - Change

  /// Passes a new committed value on: to dependents in this round, to observers after it.
  func propagateChange() {
    changedAt = graph.revision
    for edge in dependents {
      guard let dependent = edge.dependent else { continue }
      dependent.isStale = true
      graph.insert(dependent)
    }
    if hasObservers { graph.scheduleDelivery(of: self) }
  }

  func markFinished() {
    isFinished = true
    for edge in dependents { if let dependent = edge.dependent { graph.insert(dependent) } }
  }

  // MARK: - Edges

  @discardableResult
  func link(to input: GraphNode) -> Edge {
    let edge = Edge(input: input, dependent: self, index: input.dependents.count)
    input.dependents.append(edge)
    inputEdges.append(edge)
    input.activateIfNeeded()
    raise(above: input)
    return edge
  }

  func unlink(_ edge: Edge) {
    inputEdges.removeAll { $0 === edge }
    edge.input.removeDependent(edge)
  }

  private func removeDependent(_ edge: Edge) {
    let last = dependents.removeLast()
    if last !== edge {
      dependents[edge.index] = last
      last.index = edge.index
    }
    deactivateIfUnneeded()
  }

  private func raise(above input: GraphNode) {
    guard height <= input.height else { return }
    guard !isRaising else {
      fatalError("A property depends on itself: \(cycle(endingAt: input)).")
    }
    isRaising = true
    height = input.height + 1
    for edge in dependents { edge.dependent?.raise(above: self) }
    isRaising = false
  }

  private func cycle(endingAt input: GraphNode) -> String {
    var labels = [label, input.label]
    var node = input
    while node !== self, let next = node.inputEdges.first(where: { $0.input.isRaising })?.input {
      labels.append(next.label)
      node = next
    }
    return labels.reversed().joined(separator: " → ")
  }

  // MARK: - Observation

  private func existingRegistrar() -> ObservationRegistrar {
    if let registrar { return registrar }
    let made = ObservationRegistrar()
    registrar = made
    return made
  }

  /// Registers a read of the committed value with the standard library's Observation.
  func trackRead() {
    if isActive || inputsWhenRead.isEmpty {
      existingRegistrar().access(self, keyPath: \.committedVersion)
      return
    }
    // No change is pushed to an inactive node, so its reader depends on the inputs.
    for node in nearestActiveInputs() {
      node.existingRegistrar().access(node, keyPath: \.committedVersion)
    }
  }

  /// The nodes that an inactive node depends on in the end: sources and active nodes.
  private func nearestActiveInputs() -> [GraphNode] {
    var found: [GraphNode] = []
    var seen: Set<ObjectIdentifier> = []
    var nodes = inputsWhenRead
    while let node = nodes.popLast() {
      guard seen.insert(ObjectIdentifier(node)).inserted else { continue }
      if node.isActive || node.inputsWhenRead.isEmpty {
        found.append(node)
      } else {
        nodes += node.inputsWhenRead
      }
    }
    return found
  }

  /// Returns whether the value can no longer change, even while the node is inactive.
  func isKnownToBeFinished() -> Bool {
    if isFinished || isActive || inputsWhenRead.isEmpty { return isFinished }
    return nearestActiveInputs().allSatisfy(\.isFinished)
  }

  func trackLatestRead() { existingRegistrar().access(self, keyPath: \.latestVersion) }

  func latestWillChange() { registrar?.willSet(self, keyPath: \.latestVersion) }
  func latestDidChange() { registrar?.didSet(self, keyPath: \.latestVersion) }
  func valueWillChange() { registrar?.willSet(self, keyPath: \.committedVersion) }
  func valueDidChange() { registrar?.didSet(self, keyPath: \.committedVersion) }
}

/// The dependency of one node on another.
///
/// A dependent retains its inputs and an input never its dependents, so that a derived property is
/// released with its last observer.
@MainActor
final class Edge {
  let input: GraphNode
  weak var dependent: GraphNode?
  /// The index among the input's dependents, so that removing the edge is O(1).
  var index: Int

  init(input: GraphNode, dependent: GraphNode, index: Int) {
    self.input = input
    self.dependent = dependent
    self.index = index
  }
}
