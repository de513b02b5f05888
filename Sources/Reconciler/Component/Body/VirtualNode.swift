/// A node of a component's tree, as returned by `render`.
///
/// The type parameter is the component whose state the handlers below the node may change.
@MainActor
public struct VirtualNode<Owner: Component> {
  @usableFromInline package var base: AnyNode

  @inlinable package init(_ base: AnyNode) { self.base = base }

  /// Distinguishes the node from its siblings. State, focus and scroll offset follow the key.
  @inlinable
  public consuming func key(_ key: some Hashable) -> VirtualNode {
    if !isKnownUniquelyReferenced(&base) { base = base.copy() }
    base.key = NodeKey(key)
    return self
  }
}
