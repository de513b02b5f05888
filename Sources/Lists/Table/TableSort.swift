import RecurseReconciler
import RecurseWidgets

/// How a person wants the rows of a table to be sorted.
///
/// ```swift
/// onSort: { state, sort in
///   state.files.sort(by: sort.precedes)                       // here
///   state.query.order = (sort.column, sort.isAscending)       // or in another way
/// }
/// ```
public struct TableSort<Row> {
  /// The title of the column.
  public let column: String
  /// Whether the smallest comes first.
  public let isAscending: Bool
  private let before: ((Row, Row) -> Bool)?

  init(_ sort: TableColumns.Sort, _ before: ((Row, Row) -> Bool)?) {
    column = sort.column
    isAscending = sort.isAscending
    self.before = before
  }

  /// Whether a row comes before another. Rows of a column that is only
  /// ``TableColumn/sortable(_:)`` are all alike.
  public func precedes(_ row: Row, _ other: Row) -> Bool {
    guard let before else { return false }
    return isAscending ? before(row, other) : before(other, row)
  }
}

/// What sorts the rows of a table.
public typealias TableSortTransition<Owner: Component, Row> =
  @MainActor (inout Owner.State, TableSort<Row>) throws -> Void
