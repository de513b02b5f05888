import RecurseReconciler

/// The rows of a tree, as a list shows them.
struct TreeListRows<Source: TreeSource>: ListedRows, ListedTree {
  let source: Source
  let row: @MainActor (Source.Node) -> AnyNode
  /// The content of a line that shows a status.
  let statusRow: @MainActor (TreeBranch<Source.Node>.Status) -> AnyNode
  let text: (@MainActor (Source.Node) -> String)?
  let selectable: ((Source.Node) -> Bool)?

  var count: Int { source.count }
  var tree: (any ListedTree)? { self }
  func key(at index: Int) -> NodeKey { source.key(at: index) }

  func node(at index: Int) -> AnyNode {
    source.node(at: index).map(row) ?? statusRow(source.status(at: index))
  }

  var textAt: (@MainActor (Int) -> String)? {
    guard let text else { return nil }
    return { index in source.node(at: index).map { text($0) } ?? "" }
  }

  var selectableAt: (@MainActor (Int) -> Bool)? {
    { index in
      guard let node = source.node(at: index) else { return false }
      return selectable?(node) ?? true
    }
  }

  var branchAt: (@MainActor (Int) -> RowBranch)? { { source.branch(at: $0) } }
  func branch(at index: Int) -> RowBranch { source.branch(at: index) }

  func hasFailed(at index: Int) -> Bool {
    if case .failed = source.status(at: index) { true } else { false }
  }

  func parent(of index: Int) -> Int? { source.parent(of: index) }
  func key(at index: Int, below parent: NodeKey?) -> NodeKey {
    source.key(at: index, below: parent)
  }
  func ancestors(of index: Int) -> [NodeKey] { source.ancestors(of: index) }
  func place(at index: Int) -> TreePlace? { source.place(at: index) }
  func index(of key: NodeKey) -> Int? { source.index(of: key) }
}
