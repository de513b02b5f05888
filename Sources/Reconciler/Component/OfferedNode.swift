/// The node that a row had in the last update, offered while its closure runs again.
///
/// A row that is one component with equal properties takes it, and makes no node that would be
/// compared and freed. Nodes are values: who takes an equal one cannot tell it from its own.
@MainActor
enum OfferedNode {
  // Unowned and unsafe, because a counted reference costs each row a hundred instructions: who
  // offers the node holds it until the closure has returned. Not checked for overlapping access, as
  // docs/decisions/002-unchecked-access.md measures.
  @exclusivity(unchecked) static var current: Reference?

  struct Reference {
    unowned(unsafe) let node: AnyNode
  }
}

extension ElementBox {
  /// Offers the content of the box to the closure that describes it anew.
  package final func offerContent() {
    OfferedNode.current = children.count == 1 ? OfferedNode.Reference(node: children[0]) : nil
  }

  /// Puts new content into the box, which only its instance holds. The offer ends.
  ///
  /// - Returns: whether anything changes.
  package final func takeContent(_ content: AnyNode) -> Bool {
    let isTaken = OfferedNode.current == nil
    OfferedNode.current = nil
    if isTaken, children.count == 1, content === children[0] { return false }
    guard children.count == 1, content.isOneSlot else {
      let slots = content.slots
      guard !slots.changeNothing(after: children) else { return false }
      children = slots
      return true
    }
    guard !content.changesNothing(after: children[0]) else { return false }
    children[0] = content
    return true
  }
}
