/// Has the value of the property that its selector names, and follows that one alone.
final class FlattenNode<Value>: DerivedNode<Value> {
  private let selector: ValueNode<Property<Value>>
  private var inner: Edge?

  init(_ selector: ValueNode<Property<Value>>) {
    self.selector = selector
    super.init(cutoff: .whenEqual)
  }

  override var label: String { "flatMap to \(Value.self)" }
  override var inputs: [GraphNode] { [selector] }
  override var inputsWhenRead: [GraphNode] { [selector, selector.settled.node] }

  override func peek() -> Value { selector.settled.node.settled }

  override func evaluate() -> Value? {
    guard isActive else { return peek() }
    let chosen = selector.settled.node
    if inner?.input !== chosen {
      let old = inner
      // First the new one, so that what both depend on stays alive.
      inner = link(to: chosen)
      if let old { unlink(old) }
      if graph.phase == .computing {
        postpone()
        return nil
      }
    }
    return chosen.settled
  }

  override func forgetValue() {
    super.forgetValue()
    inner = nil
  }
}
