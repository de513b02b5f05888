import RecurseReconciler

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
