/// Rows that belong together, with what stands above and below them.
///
/// A list takes it apart and makes the rows that can be seen; elsewhere all of it is shown.
package final class SectionNode: AnyNode {
  package let header: AnyNode?
  package let footer: AnyNode?
  package let rows: @MainActor (ComponentInstance?) -> any LazyRows
  /// What the section is called in an index of sections.
  private(set) package var indexLabel: String?

  package init(
    header: AnyNode?, footer: AnyNode?,
    rows: @escaping @MainActor (ComponentInstance?) -> any LazyRows
  ) {
    self.header = header
    self.footer = footer
    self.rows = rows
    super.init(identity: ObjectIdentifier(SectionNode.self))
  }

  override func mount(in context: MountContext) -> Instance { SectionInstance(self, in: context) }

  override func copy() -> AnyNode {
    labelled(indexLabel)
  }

  /// The section with a label.
  package func labelled(_ label: String?) -> SectionNode {
    let section = SectionNode(header: header, footer: footer, rows: rows)
    section.key = key
    section.indexLabel = label
    return section
  }

  package override var name: String { "section" }

  /// All of the section as one group.
  fileprivate func expanded(for owner: ComponentInstance?) -> AnyNode {
    let rows = rows(owner)
    let indices = 0..<rows.count
    return GroupNode([
      header ?? EmptyNode.shared,
      GroupNode(indices.map(rows.node), keys: indices.map(rows.key)),
      footer ?? EmptyNode.shared,
    ])
  }
}

/// A section outside of a list.
final class SectionInstance: WrapperInstance {
  init(_ node: SectionNode, in context: MountContext) {
    super.init(node, in: context)
    mountChild(node.expanded(for: owner), counterpart: context.counterpart)
  }

  override func update(to node: AnyNode, at cursor: HostCursor) {
    self.node = node
    let section = unsafeDowncast(node, to: SectionNode.self)
    updateChild(to: section.expanded(for: owner), at: cursor)
  }
}
