import RecurseReconciler

/// A node of a list's body, as the list uses it.
enum BodyRow {
  case row(AnyNode, NodeKey)
  case section(SectionContent, NodeKey)
}

extension AnyNode {
  /// The rows and sections of a body, in order.
  final var bodyRows: [BodyRow] {
    flattened { $0.section != nil }.map { node, key in
      node.section.map { .section($0, key) } ?? .row(node, key)
    }
  }
}

/// Rows that were made together with their section.
struct FixedRows: ListedRows {
  let rows: [(node: AnyNode, key: NodeKey)]

  /// Creates the rows of a body. A section within a section is a row.
  init(_ body: AnyNode) { rows = body.flattened { $0.section != nil } }

  var count: Int { rows.count }
  func key(at index: Int) -> NodeKey { rows[index].key }
  func node(at index: Int) -> AnyNode { rows[index].node }
  var selectableAt: (@MainActor (Int) -> Bool)? { { rows[$0].node.isSelectable } }
}
