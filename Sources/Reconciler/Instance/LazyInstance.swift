/// Children of which only a window is alive.
///
///     0 ........ window.lower ====== window.upper ........ count
///       parked          alive, in order            parked
///
/// A child that leaves the window is parked where something below it holds state, else it ends.
package final class LazyInstance: Region {
  private var children: [Instance] = []
  private var keys: [NodeKey] = []
  private var parked: [NodeKey: Instance] = [:]
  private(set) package var window = 0..<0

  init(_ node: LazyNode, in place: Place) {
    super.init(node, in: place)
    if let counterpart = place.counterpart as? LazyInstance { window = counterpart.window }
    let range = liveRange
    let counterparts = place.counterpart?.childInstances
    for (slot, index) in range.enumerated() {
      let child = content(index).mount(in: inside(counterpart: counterparts?.element(at: slot)))
      children.append(child)
      keys.append(lazyNode.keyAt(index))
      widgetCount += child.widgetCount
    }
    container?.lazyChildren = self
  }

  private var lazyNode: LazyNode { unsafeDowncast(node, to: LazyNode.self) }

  private var liveRange: Range<Int> { window.clamped(to: 0..<max(0, lazyNode.count)) }

  /// How many children there are, alive or not.
  package var count: Int { lazyNode.count }

  private func content(_ index: Int) -> AnyNode {
    engine.record.regions += 1
    return lazyNode.content(index)
  }

  override package var childInstances: [Instance] { children }

  override func forEachWidget(_ body: (ElementInstance) -> Void) {
    for child in children { child.forEachWidget(body) }
  }

  /// Called by the host: the children that can be seen.
  package func show(window: Range<Int>) {
    guard self.window != window else { return }
    self.window = window
    markDirty()
  }

  override func update(to node: AnyNode, at cursor: HostCursor) {
    self.node = node
    rerender(at: cursor)
  }

  override func rerender(at cursor: HostCursor) {
    isDirty = false
    let range = liveRange
    let newKeys = range.map(lazyNode.keyAt)
    let nodes = range.map(content)
    let old = children
    let oldKeys = keys
    updateKeyed(
      &children, keys, to: nodes, newKeys, at: cursor,
      make: { [self] in revive(newKeys[$0], nodes[$0]) },
      drop: { [self] in park(old[$0], under: oldKeys[$0]) })
    keys = newKeys
    widgetCount = children.reduce(0) { $0 + $1.widgetCount }
    reportDuplicates(among: nodes, newKeys)
  }

  private func park(_ child: Instance, under key: NodeKey) {
    if child.holdsState, parked[key] == nil {
      parked[key] = child
    } else {
      child.unmount()
    }
  }

  private func revive(_ key: NodeKey, _ node: AnyNode) -> Instance {
    if let child = parked.removeValue(forKey: key) {
      if child.node.isSameInstance(as: node) {
        // The child's widgets are out of the tree while it is brought up to date.
        child.update(to: node, at: HostCursor(index: 0))
        return child
      }
      child.unmount()
    }
    return node.mount(in: inside())
  }

  override func unmount() {
    super.unmount()
    for child in parked.values { child.unmount() }
    parked = [:]
  }
}

extension Instance {
  /// Whether anything here or below would be lost with this instance.
  var holdsState: Bool {
    if let component = self as? ComponentInstance, component.hasState { return true }
    return childInstances.contains { $0.holdsState }
  }
}
