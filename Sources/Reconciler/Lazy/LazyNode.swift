extension VirtualNode {
  /// Creates lazy children, of which only those in a window exist: rows of a list, cells of a
  /// table.
  ///
  /// The host reports the window of the element that holds them; until then it is empty. State is
  /// kept by key for children that leave the window.
  ///
  /// - Parameters:
  ///   - count: the number of children.
  ///   - key: the identity of the child at an index.
  ///   - content: the child at an index; called for the window only.
  public static func lazy<Key: Hashable>(
    count: Int, key: @escaping @MainActor (Int) -> Key,
    @NodeBuilder<Owner> content: @escaping @MainActor (Int) -> VirtualNode<Owner>
  ) -> VirtualNode {
    guard count >= 0 else { fatalError("there cannot be \(count) children") }
    let rows = ClosureRows(
      count: count, keyAt: { NodeKey(key($0)) }, nodeAt: { content($0).base })
    return VirtualNode(LazyNode { _ in rows })
  }

  /// Creates lazy children that are read from the owner's state whenever it is compared.
  package static func lazy(
    _ rows: @escaping @MainActor (Owner.State, LazyInstance) -> any LazyRows
  ) -> VirtualNode {
    VirtualNode(
      LazyNode { lazy in
        guard let owner = lazy.owner else { fatalError("lazy children stand in a component") }
        return rows(unsafeDowncast(owner, to: TypedComponentInstance<Owner>.self).state, lazy)
      })
  }
}

final class LazyNode: AnyNode {
  let rows: @MainActor (LazyInstance) -> any LazyRows

  init(_ rows: @escaping @MainActor (LazyInstance) -> any LazyRows) {
    self.rows = rows
    super.init(identity: ObjectIdentifier(LazyNode.self))
  }

  override func mount(in context: MountContext) -> Instance { LazyInstance(self, in: context) }

  override func copy() -> AnyNode {
    let copy = LazyNode(rows)
    copy.key = key
    return copy
  }

  package override var name: String { "lazy children" }
}

/// The data that a source of lazy children keeps from one update to the next, such as a ranking of
/// them.
///
/// Nodes are made anew by each render. So what is expensive to make stays with the instance, and
/// goes with it.
@MainActor
package protocol LazyMemory: AnyObject {
  /// Returns the memory for the same children in a tree that is built for comparison; `nil` if they
  /// begin without one there.
  func copyForComparison() -> (any LazyMemory)?

  /// Ends work for the children, which are unmounted or have another source now.
  func end()
}
