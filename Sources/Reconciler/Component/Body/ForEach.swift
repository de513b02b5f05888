/// Creates a node for each element of a collection, with the element's identity as its key.
///
/// ```swift
/// ForEach(state.users) { user in
///   UserRow(user: user)
/// }
/// ```
///
/// State, focus and scroll offset follow the identity when the order changes.
@inlinable
@MainActor
public func ForEach<Owner: Component, Data: Sequence>(
  _ data: Data, @NodeBuilder<Owner> content: (Data.Element) -> VirtualNode<Owner>
) -> VirtualNode<Owner> where Data.Element: Identifiable {
  keyed(data, { NodeKey($0.id) }, content)
}

/// Creates a node for each element of a collection, with a part of the element as its key.
@inlinable
@MainActor
public func ForEach<Owner: Component, Data: Sequence, ID: Hashable>(
  _ data: Data, id: KeyPath<Data.Element, ID>,
  @NodeBuilder<Owner> content: (Data.Element) -> VirtualNode<Owner>
) -> VirtualNode<Owner> {
  keyed(data, { NodeKey($0[keyPath: id]) }, content)
}

@inlinable
@MainActor
func keyed<Owner: Component, Data: Sequence>(
  _ data: Data, _ key: (Data.Element) -> NodeKey,
  _ content: (Data.Element) -> VirtualNode<Owner>
) -> VirtualNode<Owner> {
  var children: [AnyNode] = []
  var keys: [NodeKey] = []
  children.reserveCapacity(data.underestimatedCount)
  keys.reserveCapacity(data.underestimatedCount)
  for element in data {
    children.append(content(element).base)
    keys.append(key(element))
  }
  return VirtualNode(GroupNode(children, keys: keys))
}

extension MutableCollection where Element: Identifiable {
  /// The element with an identity, or `nil` if there is none. O(n).
  ///
  /// ```swift
  /// state.users[id: user.id]?.name = name
  /// ```
  ///
  /// Assigning to a missing identity, or assigning `nil`, changes nothing.
  public subscript(id id: Element.ID) -> Element? {
    get { first { $0.id == id } }
    set {
      guard let newValue, let index = firstIndex(where: { $0.id == id }) else { return }
      self[index] = newValue
    }
  }
}

extension MutableCollection where Self: RangeReplaceableCollection, Element: Identifiable {
  /// Moves the element with an identity down by a number of places, or up if the number is
  /// negative, but not beyond the ends. O(n).
  ///
  /// ```swift
  /// state.users.move(id: user.id, by: 1)
  /// ```
  public mutating func move(id: Element.ID, by places: Int) {
    guard let index = firstIndex(where: { $0.id == id }) else { return }
    let from = distance(from: startIndex, to: index)
    let target = from + Swift.min(Swift.max(-from, places), count - 1 - from)
    let element = remove(at: index)
    insert(element, at: self.index(startIndex, offsetBy: target))
  }
}
