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

/// Rows of a list, with what is known of those that are not mounted.
@MainActor
protocol ListedRows: LazyRows {
  /// Returns the text by which a row is found; `nil` if rows have none.
  var textAt: (@MainActor (Int) -> String)? { get }
  /// Returns whether a row can be selected; `nil` if all can.
  var selectableAt: (@MainActor (Int) -> Bool)? { get }
  /// Returns what a row of a tree shows of its place; `nil` if the rows are a plain list.
  var branchAt: (@MainActor (Int) -> RowBranch)? { get }
  /// The places of the rows in a tree; `nil` if they are a plain list.
  var tree: (any ListedTree)? { get }
}

extension ListedRows {
  var textAt: (@MainActor (Int) -> String)? { nil }
  var branchAt: (@MainActor (Int) -> RowBranch)? { nil }
  var tree: (any ListedTree)? { nil }
}
