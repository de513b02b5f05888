import RecurseReconciler

/// The rows of a tree at one moment: its roots, and what is below those that are open.
@MainActor
protocol TreeSource {
  associatedtype Node

  var count: Int { get }

  /// Returns the node of a row, or `nil` if the row tells the status of its parent.
  func node(at index: Int) -> Node?

  /// Returns the status of the children of a row's node.
  func status(at index: Int) -> TreeBranch<Node>.Status

  func key(at index: Int) -> NodeKey
  func branch(at index: Int) -> RowBranch

  /// Returns the key that the node of a row would have below another.
  func key(at index: Int, below parent: NodeKey?) -> NodeKey

  /// Returns the index of the parent's row, or `nil` for a root.
  func parent(of index: Int) -> Int?

  /// Returns the keys of the nodes above a row, innermost first. O(n) in the nodes above.
  func ancestors(of index: Int) -> [NodeKey]

  /// Returns the place of a row's node; `nil` if the row has no node.
  func place(at index: Int) -> TreePlace?

  /// Returns the first row with a key. O(n).
  func index(of key: NodeKey) -> Int?
}
