import RecurseReconciler

/// The place of a row in a tree, as its line shows it.
package struct RowBranch: Equatable, Sendable {
  /// The content below a row.
  package enum Kind: Equatable, Sendable {
    /// Nothing, ever.
    case leaf
    /// Children that are not shown.
    case closed
    /// Children that are shown below.
    case expanded
    /// The line itself says that the children of its parent load, or why they do not.
    case status
  }

  package let kind: Kind
  // Four bytes in all: each row is compared at each update.
  private let level: UInt16

  /// The number of nodes that the row is below, at most 65,535.
  package var depth: Int { Int(level) }

  package init(_ kind: Kind, depth: Int) {
    self.kind = kind
    level = UInt16(clamping: depth)
  }

  /// Whether the row opens and closes.
  package var isExpandable: Bool { kind == .closed || kind == .expanded }
}

/// The place of a node among the children of its parent.
struct TreePlace: Equatable {
  /// The index of the parent's row; `nil` for a root.
  var parent: Int?
  /// The index among the siblings.
  var index: Int
  /// The number of siblings, the node included.
  var count: Int
}

/// The tree of a list's rows, of any type of node, as far as the list knows it.
@MainActor
protocol ListedTree {
  func branch(at index: Int) -> RowBranch
  func key(at index: Int) -> NodeKey
  func key(at index: Int, below parent: NodeKey?) -> NodeKey
  func hasFailed(at index: Int) -> Bool
  func parent(of index: Int) -> Int?
  func ancestors(of index: Int) -> [NodeKey]
  func place(at index: Int) -> TreePlace?
  func index(of key: NodeKey) -> Int?
}

extension ListedTree {
  /// Returns whether a row is another one or below it. O(n) in the nodes above.
  func isInside(_ index: Int, _ other: Int) -> Bool {
    var current: Int? = index
    while let row = current, row != other { current = parent(of: row) }
    return current == other
  }
}
