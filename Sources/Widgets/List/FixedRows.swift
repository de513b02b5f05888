import RecurseReconciler

/// Rows that were made together with the section they stand in.
struct FixedRows: LazyRows {
  let rows: [(node: AnyNode, key: NodeKey)]

  /// The rows of a body. A section within a section is a row.
  init(_ body: AnyNode) {
    rows = body.listed.map {
      switch $0 {
      case .row(let node, let key): (node, key)
      case .section(let node, let key): (node, key)
      }
    }
  }

  var count: Int { rows.count }
  func key(at index: Int) -> NodeKey { rows[index].key }
  func node(at index: Int) -> AnyNode { rows[index].node }
}
