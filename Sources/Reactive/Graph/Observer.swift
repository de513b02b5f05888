/// A handler that receives a node's values until it ends.
@MainActor
final class Observer<Value> {
  let order: Int
  var index = 0
  private let node: ValueNode<Value>
  private var handler: ((Value) -> Void)?

  init(_ node: ValueNode<Value>, handler: @escaping (Value) -> Void) {
    self.node = node
    self.handler = handler
    order = node.graph.nextObserverOrder()
    node.add(self)
  }

  func deliver(_ value: Value) { handler?(value) }

  func end() {
    guard handler != nil else { return }
    handler = nil
    node.remove(self)
  }
}
