/// Something that a node says of itself to what holds it, as a row does to its list.
package final class Trait<Value: Equatable>: Listener {
  let value: Value

  init(_ value: Value) { self.value = value }

  override func isSame(as other: Listener) -> Bool {
    (other as? Trait)?.value == value
  }
}

extension NodeModifier {
  /// The node, saying something of itself.
  package static func trait<Value: Equatable>(_ value: Value) -> NodeModifier {
    let fact = Trait(value)
    return NodeModifier { $0 = ListenerNode($0, fact) }
  }
}

extension Instance {
  /// Returns the trait of a type that the node at this instance declares.
  package final func trait<Value: Equatable>(of type: Value.Type) -> Value? {
    ((self as? ListenerInstance)?.listener as? Trait<Value>)?.value
  }
}
