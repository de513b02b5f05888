/// Has the value that changed last among all properties that its selector ever returned.
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
    let selected = selector.committed.node
    if (inner.isEmpty || selector.changedAt == graph.revision)
      && !inner.contains(where: { $0.node === selected })
    {
      inner.append((selected, link(to: selected), graph.revision))
      last = selected
      if graph.phase == .computing {
        postpone()
        return nil
      }
    } else if graph.phase == .computing {
      let changed = inner.last {
        $0.node.changedAt == graph.revision || $0.since == graph.revision
      }
      last = changed?.node ?? last
      unlinkFinished()
    }
    return last?.committed
  }

  /// Unlinks properties that will never change again.
  private func unlinkFinished() {
    for entry in inner where entry.node.isFinished && entry.node !== last { unlink(entry.edge) }
    inner.removeAll { $0.node.isFinished && $0.node !== last }
  }
}
