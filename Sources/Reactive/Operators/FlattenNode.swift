/// Has the value of the property that its selector returned last, and depends on that one alone.
final class FlattenNode<Value>: DerivedNode<Value> {
  private let selector: ValueNode<Property<Value>>
  private var inner: Edge?

  init(_ selector: ValueNode<Property<Value>>) {
    self.selector = selector
    super.init(cutoff: .whenEqual)
  }

  override var label: String { "flatMap to \(Value.self)" }
  override var inputs: [GraphNode] { [selector] }
  override var inputsWhenRead: [GraphNode] { [selector, selector.committed.node] }

  override func peek() -> Value { selector.committed.node.committed }

  override func evaluate() -> Value? {
    guard isActive else { return peek() }
    let selected = selector.committed.node
    if inner?.input !== selected {
      let old = inner
      // Link before unlinking, so that inputs of both stay active.
      inner = link(to: selected)
      if let old { unlink(old) }
      if graph.phase == .computing {
        postpone()
        return nil
      }
    }
    return selected.committed
  }

  override func discardValue() {
    super.discardValue()
    inner = nil
  }
}
