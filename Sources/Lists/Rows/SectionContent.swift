import RecurseReconciler

/// A group of rows, with the content above and below them.
///
/// A list takes it apart and makes the visible rows; elsewhere, all of it is shown.
struct SectionContent {
  /// Makes the header when it becomes visible; `nil` if there is none.
  let header: (@MainActor () -> AnyNode)?
  let footer: AnyNode?
  let rows: @MainActor (ComponentInstance?) -> any ListedRows
  /// The label of the section in a section index.
  var indexLabel: String?

  init(
    header: (@MainActor () -> AnyNode)?, footer: AnyNode?,
    rows: @escaping @MainActor (ComponentInstance?) -> any ListedRows
  ) {
    self.header = header
    self.footer = footer
    self.rows = rows
  }

  /// Creates a section whose header was made together with it.
  init(
    header: AnyNode?, footer: AnyNode?,
    rows: @escaping @MainActor (ComponentInstance?) -> any ListedRows
  ) {
    self.init(
      header: header.map { node -> @MainActor () -> AnyNode in { node } }, footer: footer,
      rows: rows)
  }

  @MainActor
  var node: AnyNode { DeferredNode(self) { expanded(for: $0) } }

  /// Returns the whole section in one box.
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
  /// The section of the node, if it is one.
  final var section: SectionContent? { (self as? DeferredNode)?.value as? SectionContent }
}
