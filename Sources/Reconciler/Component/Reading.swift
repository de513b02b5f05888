/// Creates content from a part of the owner's state, in a function that does not have the state.
///
/// ```swift
/// @MainActor
/// func Disclosure<Owner: Component>(
///   _ title: String, isExpanded path: WritableKeyPath<Owner.State, Bool>,
///   @NodeBuilder<Owner> content: @escaping @MainActor () -> VirtualNode<Owner>
/// ) -> VirtualNode<Owner> {
///   Reading(path) { isExpanded in
///     Button((isExpanded ? "▾ " : "▸ ") + title) { $0[keyPath: path].toggle() }
///     if isExpanded { content() }
///   }
/// }
/// ```
///
/// The content is created again with each render of the owner, and when a property or an observable
/// object that it has read changes.
@MainActor
public func Reading<Owner: Component, Value>(
  _ path: KeyPath<Owner.State, Value>,
  @NodeBuilder<Owner> content: @escaping @MainActor (Value) -> VirtualNode<Owner>
) -> VirtualNode<Owner> {
  VirtualNode(
    ReadingNode { owner in
      content(unsafeDowncast(owner, to: TypedComponentInstance<Owner>.self).state[keyPath: path])
        .base
    })
}

final class ReadingNode: AnyNode {
  let content: @MainActor (ComponentInstance) -> AnyNode

  init(_ content: @escaping @MainActor (ComponentInstance) -> AnyNode) {
    self.content = content
    super.init(identity: ObjectIdentifier(ReadingNode.self))
  }

  override func mount(in context: MountContext) -> Instance { ReadingInstance(self, in: context) }

  override func copy() -> AnyNode {
    let copy = ReadingNode(content)
    copy.key = key
    return copy
  }

  package override var name: String { "reading" }
}

final class ReadingInstance: Region {
  override var unmountsSilently: Bool { true }

  init(_ node: ReadingNode, in context: MountContext) {
    super.init(node, in: context)
    mountChild(content, counterpart: context.counterpart)
  }

  private var content: AnyNode {
    guard let owner else { return EmptyNode.shared }
    engine.record.regions += 1
    return tracked { unsafeDowncast(node, to: ReadingNode.self).content(owner) }
  }

  override func update(to node: AnyNode, at cursor: HostCursor) {
    self.node = node
    rerender(at: cursor)
  }

  override func rerender(at cursor: HostCursor) {
    isDirty = false
    updateChild(to: content, at: cursor)
  }
}
