/// Rows of a table in an order, perhaps only some of them.
package struct TableQuery: Hashable, Sendable {
  package let table: DatabaseTable
  package var sort: Sort?
  package var filter: Filter?

  package struct Sort: Hashable, Sendable {
    package var column: String
    package var isAscending: Bool

    package init(column: String, isAscending: Bool = true) {
      (self.column, self.isAscending) = (column, isAscending)
    }
  }

  package init(_ table: DatabaseTable, sort: Sort? = nil, filter: Filter? = nil) {
    (self.table, self.sort, self.filter) = (table, sort, filter)
  }

  /// The names of the columns of the key, quoted.
  var key: [String] { table.key.names.map(SQLName.quoted) }

  /// The sorted column, if the key alone does not make the order.
  var sorted: String? {
    guard let sort else { return nil }
    switch table.key {
    case .rowID: return sort.column == table.rowIDColumn?.name ? nil : sort.column
    case .columns(let names): return names == [sort.column] ? nil : sort.column
    case .none: return sort.column
    }
  }

  var isAscending: Bool { sort?.isAscending ?? true }

  var source: String { "main." + SQLName.quoted(table.name) }
}

/// A row of a table, as it is shown.
package struct TableRow: Hashable, Sendable {
  /// The values of the key; empty if the table has none.
  package let key: [SQLValue]
  /// The value of the sorted column; `nil` if there is none.
  package let sorted: SQLValue?
  package let cells: [SQLCell]

  /// The most bytes of a value by which a place is found again.
  private static let most = 4096

  package init(key: [SQLValue], sorted: SQLValue?, cells: [SQLCell]) {
    (self.key, self.cells) = (key, cells)
    switch sorted {
    case .bytes(let bytes)?, .blob(let bytes)?:
      isPlace = !key.isEmpty && bytes.count <= Self.most
      self.sorted = isPlace ? sorted : nil
    default: (isPlace, self.sorted) = (!key.isEmpty, sorted)
    }
  }

  /// Whether rows after it and before it can be found by its values.
  package let isPlace: Bool
}
