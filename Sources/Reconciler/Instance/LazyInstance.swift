/// Children of which only a window is alive.
///
///     0 ........ window.lower ====== window.upper ........ count
///       parked          alive, in order            parked
///
/// A child that leaves the window is parked where something below it holds state, else it ends. A
/// parked child's effects go on; it is rendered again when the window comes back to it. It ends
/// with this instance, or when its key is no longer among the children.
package final class LazyInstance: Region {
  private var children: [Instance] = []
  private var keys: [NodeKey] = []
  private var parked: [NodeKey: Parked] = [:]
  private(set) package var window = 0..<0
  /// The index of the first child that is alive.
  private var start = 0

  private struct Parked {
    let instance: Instance
    /// Where the child was last seen.
    var index: Int
  }

  init(_ node: LazyNode, in place: Place) {
    super.init(node, in: place)
    if let counterpart = place.counterpart as? LazyInstance { window = counterpart.window }
    let range = liveRange
    start = range.lowerBound
    let counterparts = place.counterpart?.childInstances
    let rows = rows(range)
    keys = rows.keys
    for (slot, row) in rows.nodes.enumerated() {
      let child = row.mount(in: inside(counterpart: counterparts?.element(at: slot)))
      children.append(child)
      widgetCount += child.widgetCount
    }
    container?.lazyChildren = self
  }

  private var lazyNode: LazyNode { unsafeDowncast(node, to: LazyNode.self) }

  private var liveRange: Range<Int> { window.clamped(to: 0..<count) }

  /// How many children there are, alive or not.
  package var count: Int { lazyNode.count }

  /// How many children outside the window are kept for their state.
  package var parkedCount: Int { parked.count }

  private func rows(_ range: Range<Int>) -> (keys: [NodeKey], nodes: [AnyNode]) {
    engine.record.regions += range.count
    return tracked { (range.map(lazyNode.keyAt), range.map(lazyNode.content)) }
  }

  override package var childInstances: [Instance] { children }

  override func widgetCount(before child: Instance) -> Int { children.widgetCount(before: child) }

  package override func key(of child: Instance) -> NodeKey? {
    children.firstIndex { $0 === child }.map { keys[$0] }
      ?? parked.first { $0.value.instance === child }?.key
  }

  override func forEachWidget(_ body: (ElementInstance) -> Void) {
    for child in children { child.forEachWidget(body) }
  }

  /// Called by the host: the children that can be seen.
  package func show(window: Range<Int>) {
    guard self.window != window else { return }
    self.window = window
    // What was there all along, and only comes into sight, is not animated.
    markDirty(.immediate)
  }

  override func update(to node: AnyNode, at cursor: HostCursor) {
    let added = unsafeDowncast(node, to: LazyNode.self).count - count
    self.node = node
    rerender(at: cursor)
    endStrangers(added: added)
  }

  override func rerender(at cursor: HostCursor) {
    isDirty = false
    let range = liveRange
    let (newKeys, nodes) = rows(range)
    let old = children
    let oldKeys = keys
    let oldStart = start
    var revived: [Instance] = []
    children = updatedByKey(
      old, oldKeys, to: nodes, newKeys, at: cursor,
      make: { [self] place in
        if let child = revive(newKeys[place], nodes[place]) {
          revived.append(child)
          return child
        }
        return nodes[place].mount(in: inside())
      },
      drop: { [self] in park(old[$0], under: oldKeys[$0], at: oldStart + $0) })
    keys = newKeys
    start = range.lowerBound
    widgetCount = children.reduce(0) { $0 + $1.widgetCount }
    for child in revived { child.isParked = false }
    if !revived.isEmpty { engine.wake() }
    reportDuplicates(among: nodes, newKeys)
  }

  // MARK: - Outside the window

  private func park(_ child: Instance, under key: NodeKey, at index: Int) {
    if child.holdsState, parked[key] == nil {
      child.isParked = true
      parked[key] = Parked(instance: child, index: index)
    } else {
      child.unmount()
    }
  }

  private func revive(_ key: NodeKey, _ node: AnyNode) -> Instance? {
    guard let child = parked.removeValue(forKey: key)?.instance else { return nil }
    guard child.node.isSameInstance(as: node) else {
      child.unmount()
      return nil
    }
    // While it is brought up to date its widgets are out of the tree.
    child.update(to: node, at: HostCursor(index: 0))
    return child
  }

  /// Ends the parked children whose keys are gone. A key is looked for where it was, then as far
  /// on as children were added or taken away; only if one is in neither place are all keys read.
  private func endStrangers(added: Int) {
    var strangers: Set<NodeKey> = []
    for (key, child) in parked {
      let places = [child.index, child.index + added]
      if let index = places.first(where: { has(key, at: $0) }) {
        parked[key]?.index = index
      } else {
        strangers.insert(key)
      }
    }
    for index in 0..<count {
      if strangers.isEmpty { return }
      if let key = strangers.remove(lazyNode.keyAt(index)) { parked[key]?.index = index }
    }
    for key in strangers { parked.removeValue(forKey: key)?.instance.unmount() }
  }

  private func has(_ key: NodeKey, at index: Int) -> Bool {
    (0..<count).contains(index) && lazyNode.keyAt(index) == key
  }

  override func unmount() {
    super.unmount()
    for child in parked.values { child.instance.unmount() }
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
