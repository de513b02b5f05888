/// Follows every property that its selector ever named, and has the value that changed last.
final class FlattenMergedNode<Value>: DerivedNode<Value> {
  private let selector: ValueNode<Property<Value>>
  private var inner: [(node: ValueNode<Value>, edge: Edge, since: Int)] = []
  private var last: ValueNode<Value>?

  init(_ selector: ValueNode<Property<Value>>) {
    self.selector = selector
    super.init(cutoff: .never)
    activateIfNeeded()
  }

  override var label: String { "flatMap(.merge)" }
  override var inputs: [GraphNode] { [selector] }
  override var keepsHistory: Bool { true }

  override func evaluate() -> Value? {
    let named = selector.settled.node
    if (inner.isEmpty || selector.changedAt == graph.revision)
      && !inner.contains(where: { $0.node === named })
    {
      inner.append((named, link(to: named), graph.revision))
      last = named
      if graph.phase == .computing {
        postpone()
        return nil
      }
    } else if graph.phase == .computing {
      let changed = inner.last {
        $0.node.changedAt == graph.revision || $0.since == graph.revision
      }
      last = changed?.node ?? last
      release()
    }
    return last?.settled
  }

  /// Lets go of properties that will never change again.
  private func release() {
    for entry in inner where entry.node.isFinished && entry.node !== last { unlink(entry.edge) }
    inner.removeAll { $0.node.isFinished && $0.node !== last }
  }
}
