import RecurseReconciler

/// Rows that belong together, with what is above and below them.
///
/// A list takes it apart and makes the rows that can be seen; elsewhere all of it is shown.
struct SectionContent {
  /// Makes the header, which is asked for where it can be seen; `nil` where there is none.
  let header: (@MainActor () -> AnyNode)?
  let footer: AnyNode?
  let rows: @MainActor (ComponentInstance?) -> any LazyRows
  /// What the section is called in an index of sections.
  var indexLabel: String?

  init(
    header: (@MainActor () -> AnyNode)?, footer: AnyNode?,
    rows: @escaping @MainActor (ComponentInstance?) -> any LazyRows
  ) {
    self.header = header
    self.footer = footer
    self.rows = rows
  }

  /// A section whose header was made together with it.
  init(
    header: AnyNode?, footer: AnyNode?,
    rows: @escaping @MainActor (ComponentInstance?) -> any LazyRows
  ) {
    self.init(
      header: header.map { node -> @MainActor () -> AnyNode in { node } }, footer: footer,
      rows: rows)
  }

  @MainActor
  var node: AnyNode { DeferredNode(self) { expanded(for: $0) } }

  /// All of the section in one box.
  @MainActor
  private func expanded(for owner: ComponentInstance?) -> AnyNode {
    let rows = rows(owner)
    let indices = 0..<rows.count
    let parts: AnyNode = .group([
      header?() ?? .group([]),
      .group(indices.map(rows.node), keys: indices.map(rows.key)),
      footer ?? .group([]),
    ])
    return TypedElementBox(SectionBox(), attributes: nil, children: parts.slots)
  }
}

extension AnyNode {
  /// The section that the node is made of, where it is one.
  final var section: SectionContent? { (self as? DeferredNode)?.value as? SectionContent }
}
