import RecurseLayout
import RecurseReconciler
import RecurseTerminal
import RecurseWidgets

/// One column of a table: a title, and what a row shows under it.
///
/// ```swift
/// TableColumn("Name", value: \.name)
/// TableColumn("Size", sortedBy: \.bytes) { file in Text("\(file.bytes / 1024) K") }
///   .width(8).alignment(.trailing)
/// TableColumn("Done") { file in ProgressView(value: file.progress) }.width(.percent(25))
/// ```
///
/// The title names the column in ``TableColumns``, so that no two of a table may have the same.
public struct TableColumn<Owner: Component, Row> {
  let title: String
  let order: TableOrder<Row>?
  let content: @MainActor (Row) -> VirtualNode<Owner>
  var style = TableCellStyle()
  var isSortable: Bool
  var takesCursor = true

  private init(
    title: String, order: TableOrder<Row>?,
    content: @escaping @MainActor (Row) -> VirtualNode<Owner>
  ) {
    self.title = title
    self.order = order
    self.content = content
    isSortable = order != nil
  }

  /// A column of any nodes, by which rows cannot be sorted unless it is ``sortable(_:)``.
  @MainActor
  public init(
    _ title: String, @NodeBuilder<Owner> content: @escaping @MainActor (Row) -> VirtualNode<Owner>
  ) {
    self.init(title: title, order: nil, content: content)
  }

  /// A column of any nodes; rows are sorted by a part of them. Values without an order, such as NaN, come
  /// last, whichever end is first.
  @MainActor
  public init<Value: Comparable>(
    _ title: String, sortedBy value: KeyPath<Row, Value>,
    @NodeBuilder<Owner> content: @escaping @MainActor (Row) -> VirtualNode<Owner>
  ) {
    self.init(title: title, order: TableOrder(by: value), content: content)
  }

  /// A column of texts, by which rows are sorted. A text that is too long is cut with an ellipsis.
  @MainActor
  public init(
    _ title: String, value: KeyPath<Row, String>, truncation: TruncationMode = .tail
  ) {
    self.init(
      title: title, order: TableOrder(by: value),
      content: { row in
        Text(row[keyPath: value]).lineLimit(1).truncationMode(truncation).node(for: Owner.self)
      })
  }

  // MARK: - Width and alignment

  /// So many cells, until a person gives it others.
  public func width(_ cells: Int) -> TableColumn {
    changing { $0.width = .cells(Double(max(1, cells))) }
  }

  /// A number of cells, or a share of the table's width.
  public func width(_ length: LayoutLength) -> TableColumn { changing { $0.width = length } }

  /// What is left beside the others: it is shared by those of this kind by their weights, down to
  /// their least. It is what a column has that says nothing.
  public func width(min least: Int = 4, weight: Double = 1) -> TableColumn {
    changing {
      $0.width = .auto
      $0.least = max(1, least)
      $0.weight = Float(max(0, weight.bounded))
    }
  }

  /// Where title and content stand in the column.
  public func alignment(_ alignment: HorizontalAlignment) -> TableColumn {
    changing { $0.alignment = alignment }
  }

  /// Whether rows are sorted by this column when the person asks for it.
  ///
  /// A column of any nodes is sorted by what `onSort` of the table makes of it.
  public func sortable(_ isSortable: Bool = true) -> TableColumn {
    var column = self
    column.isSortable = isSortable
    return column
  }

  /// Keeps the cursor from the column, as from one with the numbers of rows.
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

/// How wide the cells of a column are and how their content is aligned.
package struct TableCellStyle: Equatable, Sendable {
  /// `auto` shares what is left.
  package var width = LayoutLength.auto
  package var least = 4
  package var weight: Float = 1
  package var alignment = HorizontalAlignment.leading
}

/// Collects the columns of a table.
@resultBuilder
public enum TableColumnBuilder<Owner: Component, Row> {
  /// An element of the body.
  public static func buildExpression(
    _ column: TableColumn<Owner, Row>
  ) -> [TableColumn<Owner, Row>] { [column] }

  /// All elements of the body, in order.
  public static func buildBlock(
    _ columns: [TableColumn<Owner, Row>]...
  ) -> [TableColumn<Owner, Row>] { columns.flatMap { $0 } }

  /// An `if` without an `else`.
  public static func buildOptional(
    _ columns: [TableColumn<Owner, Row>]?
  ) -> [TableColumn<Owner, Row>] { columns ?? [] }

  /// What a `for` loop makes.
  public static func buildArray(
    _ columns: [[TableColumn<Owner, Row>]]
  ) -> [TableColumn<Owner, Row>] { columns.flatMap { $0 } }

  /// A branch of an `if` with an `else`, or of a `switch`.
  public static func buildEither(
    first columns: [TableColumn<Owner, Row>]
  ) -> [TableColumn<Owner, Row>] { columns }

  /// A branch of an `if` with an `else`, or of a `switch`.
  public static func buildEither(
    second columns: [TableColumn<Owner, Row>]
  ) -> [TableColumn<Owner, Row>] { columns }
}
