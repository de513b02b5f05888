/// The size of an element's content on its host, in cells.
package struct ElementSize: Hashable, Sendable {
  package var columns: Int
  package var rows: Int

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}

extension VirtualNode {
  /// Creates a node that depends on the size of the element around it. It is empty until the host
  /// has reported a size. Each new size renders only this node, before the frame is shown.
  package static func sized(
    @NodeBuilder<Owner> content: @escaping @MainActor (ElementSize) -> VirtualNode<Owner>
  ) -> VirtualNode {
    VirtualNode(SizeReaderNode { content($0).base })
  }
}

final class SizeReaderNode: AnyNode {
  let content: @MainActor (ElementSize) -> AnyNode

  init(_ content: @escaping @MainActor (ElementSize) -> AnyNode) {
    self.content = content
    super.init(identity: ObjectIdentifier(SizeReaderNode.self))
  }

  override func mount(in context: MountContext) -> Instance { SizeReaderInstance(self, in: context) }

  override func copy() -> AnyNode {
    let copy = SizeReaderNode(content)
    copy.key = key
    return copy
  }

  package override var name: String { "size reader" }
}
