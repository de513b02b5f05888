import RecurseAlgorithms

extension Instance {
  /// Updates keyed children with new nodes, with as few moves as possible.
  ///
  /// Patches come in one order: removals from last to first, then from left to right each child is
  /// moved, inserted or left in place, and updated.
  ///
  /// - Parameters:
  ///   - known: the old index of each new child if it is known already, else -1; may be empty.
  ///   - unchanged: whether each new child leaves the known one as it is; may be empty.
  ///   - make: mounts a new child, in place of its node.
  ///   - drop: called for a removed child instead of unmounting it.
  func updatedByKey(
    _ old: [Instance], _ oldKeys: [NodeKey], to nodes: [AnyNode], _ newKeys: [NodeKey],
    at cursor: HostCursor, known: [Int] = [], unchanged: [Bool] = [],
    make: ((Int) -> Instance)? = nil,
    drop: ((Int) -> Void)? = nil
  ) -> [Instance] {
    func isSame(_ slot: Int, _ next: Int) -> Bool {
      let node = old[slot].node
      return node.identity == nodes[next].identity && oldKeys[slot] == newKeys[next]
    }
    // A loop: a closure would be asked for each whether it runs on the main actor.
    var unknown = known.isEmpty ? Int.max : 0
    for slot in known where slot < 0 { unknown += 1 }
    let matching =
      unknown <= 8
      ? KeyedMatching(old: old.count, known: known, isSame: isSame)
      : KeyedMatching(
        old: old.count, new: nodes.count, isSame: isSame,
        isSameOld: {
          old[$0].node.identity == old[$1].node.identity && oldKeys[$0] == oldKeys[$1]
        },
        oldHash: { ChildIdentity(type: old[$0].node.identity, key: oldKeys[$0]).quickHash },
        newHash: { ChildIdentity(type: nodes[$0].identity, key: newKeys[$0]).quickHash })
    remove(matching.removals, of: old, at: cursor, drop: drop)
    if matching.stays.isEmpty {
      return arrange(old, nodes, matching.sources, at: cursor, unchanged, make: make)
    }
    return rearrange(old, nodes, matching, at: cursor, make: make)
  }

  /// Removes children, from last to first, and unmounts them unless `drop` does something else.
  func remove(
    _ removals: [Int], of children: [Instance], at cursor: HostCursor, drop: ((Int) -> Void)?
  ) {
    guard !removals.isEmpty else { return }
    var offset = children.widgetCount
    var next = children.count
    let engine = engine
    let container = placesWidgets ? containerBelow : nil
    for removal in removals.reversed() {
      while next > removal {
        next -= 1
        offset -= children[next].widgetCount
      }
      let child = children[removal]
      if let drop {
        drop(removal)
      } else {
        child.unmount()
        engine.releaseLater(child)
      }
      if let container, child.widgetCount > 0 {
        container.removeWidgets(of: child, at: cursor.advanced(by: offset).index)
      }
    }
  }

  /// The survivors keep their order.
  private func arrange(
    _ old: [Instance], _ nodes: [AnyNode], _ sources: [Int], at cursor: HostCursor,
    _ unchanged: [Bool], make: ((Int) -> Instance)?
  ) -> [Instance] {
    let below = inside()
    let container = placesWidgets ? containerBelow : nil
    var children: [Instance] = []
    children.reserveCapacity(nodes.count)
    var count = 0
    for slot in nodes.indices {
      let child: Instance
      let source = sources[slot]
      if source >= 0 {
        child =
          !unchanged.isEmpty && unchanged[slot]
          ? old[source] : reconcile(old[source], with: nodes[slot], at: cursor.advanced(by: count))
      } else {
        child = make?(slot) ?? nodes[slot].mounted(in: below)
        if let container, child.widgetCount > 0 {
          container.insertWidgets(of: child, at: cursor.advanced(by: count).index)
        }
      }
      count += child.widgetCount
      children.append(child)
    }
    return children
  }

  /// Some survivors move. `weights` are the widgets at each old slot that has not been moved away,
  /// together with what was put behind it.
  private func rearrange(
    _ old: [Instance], _ nodes: [AnyNode], _ matching: KeyedMatching, at cursor: HostCursor,
    make: ((Int) -> Instance)?
  ) -> [Instance] {
    let below = inside()
    var survives = [Bool](repeating: true, count: old.count)
    for removal in matching.removals { survives[removal] = false }
    var counts = [Int](repeating: 0, count: old.count)
    for slot in old.indices where survives[slot] { counts[slot] = old[slot].widgetCount }
    var weights = PrefixSums(counts)
    let first = cursor.index
    var head = 0  // widgets put before the first child that stays
    var anchor = -1  // the old slot of the last child that stayed
    var behind = 0  // the anchor's widgets and what was put behind it

    func target() -> Int {
      first + head + (anchor >= 0 ? weights.total(before: anchor) + behind : 0)
    }
    func put(_ count: Int) {
      if anchor >= 0 {
        weights.add(count, at: anchor)
        behind += count
      } else {
        head += count
      }
    }

    var children: [Instance] = []
    children.reserveCapacity(nodes.count)
    for slot in nodes.indices {
      let source = matching.sources[slot]
      let child: Instance
      if source < 0 {
        child = make?(slot) ?? nodes[slot].mounted(in: below)
        insert(child, at: HostCursor(index: target()))
        put(child.widgetCount)
      } else if matching.stays[slot] {
        anchor = source
        let count = old[source].widgetCount
        behind = count
        let index = first + head + weights.total(before: source)
        child = reconcile(old[source], with: nodes[slot], at: HostCursor(index: index))
        put(child.widgetCount - count)
      } else {
        let from = first + head + weights.total(before: source)
        weights.add(-old[source].widgetCount, at: source)
        let to = target()
        move(old[source], from: from, to: to)
        child = reconcile(old[source], with: nodes[slot], at: HostCursor(index: to))
        put(child.widgetCount)
      }
      children.append(child)
    }
    return children
  }

  /// Reports a key that occurs more than once among siblings, once per key.
  func reportDuplicates(among nodes: [AnyNode], _ keys: [NodeKey]) {
    #if DEBUG
      guard Set(keys).count < keys.count else { return }
      var first: [ChildIdentity: Int] = [:]
      for (slot, key) in keys.enumerated() {
        let identity = ChildIdentity(type: nodes[slot].identity, key: key)
        if let other = first[identity] {
          engine.diagnostics.reportDuplicate(
            key, in: componentPath, nodes[other].name, at: other, nodes[slot].name, at: slot)
          return
        }
        first[identity] = slot
      }
    #endif
  }
}
