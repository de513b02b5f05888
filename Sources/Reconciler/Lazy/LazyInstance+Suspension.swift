/// Children outside the window: those that are kept for their state, and those that others take
/// over.
extension LazyInstance {
  /// A child has left the window: it is kept for reuse, or for its state, or unmounted.
  func childLeft(_ child: Instance, key: NodeKey, index: Int) {
    if child.canBeRecycled {
      child.isSuspended = true
      reusePool.append(child)
    } else if child.holdsState, suspended[key] == nil {
      child.isSuspended = true
      child.suspendAll()
      suspended[key] = SuspendedChild(instance: child, index: index)
    } else {
      child.unmount()
    }
  }

  /// A child that has left in this update and is of a node's kind, with its widgets.
  func recycled(for node: AnyNode) -> Instance? {
    let fits = reusePool.lastIndex { $0.node.isSameKind(as: node) }
    guard let slot = fits ?? reusePool.lastIndex(where: { $0.node.keepsInstance(of: node) })
    else { return nil }
    let child = reusePool.remove(at: slot)
    guard child.recycleWidgets() else {
      child.unmount()
      return nil
    }
    child.update(to: node, at: HostCursor(index: 0))
    return child
  }

  /// Unmounts what was not reused, and frees it: there are few, and their nodes hold the state that
  /// they were rendered from, which the next edit would have to copy.
  func unmountReusePool() {
    for child in reusePool { child.unmount() }
    reusePool = []
  }

  /// A child that was kept, or a new one. A kept one stays suspended until its widgets are
  /// inserted.
  func make(_ node: AnyNode, under key: NodeKey) -> Instance {
    if let child = suspended.removeValue(forKey: key)?.instance {
      if child.node.keepsInstance(of: node) {
        child.update(to: node, at: HostCursor(index: 0))
        child.resumeAll()
        return child
      }
      child.unmount()
    }
    return recycled(for: node) ?? node.mounted(in: inside())
  }

  /// The most children of which all keys are read to find those that were kept.
  private static let searchedWhole = 65_536

  /// Ends the suspended children whose keys are gone. If a key is not near its former place, all
  /// keys are read; among very many children, it then counts as gone.
  func unmountOrphans(added: Int) {
    guard !suspended.isEmpty else { return }
    let rows = rows
    var missing: Set<NodeKey> = []
    let isSmall = rows.count <= Self.searchedWhole
    for (key, child) in suspended {
      let mark = LazyPosition(key: key, index: child.index)
      let limit = isSmall ? 1 : lazySearchLimit
      if let index = rows.find(mark, shifts: [added], limit: limit) {
        suspended[key]?.index = index
      } else {
        missing.insert(key)
      }
    }
    if isSmall {
      for index in 0..<rows.count {
        if missing.isEmpty { return }
        if let key = missing.remove(rows.key(at: index)) { suspended[key]?.index = index }
      }
    }
    for key in missing { suspended.removeValue(forKey: key)?.instance.unmount() }
  }
}

extension Instance {
  /// Tells all here and below that they leave the window: for those who listen as if they were
  /// gone.
  fileprivate func suspendAll() {
    willSuspend()
    for child in childInstances { child.suspendAll() }
  }

  fileprivate func resumeAll() {
    didResume()
    for child in childInstances { child.resumeAll() }
  }
}
