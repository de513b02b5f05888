import CStack

extension AnyNode {
  /// Several nodes in one slot. If they have keys, those are the children's.
  package static func group(_ nodes: [AnyNode], keys: [NodeKey]? = nil) -> AnyNode {
    GroupNode(nodes, keys: keys)
  }

  /// The nodes of a body in order, out of their branches and groups, each with what sets it apart.
  /// A key is a node's own wherever the node is, so that it may go from one group to another.
  ///
  /// - Parameter opens: what a group with a key is taken apart for; else it is one node.
  package final func flattened(
    opening opens: (AnyNode) -> Bool
  ) -> [(node: AnyNode, key: NodeKey)] {
    var nodes: [(node: AnyNode, key: NodeKey)] = []
    flatten(into: &nodes, at: BodyPath(), opens)
    return nodes
  }

  /// Whether it has no node at all: no `if` in it is taken, and no `ForEach` has an element.
  package final var isVacant: Bool {
    switch self {
    case is EmptyNode: true
    case _ where recurse_stack_is_low(): false
    case let branch as BranchNode: branch.child.isVacant
    case let group as GroupNode: group.children.allSatisfy(\.isVacant)
    default: false
    }
  }

  private final func flatten(
    into nodes: inout [(node: AnyNode, key: NodeKey)], at path: BodyPath,
    _ opens: (AnyNode) -> Bool
  ) {
    switch self {
    case is EmptyNode: break
    case _ where recurse_stack_is_low(): nodes.append((self, key ?? path.key))
    case let branch as BranchNode:
      branch.child.flatten(into: &nodes, at: path.inside(.integer(branch.branch)), opens)
    case let group as GroupNode where group.key == nil || group.holds(opens):
      let path = group.key.map(path.inside) ?? path
      for (slot, child) in group.children.enumerated() {
        if let key = group.keys?[slot] {
          child.flattenElement(into: &nodes, under: key, at: path.inside(key), opens)
        } else {
          child.flatten(into: &nodes, at: path.inside(.integer(slot)), opens)
        }
      }
    default: nodes.append((self, key ?? path.key))
    }
  }

  /// One element of a `ForEach`: several nodes are one.
  private final func flattenElement(
    into nodes: inout [(node: AnyNode, key: NodeKey)], under key: NodeKey, at path: BodyPath,
    _ opens: (AnyNode) -> Bool
  ) {
    if opens(self) {
      nodes.append((self, self.key ?? key))
    } else if holds(opens) {
      flatten(into: &nodes, at: path, opens)
    } else if !isVacant {
      nodes.append((self, key))
    }
  }

  private final func holds(_ opens: (AnyNode) -> Bool) -> Bool {
    switch self {
    case _ where opens(self): true
    case _ where recurse_stack_is_low(): false
    case let branch as BranchNode: branch.child.holds(opens)
    case let group as GroupNode: group.children.contains { $0.holds(opens) }
    default: false
    }
  }
}

/// The position of a node without a key in a body: slots, branches and the keys around it.
private struct BodyPath: Hashable {
  var steps: [NodeKey] = []

  func inside(_ step: NodeKey) -> BodyPath { BodyPath(steps: steps + [step]) }

  var key: NodeKey { .other(AnyHashable(self)) }
}
