extension Instance {
  /// Brings keyed children to new nodes with as few moves as possible.
  ///
  /// Patches come in one order: removals from last to first, then from left to right each child is
  /// moved, inserted or left where it is, and updated.
  func updateKeyed(
    _ children: inout [Instance], _ oldKeys: [NodeKey], to nodes: [AnyNode], _ newKeys: [NodeKey],
    at cursor: HostCursor, make: ((Int) -> Instance)? = nil, drop: ((Int) -> Void)? = nil
  ) {
    let old = children
    let matching = ChildMatching(
      old: old.count, new: nodes.count,
      isSame: { old[$0].node.identity == nodes[$1].identity && oldKeys[$0] == newKeys[$1] },
      oldIdentity: { ChildIdentity(type: old[$0].node.identity, key: oldKeys[$0]) },
      newIdentity: { ChildIdentity(type: nodes[$0].identity, key: newKeys[$0]) })
    remove(matching.removals, of: old, at: cursor, drop: drop)
    let make = make ?? { nodes[$0].mount(in: self.inside()) }
    if matching.stays.isEmpty {
      children = arrange(old, nodes, matching.sources, at: cursor, make: make)
    } else {
      children = rearrange(old, nodes, matching, at: cursor, make: make)
    }
  }

  private func remove(
    _ removals: [Int], of children: [Instance], at cursor: HostCursor, drop: ((Int) -> Void)?
  ) {
    guard !removals.isEmpty else { return }
    var index = children.reduce(cursor.index) { $0 + $1.widgetCount }
    var next = children.count
    for removal in removals.reversed() {
      while next > removal {
        next -= 1
        index -= children[next].widgetCount
      }
      if let drop { drop(removal) } else { children[removal].unmount() }
      containerBelow.removeWidgets(of: children[removal], at: index)
    }
  }

  /// The survivors keep their order.
  private func arrange(
    _ old: [Instance], _ nodes: [AnyNode], _ sources: [Int], at cursor: HostCursor,
    make: (Int) -> Instance
  ) -> [Instance] {
    var cursor = cursor
    return nodes.indices.map { place in
      let child: Instance
      if sources[place] >= 0 {
        child = old[sources[place]]
        child.update(to: nodes[place], at: cursor)
      } else {
        child = make(place)
        containerBelow.insertWidgets(of: child, at: cursor.index)
      }
      cursor = cursor.advanced(by: child.widgetCount)
      return child
    }
  }

  /// Some survivors move. `weights` are the widgets at each old place that has not been moved away,
  /// together with what was put behind it.
  private func rearrange(
    _ old: [Instance], _ nodes: [AnyNode], _ matching: ChildMatching, at cursor: HostCursor,
    make: (Int) -> Instance
  ) -> [Instance] {
    var survives = [Bool](repeating: true, count: old.count)
    for removal in matching.removals { survives[removal] = false }
    var weights = PrefixSums(old.indices.map { survives[$0] ? old[$0].widgetCount : 0 })
    let first = cursor.index
    var head = 0  // widgets put before the first child that stays
    var anchor = -1  // the old place of the last child that stayed
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

    return nodes.indices.map { place in
      let source = matching.sources[place]
      let child: Instance
      if source < 0 {
        child = make(place)
        containerBelow.insertWidgets(of: child, at: target())
        put(child.widgetCount)
      } else if matching.stays[place] {
        child = old[source]
        anchor = source
        let count = child.widgetCount
        behind = count
        child.update(
          to: nodes[place], at: HostCursor(index: first + head + weights.total(before: source)))
        put(child.widgetCount - count)
      } else {
        child = old[source]
        let from = first + head + weights.total(before: source)
        weights.add(-child.widgetCount, at: source)
        let to = target()
        containerBelow.moveWidgets(of: child, from: from, to: to)
        child.update(to: nodes[place], at: HostCursor(index: to))
        put(child.widgetCount)
      }
      return child
    }
  }

  /// Reports keys that occur more than once among siblings, once per group.
  func reportDuplicates(among nodes: [AnyNode], _ keys: [NodeKey]) {
    #if DEBUG
      guard Set(keys).count < keys.count else { return }
      var first: [ChildIdentity: Int] = [:]
      for (place, key) in keys.enumerated() {
        let identity = ChildIdentity(type: nodes[place].identity, key: key)
        if let other = first[identity] {
          engine.reportDuplicate(
            key, among: self,
            "\(path) > \(nodes[other].name)[\(other)]", "\(path) > \(nodes[place].name)[\(place)]")
          return
        }
        first[identity] = place
      }
    #endif
  }
}
