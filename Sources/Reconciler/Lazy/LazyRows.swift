/// Children that are made when they are needed, as they are at one moment.
///
/// One is taken for an update and let go before the state is edited again, so that a source which
/// reads the state holds no copy of it.
@MainActor
package protocol LazyRows {
  var count: Int { get }

  /// Returns the key that distinguishes the child at an index from the others.
  func key(at index: Int) -> NodeKey

  /// The child at an index; asked for those that are to be seen.
  func node(at index: Int) -> AnyNode

  /// Describes the children at ascending indices.
  ///
  /// - Parameter children: takes them, and knows the nodes of the last update. Their instances
  ///   alone hold them: they may be changed and added again.
  func describe(_ indices: [Int], to children: inout DescribedChildren)
}

extension LazyRows {
  package func describe(_ indices: [Int], to children: inout DescribedChildren) {
    for index in indices {
      let key = key(at: index)
      _ = children.lastNode(of: key)
      children.add(node(at: index), key)
    }
  }
}

/// The maximum distance from its former place at which a child is searched.
package let lazySearchLimit = 1_024

extension LazyRows {
  /// Returns the current index of a child. It is searched at its former index, and then where it
  /// would be if everything before it had come or gone. The last search goes outward from its
  /// former index through at most a given number of children in each direction.
  package func find(
    _ mark: LazyPosition, shifts: [Int], limit: Int = lazySearchLimit
  ) -> Int? {
    if has(mark.key, at: mark.index) { return mark.index }
    for shift in shifts where has(mark.key, at: mark.index + shift) { return mark.index + shift }
    for distance in 1...max(1, min(limit, count)) {
      if has(mark.key, at: mark.index - distance) { return mark.index - distance }
      if has(mark.key, at: mark.index + distance) { return mark.index + distance }
    }
    return nil
  }

  private func has(_ key: NodeKey, at index: Int) -> Bool {
    index >= 0 && index < count && self.key(at: index) == key
  }
}

/// Lazy children that closures describe.
struct ClosureRows: LazyRows {
  let count: Int
  let keyAt: @MainActor (Int) -> NodeKey
  let nodeAt: @MainActor (Int) -> AnyNode

  func key(at index: Int) -> NodeKey { keyAt(index) }
  func node(at index: Int) -> AnyNode { nodeAt(index) }
}
