extension Instance {
  /// Brings one child to a node: updated where it is the same instance, else replaced.
  func reconcile(
    _ child: Instance, with node: AnyNode, owner: ComponentInstance? = nil, at cursor: HostCursor
  ) -> Instance {
    if child.node.isSameInstance(as: node) {
      child.update(to: node, at: cursor)
      return child
    }
    let target = containerBelow
    let index = cursor.index
    child.unmount()
    target.removeWidgets(of: child, at: index)
    let next = node.mount(in: inside(owner: owner))
    target.insertWidgets(of: next, at: index)
    return next
  }

  /// The element that holds the widgets of the instances below this one.
  var containerBelow: ElementInstance {
    (self as? ElementInstance) ?? container!
  }

  /// Brings children that have a fixed place each to new nodes.
  func updateSlots(of children: inout [Instance], to nodes: [AnyNode], at cursor: HostCursor) {
    var cursor = cursor
    let shared = min(children.count, nodes.count)
    for extra in children.indices.reversed() where extra >= shared {
      let index = children[..<extra].reduce(cursor.index) { $0 + $1.widgetCount }
      children[extra].unmount()
      containerBelow.removeWidgets(of: children[extra], at: index)
      children.removeLast()
    }
    for slot in nodes.indices {
      if slot < shared {
        children[slot] = reconcile(children[slot], with: nodes[slot], at: cursor)
      } else {
        let child = nodes[slot].mount(in: inside())
        containerBelow.insertWidgets(of: child, at: cursor.index)
        children.append(child)
      }
      cursor = cursor.advanced(by: children[slot].widgetCount)
    }
  }
}
