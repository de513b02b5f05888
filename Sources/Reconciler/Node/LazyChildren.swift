extension VirtualNode {
  /// Children of which only those in a window are made: rows of a list, cells of a table.
  ///
  /// The host reports the window of the element that holds them; until then it is empty. State is
  /// kept by key for children that leave the window.
  ///
  /// - Parameters:
  ///   - count: how many children there are.
  ///   - key: the identity of the child at an index.
  ///   - content: the child at an index; called for the window only.
  public static func lazy<Key: Hashable>(
    count: Int, key: @escaping @MainActor (Int) -> Key,
    @NodeBuilder<Owner> content: @escaping @MainActor (Int) -> VirtualNode<Owner>
  ) -> VirtualNode {
    VirtualNode(LazyNode(count: count, key: { NodeKey(key($0)) }, content: { content($0).base }))
  }
}

final class LazyNode: AnyNode {
  let count: Int
  let keyAt: @MainActor (Int) -> NodeKey
  let content: @MainActor (Int) -> AnyNode

  init(
    count: Int, key: @escaping @MainActor (Int) -> NodeKey,
    content: @escaping @MainActor (Int) -> AnyNode
  ) {
    precondition(count >= 0, "there cannot be \(count) children")
    self.count = count
    self.keyAt = key
    self.content = content
    super.init(identity: ObjectIdentifier(LazyNode.self))
  }

  override func mount(in place: Place) -> Instance { LazyInstance(self, in: place) }

  override func copy() -> AnyNode {
    let copy = LazyNode(count: count, key: keyAt, content: content)
    copy.key = key
    return copy
  }

  package override var name: String { "lazy children" }
}
