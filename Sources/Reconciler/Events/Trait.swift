import CStack

/// Something that a node says of itself to what holds it, as a row does to its list.
package final class Trait<Value: Equatable>: Listener {
  package let value: Value

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

extension AnyNode {
  /// Returns whether a listener or a trait of the node or of one inside it is wanted, as far as
  /// these are known before the node is mounted.
  package final func declares(_ isWanted: (Listener) -> Bool) -> Bool {
    if let node = self as? ListenerNode, isWanted(node.listener) { return true }
    guard !recurse_stack_is_low() else { return false }
    return knownNodes.contains { $0.declares(isWanted) }
  }
}

extension Instance {
  /// Returns the trait of a type that the node at this instance declares.
  package final func trait<Value: Equatable>(of type: Value.Type) -> Value? {
    ((self as? ListenerInstance)?.listener as? Trait<Value>)?.value
  }
}

/// The mouse came over content, is over another cell of it, or left it.
package enum HoverChange: Equatable {
  case entered(column: Int, row: Int)
  case moved(column: Int, row: Int)
  case left
}
