import RecurseReconciler
import RecurseWidgets

/// A table around its list: it knows what the keys mean in it.
package struct TableElement: WidgetElement, Accessible {
  /// What a person did with a column.
  package enum Event: Equatable, Sendable {
    case point(String?)
    case sort(TableColumns.Sort)
    case resize(String, Int)
    case move(String, Int, among: [String])
  }

  /// The titles of the columns as they are shown.
  package var titles: [String]
  /// The columns over which the cursor passes.
  package var skipped: [String] = []
  /// The columns by which rows can be sorted.
  package var sortable: [String]
  /// The column of the cell under the cursor.
  package var cursor: String?
  /// How the rows are sorted.
  package var sort: TableColumns.Sort?
  /// Whether the table itself holds what the person did with the columns, and not its owner.
  package var isHeld = false

  /// The titles of the columns that the cursor can be in.
  var pointable: [String] { titles.filter { !skipped.contains($0) } }

  mutating func show(_ columns: TableColumns, _ titles: [String]) {
    self.titles = columns.arranged(titles)
    cursor = columns.cursor
    sort = columns.sort
  }

  package var role: Role { .table }
  package var label: String { "" }

  package func makeWidget(_ sender: EventSender<TableElement>) -> ElementWidget<TableElement> {
    TableWidget(self, sender)
  }
}

/// The cells of one row beside each other, or the titles of all columns.
package struct TableRowElement: WidgetElement, Accessible {
  package var isHeader = false
  /// Whether the list leaves room for a mark before its rows.
  package var hasGutter = false

  package var role: Role { isHeader ? .tableHeader : .tableRow }
  package var label: String { "" }

  package func makeWidget(
    _ sender: EventSender<TableRowElement>
  ) -> ElementWidget<TableRowElement> {
    TableRowWidget(self, sender)
  }
}

/// One cell of a table.
package struct TableCellElement: WidgetElement, Accessible {
  package var column: String
  package var style: TableCellStyle
  /// Whether the cell is in the column of the cursor.
  package var isCurrent = false

  package var role: Role { .tableCell }
  package var label: String { column }

  package func makeWidget(
    _ sender: EventSender<TableCellElement>
  ) -> ElementWidget<TableCellElement> {
    TableCellWidget(self, sender)
  }
}

extension Role {
  /// A table.
  public static let table = Role("table")
  /// The row of a table's titles.
  public static let tableHeader = Role("tableHeader")
  /// A row of a table's cells.
  public static let tableRow = Role("tableRow")
  /// A cell of a table.
  public static let tableCell = Role("tableCell")
}
