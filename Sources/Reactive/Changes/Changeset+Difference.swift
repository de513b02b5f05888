extension Changeset {
  /// Creates the difference of two lists, with as few moves as possible.
  ///
  /// Elements with the same key are the same element. If a key occurs more than once, the first old
  /// element continues in the first new one, and so on.
  ///
  /// - Parameters:
  ///   - key: the identity of an element.
  ///   - hasSameContent: whether an element needs no update; it gets the old one first.
  /// - Complexity: O(n log n), where n is the length of both lists together; O(n) if nothing is
  ///   inserted and the remaining elements keep their order.
  public init<Key: Hashable>(
    from old: [Element], to new: [Element], by key: (Element) -> Key,
    hasSameContent: (_ old: Element, _ new: Element) -> Bool
  ) {
    let matching = ElementMatching(old: old.map(key), new: new.map(key))
    var steps: [ChangeStep<Element>] = []
    for index in old.indices.reversed() where matching.targets[index] < 0 {
      steps.append(.remove(at: index, old[index]))
    }
    if !matching.isOrdered {
      var order = ListOrder(matching)
      for index in new.indices where !order.stays(index) {
        let source = matching.sources[index]
        if source < 0 {
          steps.append(.insert(at: order.insert(index), new[index]))
        } else {
          let (from, to) = order.move(index, from: source)
          steps.append(.move(from: from, to: to, old[source]))
        }
      }
    }
    for index in new.indices {
      let source = matching.sources[index]
      guard source >= 0, !hasSameContent(old[source], new[index]) else { continue }
      steps.append(.update(at: index, old: old[source], new: new[index]))
    }
    self.init(steps: steps, oldCount: old.count)
  }
}

extension Changeset where Element: Identifiable & Equatable {
  /// Creates the difference of two lists by identity. An element that is not equal to its old self
  /// is updated.
  ///
  /// - Complexity: O(n log n).
  public init(from old: [Element], to new: [Element]) {
    self.init(from: old, to: new, by: \.id, hasSameContent: ==)
  }
}

extension Changeset where Element: Identifiable {
  /// Creates the difference of two lists by identity. Each remaining element is updated, because
  /// elements that are not `Equatable` cannot be compared.
  ///
  /// - Complexity: O(n log n).
  @_disfavoredOverload
  public init(from old: [Element], to new: [Element]) {
    self.init(from: old, to: new, by: \.id, hasSameContent: { _, _ in false })
  }
}

extension Changeset where Element: Hashable {
  /// Creates the difference of two lists whose elements are their own identity. O(n log n).
  public init(from old: [Element], to new: [Element]) {
    self.init(from: old, to: new, by: { $0 }, hasSameContent: { _, _ in true })
  }
}

extension Changeset where Element: Hashable & Identifiable {
  /// Creates the difference of two lists by identity. An element that is not equal to its old self
  /// is updated.
  ///
  /// - Complexity: O(n log n).
  public init(from old: [Element], to new: [Element]) {
    self.init(from: old, to: new, by: \.id, hasSameContent: ==)
  }
}
