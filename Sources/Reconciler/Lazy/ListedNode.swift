import CStack

/// What a list makes of a node in its body.
package enum ListedNode {
  case row(AnyNode, NodeKey)
  case section(SectionNode, NodeKey)
}

/// The place of a node without a key in a body: slots, branches and the keys around it.
private struct ListedPlace: Hashable {
  var steps: [NodeKey] = []

  func inside(_ step: NodeKey) -> ListedPlace { ListedPlace(steps: steps + [step]) }

  var key: NodeKey { .other(AnyHashable(self)) }
}

extension AnyNode {
  /// The rows and sections of a body, in order. A key is a row's own wherever the row stands, so
  /// that it may go from one section to another.
  package final var listed: [ListedNode] {
    var nodes: [ListedNode] = []
    list(into: &nodes, at: ListedPlace())
    return nodes
  }

  private final func list(into nodes: inout [ListedNode], at place: ListedPlace) {
    switch self {
    case is EmptyNode: break
    case _ where recurse_stack_is_low(): nodes.append(.row(self, key ?? place.key))
    case let section as SectionNode: nodes.append(.section(section, key ?? place.key))
    case let branch as BranchNode:
      branch.child.list(into: &nodes, at: place.inside(.integer(branch.branch)))
    case let group as GroupNode where group.key == nil || group.hasSections:
      let place = group.key.map(place.inside) ?? place
      for (slot, child) in group.children.enumerated() {
        if let key = group.keys?[slot] {
          child.listElement(into: &nodes, under: key, at: place.inside(key))
        } else {
          child.list(into: &nodes, at: place.inside(.integer(slot)))
        }
      }
    default: nodes.append(.row(self, key ?? place.key))
    }
  }

  /// One element of a `ForEach`: several nodes are one row.
  private final func listElement(
    into nodes: inout [ListedNode], under key: NodeKey, at place: ListedPlace
  ) {
    if let section = self as? SectionNode {
      nodes.append(.section(section, section.key ?? key))
    } else if hasSections {
      list(into: &nodes, at: place)
    } else if !(self is EmptyNode) {
      nodes.append(.row(self, key))
    }
  }

  private final var hasSections: Bool {
    switch self {
    case is SectionNode: true
    case _ where recurse_stack_is_low(): false
    case let branch as BranchNode: branch.child.hasSections
    case let group as GroupNode: group.children.contains { $0.hasSections }
    default: false
    }
  }
}
