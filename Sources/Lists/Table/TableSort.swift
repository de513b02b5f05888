import RecurseReconciler
import RecurseWidgets

/// An order of a table's rows, as the user requested it.
///
/// ```swift
/// onSort: { state, sort in
///   state.files.sort(by: sort.precedes)                       // here
///   state.query.order = (sort.column, sort.isAscending)       // or in another way
/// }
/// ```
public struct TableSort<Row> {
  /// The id of the column, which is its title unless the column has another.
  public let column: String
  /// A Boolean value that indicates whether the smallest value comes first.
  public let isAscending: Bool
  private let order: TableOrder<Row>?

  init(_ sort: TableColumns.Sort, _ order: TableOrder<Row>?) {
    column = sort.column
    isAscending = sort.isAscending
    self.order = order
  }

  /// Returns a Boolean value that indicates whether a row comes before another. In a column that is
  /// only ``TableColumn/sortable(_:)``, all rows are equal. Values without an order, such as NaN,
  /// are equal, and come last in both directions.
  public func precedes(_ row: Row, _ other: Row) -> Bool {
    order?.precedes(row, other, isAscending) ?? false
  }
}

/// An order of rows by a part of them.
struct TableOrder<Row> {
  let precedes: (_ row: Row, _ other: Row, _ isAscending: Bool) -> Bool

  init<Value: Comparable>(by path: KeyPath<Row, Value>) {
    precedes = { row, other, isAscending in
      let (value, next) = (row[keyPath: path], other[keyPath: path])
      if isAscending ? value < next : next < value { return true }
      // A value that differs from itself is in no order. Without this, a sort would leave the
      // numbers around it in place.
      return next != next && value == value
    }
  }
}

/// A transition that sorts the rows of a table.
public typealias TableSortTransition<Owner: Component, Row> =
  @MainActor (inout Owner.State, TableSort<Row>) throws -> Void
