import RecurseAlgorithms

/// Children of which only those in a window are mounted.
///
/// A child that leaves the window is suspended if a descendant holds state that a transition has
/// written, or an effect; otherwise it ends. A suspended child's effects continue. It is rendered
/// again when the window returns to it, and ends with this instance or when its key is gone.
///
///     mount ─▶ mounted ── the window leaves, with state ──▶ suspended ── key gone ─▶ unmounted
///                ▲ └──── the window leaves, without ──▶ unmounted │
///                └──────────────── the window is back ────────────┘
///
/// If a child without state ends and one of its kind arrives in the same update, the new one takes
/// over its instances and widgets. So scrolling a list creates none.
package final class LazyInstance: Region {
  // Not checked for overlapping access, as docs/decisions/002-unchecked-access.md measures.
  @exclusivity(unchecked) private(set) var children: [Instance] = []
  @exclusivity(unchecked) private(set) var keys: [NodeKey] = []
  /// The indices of the mounted children among all, ascending.
  package var indices: [Int] { mountedIndices }
  @exclusivity(unchecked) private var mountedIndices: [Int] = []
  /// The number of children, mounted or not.
  package var count: Int { total }
  @exclusivity(unchecked) private var total = 0
  package var window: LazyWindow { shown }
  @exclusivity(unchecked) private var shown = LazyWindow()
  /// Children that stay mounted as they present something, whatever the host's window is.
  @exclusivity(unchecked) private var presenting: [LazyPosition] = []
  // Unsafe, because `deinit` reads it: instances come and go on the main actor.
  @exclusivity(unchecked) nonisolated(unsafe) var suspended: [NodeKey: SuspendedChild] = [:]
  /// Children that left in the update that runs, for reuse by those that come.
  @exclusivity(unchecked) var reusePool: [Instance] = []
  /// Goes up when other children are mounted, or in another order.
  @exclusivity(unchecked) private(set) package var childrenVersion = 0
  /// Whether nothing but the window has changed since the last render.
  @exclusivity(unchecked) private var onlyWindowChanged = false
  /// The data that the source keeps from one update to the next, if it keeps any.
  package var memory: (any LazyMemory)? {
    get { storedMemory }
    set {
      let old = storedMemory
      storedMemory = newValue
      if old !== newValue { old?.end() }
    }
  }
  // Stored apart: a property that another module accesses directly is checked all the same.
  @exclusivity(unchecked) private var storedMemory: (any LazyMemory)?
  /// Whether the source is read for an update, and not by a widget between two updates.
  @exclusivity(unchecked) private(set) package var isUpdating = false
  /// Whether nothing but the memory has changed since the last render.
  @exclusivity(unchecked) private var onlyMemoryChanged = false
  /// Whether nothing but the memory has led to the update that runs: the source has what it had in
  /// the last one.
  @exclusivity(unchecked) private(set) package var isRepeating = false

  struct SuspendedChild {
    let instance: Instance
    /// The index at which the child was last seen.
    var index: Int
  }

  init(_ node: LazyNode, in context: MountContext) {
    super.init(node, in: context)
    if let counterpart = context.counterpart as? LazyInstance {
      (shown, presenting) = (counterpart.shown, counterpart.presenting)
      memory = counterpart.memory?.copyForComparison()
    }
    let (rows, described) = read()
    keys = described.keys
    let counterparts = context.counterpart?.childInstances
    for (slot, node) in described.nodes.enumerated() {
      let counterpart = counterparts?.element(at: slot)
      let child = node.mounted(in: inside(counterpart: counterpart))
      children.append(child)
      widgetCount += child.widgetCount
    }
    container?.lazyChildren = self
    tellHost(of: rows)
  }

  deinit {
    for child in children { child.parentWasFreed() }
    StackSafeRelease.take(children)
    for child in suspended.values { child.instance.parentWasFreed() }
  }

  /// The children as the source has them now: to be let go before the state is edited.
  package var rows: any LazyRows { unsafeDowncast(node, to: LazyNode.self).rows(self) }

  /// The number of unmounted children that are kept for their state.
  package var suspendedCount: Int { suspended.count }

  /// The source as it is now, and its children in the window.
  ///
  /// - Parameter follow: called with the source before the window is read.
  private func read(_ follow: (any LazyRows) -> Void = { _ in }) -> (
    rows: any LazyRows, described: DescribedChildren
  ) {
    tracked {
      isUpdating = true
      let rows = rows
      isUpdating = false
      follow(rows)
      total = rows.count
      mountedIndices = mountedWindow.indices(of: count)
      engine.record.regions += mountedIndices.count
      var described = DescribedChildren(children, keys)
      rows.describe(mountedIndices, to: &described)
      described.finish()
      return (rows, described)
    }
  }

  override package var childInstances: [Instance] { children }

  /// Returns the child at an index, if it is mounted.
  package func child(at index: Int) -> Instance? { slot(of: index).map { children[$0] } }

  /// A child by its key and its index.
  package func position(at index: Int) -> LazyPosition? {
    if let slot = slot(of: index) { return LazyPosition(key: keys[slot], index: index) }
    return LazyPosition(at: index, in: rows)
  }

  /// The place of a child among those that are mounted. O(log n) of them.
  package func slot(of index: Int) -> Int? {
    let slot = indices.partitioningIndex { $0 >= index }
    return slot < indices.count && indices[slot] == index ? slot : nil
  }

  override func unmountChildren() {
    for child in children { child.unmount() }
  }

  override func widgetCount(before child: Instance) -> Int { children.widgetCount(before: child) }

  package override func key(of child: Instance) -> NodeKey? {
    children.firstIndex { $0 === child }.map { keys[$0] }
      ?? suspended.first { $0.value.instance === child }?.key
  }

  package override func forEachWidget(_ body: (ElementInstance) -> Void) {
    for child in children { child.forEachWidget(body) }
  }

  override func insertWidgets(into container: ElementInstance, at index: Int) {
    var index = index
    for child in children {
      child.insertWidgets(into: container, at: index)
      index += child.widgetCount
    }
  }

  /// The host's window, with the children that present something.
  private var mountedWindow: LazyWindow {
    guard !presenting.isEmpty else { return shown }
    var window = shown
    let keys = Set(window.pinned.map(\.key))
    window.pinned += presenting.filter { !keys.contains($0.key) }
    return window
  }

  // MARK: - The window moves

  /// Called by the host: the children that can be seen.
  package func show(window: LazyWindow) {
    let presenting = presentingChildren
    guard shown != window || self.presenting != presenting else { return }
    (shown, self.presenting) = (window, presenting)
    guard mountedWindow.indices(of: count) != indices else { return }
    onlyWindowChanged = !isDirty || onlyWindowChanged
    // What was there all along, and only comes into sight, is not animated.
    markDirty(.immediate)
  }

  override func rerender(at cursor: HostCursor) {
    isDirty = false
    if onlyWindowChanged, canReadMore {
      slide(at: cursor)
    } else {
      isRepeating = onlyMemoryChanged && canReadMore
      rebuild(at: cursor)
      isRepeating = false
    }
  }

  /// The source is as it was: children that stay mounted are left alone.
  private func slide(at cursor: HostCursor) {
    onlyWindowChanged = false
    let wanted = mountedWindow.indices(of: count)
    let isWanted = Set(wanted)
    let leaving = indices.indices.filter { !isWanted.contains(indices[$0]) }
    remove(leaving, of: children, at: cursor) { [self] slot in
      childLeft(children[slot], key: keys[slot], index: indices[slot])
    }
    children.remove(atAll: leaving)
    keys.remove(atAll: leaving)
    mountedIndices.remove(atAll: leaving)
    let isThere = Set(indices)
    let coming = tracked(more: true) {
      let rows = rows
      return wanted.filter { !isThere.contains($0) }.map { (rows.key(at: $0), rows.node(at: $0)) }
    }
    engine.record.regions += coming.count
    childrenVersion += 1
    var slots: [Int] = []
    var made: [Instance] = []
    var next = coming.makeIterator()
    var cursor = cursor
    for (slot, index) in wanted.enumerated() {
      let staying = slot - made.count
      if staying == indices.count || indices[staying] != index, let (key, node) = next.next() {
        let child = make(node, under: key)
        insert(child, at: cursor)
        child.isSuspended = false
        slots.append(slot)
        made.append(child)
        cursor = cursor.advanced(by: child.widgetCount)
      } else {
        cursor = cursor.advanced(by: children[staying].widgetCount)
      }
    }
    children.insert(made, at: slots)
    keys.insert(coming.map(\.0), at: slots)
    mountedIndices = wanted
    unmountReusePool()
    widgetCount = children.widgetCount
    engine.scheduler.resumeSuspended()
    if !coming.isEmpty { reportDuplicates(among: children.map(\.node), keys) }
  }

  // MARK: - The source changes

  /// Called by the source's memory: the next update shows other children.
  package func memoryChanged() {
    onlyMemoryChanged = !isDirty || onlyWindowChanged || onlyMemoryChanged
    onlyWindowChanged = false
    markDirty(because: .source)
  }

  override func update(to node: AnyNode, at cursor: HostCursor) {
    self.node = node
    isDirty = false
    rebuild(at: cursor)
  }

  private func rebuild(at cursor: HostCursor) {
    (onlyWindowChanged, onlyMemoryChanged) = (false, false)
    let (oldKeys, oldIndices, oldCount) = (keys, indices, count)
    let mounted = MountedChildren(keys: oldKeys, indices: oldIndices)
    presenting = presentingChildren
    let (rows, described) = read { rows in
      var window = mountedWindow
      let pinned = shown.pinned.count
      window.follow(rows, from: oldCount, mounted: mounted)
      presenting = Array(window.pinned.dropFirst(pinned))
      window.pinned = Array(window.pinned.prefix(pinned))
      shown = window
    }
    if described.isInOrder {
      update(described.changed, at: cursor)
    } else {
      let old = children
      keys = described.keys
      children = updatedByKey(
        old, oldKeys, to: described.nodes, keys, at: cursor, known: described.slots,
        unchanged: described.isSame,
        make: { [self] in make(described.nodes[$0], under: keys[$0]) },
        drop: { [self] in childLeft(old[$0], key: oldKeys[$0], index: oldIndices[$0]) })
      unmountReusePool()
      reportDuplicates(among: described.nodes, keys)
    }
    widgetCount = children.widgetCount
    if !described.isInOrder || indices != oldIndices { childrenVersion += 1 }
    for child in children where child.isSuspended { child.isSuspended = false }
    engine.scheduler.resumeSuspended()
    unmountOrphans(added: count - oldCount)
    tellHost(of: rows)
  }

  /// Updates some of the children; all others stay as they are.
  private func update(_ changed: [(slot: Int, node: AnyNode)], at cursor: HostCursor) {
    var cursor = cursor
    var next = 0
    var hasOtherTypes = false
    for (slot, node) in changed {
      while next < slot {
        cursor = cursor.advanced(by: children[next].widgetCount)
        next += 1
      }
      let last = children[slot]
      hasOtherTypes = hasOtherTypes || last.node.identity != node.identity
      let child = reconcile(last, with: node, at: cursor)
      if child !== last { children[slot] = child }
    }
    // Children with one key are told apart by their types.
    if hasOtherTypes { reportDuplicates(among: children.map(\.node), keys) }
  }

  private func tellHost(of rows: any LazyRows) {
    (container?.widget as? any LazyHost)?.lazyChildrenChanged(to: rows)
  }

  override func didUnmount() {
    super.didUnmount()
    for child in suspended.values { child.instance.unmount() }
    suspended = [:]
    memory = nil
  }
}
