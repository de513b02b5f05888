/// Has the value of the properties that its selector returned, one after the other, each until it
/// is finished.
final class FlattenConcatenatedNode<Value>: DerivedNode<Value> {
  private let selector: ValueNode<Property<Value>>
  private var waiting: [ValueNode<Value>] = []
  private var current: (node: ValueNode<Value>, edge: Edge)?
  private var seenAt = 0

  init(_ selector: ValueNode<Property<Value>>) {
    self.selector = selector
    super.init(cutoff: .whenEqual)
    activateIfNeeded()
  }

  override var label: String { "flatMap(.concat)" }
  override var inputs: [GraphNode] { [selector] }
  override var keepsHistory: Bool { true }
  override var areInputsFinished: Bool { super.areInputsFinished && waiting.isEmpty }

  override func recompute() {
    // That the current property is finished counts as a change of it.
    if current?.node.isFinished == true, !waiting.isEmpty { isStale = true }
    super.recompute()
  }

  override func evaluate() -> Value? {
    if seenAt == 0 || selector.changedAt == graph.revision && seenAt != graph.revision {
      seenAt = graph.revision
      waiting.append(selector.committed.node)
    }
    if current == nil || current?.node.isFinished == true && !waiting.isEmpty {
      let next = waiting.removeFirst()
      let old = current
      current = (next, link(to: next))
      if let old { unlink(old.edge) }
      if graph.phase == .computing {
        postpone()
        return nil
      }
    }
    return current?.node.committed
  }
}
