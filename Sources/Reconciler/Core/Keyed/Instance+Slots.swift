extension Instance {
  /// Updates one child with a node: in place if it is the same instance, else by replacing it.
  func reconcile(
    _ child: Instance, with node: AnyNode, owner: ComponentInstance? = nil, at cursor: HostCursor
  ) -> Instance {
    if child.node.keepsInstance(of: node) {
      if engine.hasRoom(below: child) { child.update(to: node, at: cursor) }
      return child
    }
    child.unmount()
    engine.releaseLater(child)
    remove(child, at: cursor)
    let next = node.mounted(in: inside(owner: owner))
    insert(next, at: cursor)
    return next
  }

  /// Updates children by position: those without keys.
  func updatedSlots(
    of children: [Instance], to nodes: [AnyNode], at cursor: HostCursor
  ) -> [Instance] {
    if children.count == nodes.count { return updatedInPlace(children, to: nodes, at: cursor) }
    var updated = children
    let shared = min(children.count, nodes.count)
    if children.count > shared { unmountSlots(from: shared, of: children, at: cursor) }
    updated.removeSubrange(shared...)
    var cursor = cursor
    for slot in nodes.indices {
      if slot < shared {
        let child = reconcile(children[slot], with: nodes[slot], at: cursor)
        if child !== children[slot] { updated[slot] = child }
      } else {
        let child = nodes[slot].mounted(in: inside())
        insert(child, at: cursor)
        updated.append(child)
      }
      cursor = cursor.advanced(by: updated[slot].widgetCount)
    }
    return updated
  }

  private func updatedInPlace(
    _ children: [Instance], to nodes: [AnyNode], at cursor: HostCursor
  ) -> [Instance] {
    // Written to only where a child is another: else the array is not copied.
    var updated = children
    var cursor = cursor
    for slot in 0..<nodes.count {
      let child = reconcile(children[slot], with: nodes[slot], at: cursor)
      if child !== children[slot] { updated[slot] = child }
      cursor = cursor.advanced(by: child.widgetCount)
    }
    return updated
  }

  private func unmountSlots(from first: Int, of children: [Instance], at cursor: HostCursor) {
    var end = children.widgetCount
    for child in children[first...].reversed() {
      end -= child.widgetCount
      child.unmount()
      engine.releaseLater(child)
      remove(child, at: cursor.advanced(by: end))
    }
  }

  // MARK: - Widgets of a child

  /// Puts a child's widgets into the container, unless this part of the tree is out of it.
  func insert(_ child: Instance, at cursor: HostCursor) {
    guard child.widgetCount > 0, placesWidgets else { return }
    containerBelow.insertWidgets(of: child, at: cursor.index)
  }

  /// Takes a child's widgets out of the container.
  func remove(_ child: Instance, at cursor: HostCursor) {
    guard child.widgetCount > 0, placesWidgets else { return }
    containerBelow.removeWidgets(of: child, at: cursor.index)
  }

  /// Moves a child's widgets within the container. `new` counts without them.
  func move(_ child: Instance, from old: Int, to new: Int) {
    guard child.widgetCount > 0, placesWidgets else { return }
    containerBelow.moveWidgets(of: child, from: old, to: new)
  }
}
