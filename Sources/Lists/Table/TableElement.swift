import RecurseReconciler
import RecurseWidgets

/// A table around its list, which handles keys for columns.
package struct TableElement: WidgetElement, Accessible {
  /// A change that the user made to a column.
  package enum Event: Equatable, Sendable {
    case point(String?)
    case sort(TableColumns.Sort)
    case resize(String, Int)
    case move(String, Int, among: [String])
  }

  /// The ids of the columns in the order shown.
  package var ids: [String]
  /// The columns that the cursor skips.
  package var skipped: [String] = []
  /// The columns by which rows can be sorted.
  package var sortable: [String]
  /// The columns whose largest value comes first when rows are sorted by them.
  package var descending: [String] = []
  /// The ids that several columns were given.
  package var repeated: [String] = []
  /// The column of the cell under the cursor.
  package var cursor: String?
  /// The order of the rows.
  package var sort: TableColumns.Sort?
  /// Whether the table, rather than its owner, holds the user's changes of the columns.
  package var isHeld = false

  /// The ids of the columns that the cursor can enter.
  package var pointable: [String] { ids.filter { !skipped.contains($0) } }

  /// The column of the cursor, or the first column if there is no cursor yet.
  var current: String? { cursor ?? pointable.first }

  mutating func show(_ columns: TableColumns, _ ids: [String]) {
    self.ids = columns.arranged(ids)
    cursor = columns.cursor
    sort = columns.sort
  }

  package var role: Role { .table }
  package var label: String { "" }

  package func makeWidget(_ sender: EventSender<TableElement>) -> ElementWidget<TableElement> {
    TableWidget(self, sender)
  }
}

/// The cells of a row side by side, or the titles of all columns.
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

/// A cell of a table, or the title of a column.
package struct TableCellElement: WidgetElement, Accessible {
  /// The id of the column.
  package var column: String
  package var title: String
  /// Whether the cell shows the title, in the row of titles.
  package var isTitle = false
  package var style: TableCellStyle
  /// Whether the cell is in the column of the cursor.
  package var isCurrent = false

  package var role: Role { isTitle ? .columnTitle : .tableCell }
  package var label: String { title }

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
  /// The title of a table's column.
  public static let columnTitle = Role("columnTitle")
  /// A row of a table's cells.
  public static let tableRow = Role("tableRow")
  /// A cell of a table.
  public static let tableCell = Role("tableCell")
}
