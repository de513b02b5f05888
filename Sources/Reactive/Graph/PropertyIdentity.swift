/// An identity that is equal for two properties that always have the same value: the node that they
/// share, and the path from there to a part of its value.
package struct PropertyIdentity: Hashable {
  private let node: ObjectIdentifier
  private var path: [AnyKeyPath] = []

  init(_ node: GraphNode) { self.node = ObjectIdentifier(node) }

  /// The identity of a part of the value.
  func appending(_ path: AnyKeyPath) -> PropertyIdentity {
    var part = self
    part.path.append(path)
    return part
  }
}

extension PropertyIdentity: CustomStringConvertible {
  /// For the names of effects: an address would be another at each run.
  package var description: String { path.isEmpty ? "observation" : "observation of a part" }
}

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
