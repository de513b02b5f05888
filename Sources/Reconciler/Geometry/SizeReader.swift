import RecurseGeometry

extension VirtualNode {
  /// Creates a node that depends on the size of the element around it. It is empty until the host
  /// has reported a size. Each new size renders only this node, before the frame is shown.
  package static func sized(
    @NodeBuilder<Owner> content: @escaping @MainActor (CellSize) -> VirtualNode<Owner>
  ) -> VirtualNode {
    VirtualNode(SizeReaderNode { content($0).base })
  }
}

final class SizeReaderNode: AnyNode {
  let content: @MainActor (CellSize) -> AnyNode

  init(_ content: @escaping @MainActor (CellSize) -> AnyNode) {
    self.content = content
    super.init(identity: ObjectIdentifier(SizeReaderNode.self))
  }

  override func mount(in context: MountContext) -> Instance {
    SizeReaderInstance(self, in: context)
  }

  override func copy() -> AnyNode {
    let copy = SizeReaderNode(content)
    copy.key = key
    return copy
  }

  package override var name: String { "size reader" }
}
