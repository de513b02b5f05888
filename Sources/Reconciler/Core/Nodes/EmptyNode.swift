/// The slot of an `if` that is not taken: it keeps its place, so that siblings never shift.
@usableFromInline
final class EmptyNode: AnyNode {
  @usableFromInline static let shared = EmptyNode()

  private init() { super.init(identity: ObjectIdentifier(EmptyNode.self)) }

  override func mount(in context: MountContext) -> Instance { EmptyInstance(self, in: context) }
  override func changesNothing(after last: AnyNode) -> Bool { self === last }
  override func copy() -> AnyNode {
    // With a key it is more than a slot that is not taken.
    let copy = EmptyNode()
    copy.key = key
    return copy
  }

  override var isOneSlot: Bool { self !== EmptyNode.shared }
  @usableFromInline override var slots: [AnyNode] { isOneSlot ? [self] : [] }

  package override var name: String { "empty" }
}

/// A slot that shows nothing.
final class EmptyInstance: Instance {
  override var unmountsSilently: Bool { true }
  override var isRecyclable: Bool { true }

  override func update(to node: AnyNode, at cursor: HostCursor) {}
}
