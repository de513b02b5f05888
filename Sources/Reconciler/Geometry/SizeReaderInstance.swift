import RecurseGeometry

/// A part of the tree that depends on the size of the element around it.
///
///     empty ── the host reports a size ──▶ rendered with it ─┐
///                                                ▲           │ another size
///                                                └───────────┘
package final class SizeReaderInstance: Region {
  private(set) package var size: CellSize?

  init(_ node: SizeReaderNode, in context: MountContext) {
    super.init(node, in: context)
    size = (context.counterpart as? SizeReaderInstance)?.size ?? container?.size
    mountChild(renderNode(), counterpart: context.counterpart)
    container?.sizeReader = self
  }

  private func renderNode() -> AnyNode {
    guard let size else { return EmptyNode.shared }
    engine.record.regions += 1
    return tracked { unsafeDowncast(node, to: SizeReaderNode.self).content(size) }
  }

  func show(_ size: CellSize) {
    guard self.size != size else { return }
    self.size = size
    markDirty()
  }

  override func update(to node: AnyNode, at cursor: HostCursor) {
    self.node = node
    rerender(at: cursor)
  }

  override func rerender(at cursor: HostCursor) {
    isDirty = false
    updateChild(to: renderNode(), at: cursor)
  }
}
