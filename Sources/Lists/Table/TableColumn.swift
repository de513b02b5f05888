import RecurseLayout
import RecurseReconciler
import RecurseTerminal
import RecurseWidgets

/// A column of a table: a title, and the content that each row shows below it.
///
/// ```swift
/// TableColumn("Name", value: \.name)
/// TableColumn("Size", sortedBy: \.bytes) { file in Text("\(file.bytes / 1024) K") }
///   .width(8).alignment(.trailing)
/// TableColumn("Done") { file in ProgressView(value: file.progress) }.width(.percent(25))
/// ```
///
/// The id, which is the title unless `id:` names another, identifies the column in ``TableColumns``
/// and ``TableSort``. Columns with one title need ids, and so do titles that change, for example
/// with the language:
///
/// ```swift
/// TableColumn("Count", id: "errors", sortedBy: \.errors) { Text("\($0.errors)") }
/// TableColumn("Count", id: "warnings", sortedBy: \.warnings) { Text("\($0.warnings)") }
/// ```
///
/// A debug build reports an id that several columns have. All but the first of them get a number
/// after it, such as `Count 2`.
public struct TableColumn<Owner: Component, Row> {
  var id: String
  let title: String
  let order: TableOrder<Row>?
  let content: @MainActor (Row) -> VirtualNode<Owner>
  var style = TableCellStyle()
  var isSortable: Bool
  var beginsDescending = false
  var takesCursor = true

  private init(
    title: String, id: String?, order: TableOrder<Row>?,
    content: @escaping @MainActor (Row) -> VirtualNode<Owner>
  ) {
    self.id = id ?? title
    self.title = title
    self.order = order
    self.content = content
    isSortable = order != nil
  }

  /// Creates a column of any nodes. Rows cannot be sorted by it unless it is ``sortable(_:)``.
  @MainActor
  public init(
    _ title: String, id: String? = nil,
    @NodeBuilder<Owner> content: @escaping @MainActor (Row) -> VirtualNode<Owner>
  ) {
    self.init(title: title, id: id, order: nil, content: content)
  }

  /// Creates a column of any nodes, by which rows are sorted with a part of them. Values without an
  /// order, such as NaN, come last in both directions.
  @MainActor
  public init<Value: Comparable>(
    _ title: String, id: String? = nil, sortedBy value: KeyPath<Row, Value>,
    @NodeBuilder<Owner> content: @escaping @MainActor (Row) -> VirtualNode<Owner>
  ) {
    self.init(title: title, id: id, order: TableOrder(by: value), content: content)
  }

  /// Creates a column of texts, by which rows are sorted. A text that is too long is truncated with
  /// an ellipsis.
  @MainActor
  public init(
    _ title: String, id: String? = nil, value: KeyPath<Row, String>,
    truncation: TruncationMode = .tail
  ) {
    self.init(
      title: title, id: id, order: TableOrder(by: value),
      content: { row in
        Text(row[keyPath: value]).lineLimit(1).truncationMode(truncation).node(for: Owner.self)
      })
  }

  // MARK: - Width and alignment

  /// Sets the width to a number of cells, until the user changes it.
  public func width(_ cells: Int) -> TableColumn {
    changing { $0.width = .cells(Double(max(1, cells))) }
  }

  /// Sets the width to a number of cells, or to a share of the table's width.
  public func width(_ length: LayoutLength) -> TableColumn { changing { $0.width = length } }

  /// Sets the width to a share of the space that other columns leave. Columns of this kind share it
  /// by their weights, down to their minimum widths. This is the default.
  public func width(min least: Int = 4, weight: Double = 1) -> TableColumn {
    changing {
      $0.width = .auto
      $0.least = max(1, least)
      $0.weight = Float(max(0, weight.bounded))
    }
  }

  /// Sets the alignment of title and content in the column.
  public func alignment(_ alignment: HorizontalAlignment) -> TableColumn {
    changing { $0.alignment = alignment }
  }

  /// Sets whether the user can sort rows by this column.
  ///
  /// A column of any nodes is sorted by the `onSort` of the table.
  public func sortable(_ isSortable: Bool = true) -> TableColumn {
    var column = self
    column.isSortable = isSortable
    return column
  }

  /// Sets whether the largest value comes first when the user sorts by this column, until the order
  /// is reversed.
  ///
  /// ```swift
  /// TableColumn("Size", sortedBy: \.bytes) { Text("\($0.bytes)") }.sortDescendingFirst()
  /// ```
  public func sortDescendingFirst(_ isDescending: Bool = true) -> TableColumn {
    var column = self
    column.beginsDescending = isDescending
    return column
  }

  /// Prevents the cursor from entering the column, for example one with row numbers.
  public func selectionDisabled(_ isDisabled: Bool = true) -> TableColumn {
    var column = self
    column.takesCursor = !isDisabled
    return column
  }

  private func changing(_ change: (inout TableCellStyle) -> Void) -> TableColumn {
    var column = self
    change(&column.style)
    return column
  }
}

/// The width of a column's cells, and the alignment of their content.
package struct TableCellStyle: Equatable, Sendable {
  /// The width; `auto` shares the remaining space.
  package var width = LayoutLength.auto
  package var least = 4
  package var weight: Float = 1
  package var alignment = HorizontalAlignment.leading
}

/// A result builder that collects the columns of a table.
@resultBuilder
public enum TableColumnBuilder<Owner: Component, Row> {
  /// Builds an element of the body.
  public static func buildExpression(
    _ column: TableColumn<Owner, Row>
  ) -> [TableColumn<Owner, Row>] { [column] }

  /// Builds all elements of the body, in order.
  public static func buildBlock(
    _ columns: [TableColumn<Owner, Row>]...
  ) -> [TableColumn<Owner, Row>] { columns.flatMap { $0 } }

  /// Builds an `if` without an `else`.
  public static func buildOptional(
    _ columns: [TableColumn<Owner, Row>]?
  ) -> [TableColumn<Owner, Row>] { columns ?? [] }

  /// Builds the columns of a `for` loop.
  public static func buildArray(
    _ columns: [[TableColumn<Owner, Row>]]
  ) -> [TableColumn<Owner, Row>] { columns.flatMap { $0 } }

  /// Builds a branch of an `if` with an `else`, or of a `switch`.
  public static func buildEither(
    first columns: [TableColumn<Owner, Row>]
  ) -> [TableColumn<Owner, Row>] { columns }

  /// Builds a branch of an `if` with an `else`, or of a `switch`.
  public static func buildEither(
    second columns: [TableColumn<Owner, Row>]
  ) -> [TableColumn<Owner, Row>] { columns }
}
