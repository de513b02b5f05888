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
  private let order: TableOrder<Row>?

  init(_ sort: TableColumns.Sort, _ order: TableOrder<Row>?) {
    column = sort.column
    isAscending = sort.isAscending
    self.order = order
  }

  /// Whether a row comes before another. Rows of a column that is only
  /// ``TableColumn/sortable(_:)`` are all alike. Values without an order, such as NaN, are alike, and
  /// come last in both directions.
  public func precedes(_ row: Row, _ other: Row) -> Bool {
    order?.precedes(row, other, isAscending) ?? false
  }
}

/// The order of the rows by a part of them.
struct TableOrder<Row> {
  let precedes: (_ row: Row, _ other: Row, _ isAscending: Bool) -> Bool

  init<Value: Comparable>(by path: KeyPath<Row, Value>) {
    precedes = { row, other, isAscending in
      let (value, next) = (row[keyPath: path], other[keyPath: path])
      if isAscending ? value < next : next < value { return true }
      // What differs from itself is in no order. Else a sort would leave numbers around it as they
      // are.
      return next != next && value == value
    }
  }
}

/// What sorts the rows of a table.
public typealias TableSortTransition<Owner: Component, Row> =
  @MainActor (inout Owner.State, TableSort<Row>) throws -> Void
