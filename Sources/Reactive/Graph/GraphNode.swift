import Observation

/// A place in the graph, whatever the type of its value.
///
///     inactive ──first dependent or observer──▶ active ──last one gone──▶ inactive
///     computes when it is read                  computes when an input changed
@MainActor
class GraphNode: Observable {
  let graph = DependencyGraph.shared
  /// One more than the highest of the inputs; 0 for a source. Stored, and raised when it must be.
  private(set) var height = 0
  /// The round in which the value last changed.
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

  // What the toolchain's Observation knows the two values of a node by.
  var latestVersion: Int { 0 }
  var settledVersion: Int { 0 }

  isolated deinit {
    // Only a node with a history can end while it is linked.
    for edge in inputEdges { edge.input.removeDependent(edge) }
  }

  // MARK: - What kinds of nodes differ in

  /// What the node is called in a message.
  var label: String { "property" }
  /// What the value is computed from; for a dynamic node, what it is always computed from.
  var inputs: [GraphNode] { [] }
  /// The inputs that a read without observers depends on.
  var inputsWhenRead: [GraphNode] { inputs }
  var hasObservers: Bool { false }
  /// Whether the node computes for as long as it exists, because its value depends on its history.
  var keepsHistory: Bool { false }
  var areInputsFinished: Bool { inputEdges.allSatisfy { $0.input.isFinished } }
  /// Computes the value from inputs that are all up to date.
  func computeValue() {}
  /// Lets go of a value that nobody needs.
  func forgetValue() {}
  /// Lets go of what only the round needed, after its delivery; asked for by `noteRoundEnd`.
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
    forgetValue()
    // Who has read this node is no longer told by it: a new read finds the inputs.
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

  /// Computes again in this round, after the inputs that were linked a moment ago.
  func postpone() {
    isStale = true
    graph.insert(self)
  }

  // MARK: - Change

  /// Passes a new value on: to dependents in this round, to observers after it.
  func settledChanged() {
    changedAt = graph.revision
    for edge in dependents {
      guard let dependent = edge.dependent else { continue }
      dependent.isStale = true
      graph.insert(dependent)
    }
    if hasObservers { graph.noteChange(self) }
  }

  func markFinished() {
    isFinished = true
    for edge in dependents { if let dependent = edge.dependent { graph.insert(dependent) } }
  }

  // MARK: - Edges

  @discardableResult
  func link(to input: GraphNode) -> Edge {
    let edge = Edge(input: input, dependent: self, place: input.dependents.count)
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
      dependents[edge.place] = last
      last.place = edge.place
    }
    deactivateIfUnneeded()
  }

  private func raise(above input: GraphNode) {
    guard height <= input.height else { return }
    guard !isRaising else {
      fatalError("A property depends on itself, by way of: \(cycle(endingAt: input)).")
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

  /// Tells the toolchain's Observation that the value was read.
  func trackRead() {
    if isActive || inputsWhenRead.isEmpty {
      existingRegistrar().access(self, keyPath: \.settledVersion)
      return
    }
    // Nobody pushes changes to a node that is not observed, so its reader depends on the inputs.
    for node in nearestActiveInputs() {
      node.existingRegistrar().access(node, keyPath: \.settledVersion)
    }
  }

  /// What a node that is not observed depends on in the end: sources and nodes that are observed.
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

  /// Whether the value will never change again, also where nobody observes the node.
  func isKnownToBeFinished() -> Bool {
    if isFinished || isActive || inputsWhenRead.isEmpty { return isFinished }
    return nearestActiveInputs().allSatisfy(\.isFinished)
  }

  func trackLatestRead() { existingRegistrar().access(self, keyPath: \.latestVersion) }

  func latestWillChange() { registrar?.willSet(self, keyPath: \.latestVersion) }
  func latestDidChange() { registrar?.didSet(self, keyPath: \.latestVersion) }
  func valueWillChange() { registrar?.willSet(self, keyPath: \.settledVersion) }
  func valueDidChange() { registrar?.didSet(self, keyPath: \.settledVersion) }
}
