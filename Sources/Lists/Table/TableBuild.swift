import RecurseLayout
import RecurseReconciler
import RecurseTerminal
import RecurseWidgets

/// A builder of a table's nodes: a list with one section, whose header contains the titles.
@MainActor
struct TableBuild<Owner: Component, Row: Identifiable> {
  typealias Column = TableColumn<Owner, Row>
  typealias RowNode = @MainActor (Row) -> AnyNode

  /// The source of the rows, each shown by a function.
  var source: @MainActor (@escaping RowNode) -> RowSource<Owner.State>
  /// The key path to the user's changes of the columns; if `nil`, the table holds them.
  var columns: WritableKeyPath<Owner.State, TableColumns>?
  var selection: SelectionBinding<Owner.State>
  var content: [Column]
  var row: @MainActor (Row, VirtualNode<Owner>) -> VirtualNode<Owner>
  var onSort: TableSortTransition<Owner, Row>?
  var placeholder: AnyNode
  /// The ids that several columns were given.
  var repeated: [String] = []

  private var ids: [String] { content.map(\.id) }

  var node: VirtualNode<Owner> {
    var build = self
    build.separateColumns()
    return build.separated
  }

  /// Gives each column an id of its own, so that no two share a width, a place or an order.
  private mutating func separateColumns() {
    let declared = Set(ids)
    guard declared.count < content.count else { return }
    var used: Set<String> = []
    for index in content.indices {
      let id = content[index].id
      guard !used.insert(id).inserted else { continue }
      if !repeated.contains(id) { repeated.append(id) }
      var number = 2
      while declared.contains("\(id) \(number)") || used.contains("\(id) \(number)") {
        number += 1
      }
      content[index].id = "\(id) \(number)"
      used.insert(content[index].id)
    }
  }

  private var separated: VirtualNode<Owner> {
    let build = self
    guard let columns else {
      return TableColumnsHolder().content {
        WithEnvironment(\.heldTableColumns) { build.node(holding: $0) }
      }.node
    }
    // The order and the cursor are read when the table is compared, as the rows are.
    return VirtualNode(
      element, children: list { $0[keyPath: columns] },
      reading: { element, state in element.show(state[keyPath: columns], build.ids) },
      on: { state, event, _ in
        state[keyPath: columns].apply(event)
        try build.sort(&state, by: event)
      })
  }

  private func node(holding columns: TableColumns) -> VirtualNode<Owner> {
    let build = self
    var element = element
    element.isHeld = true
    element.show(columns, ids)
    return VirtualNode(element, children: list { _ in columns }) { state, event, _ in
      try build.sort(&state, by: event)
    }
  }

  private var element: TableElement {
    let canSort = columns != nil || onSort != nil
    return TableElement(
      ids: ids, skipped: content.filter { !$0.takesCursor }.map(\.id),
      sortable: canSort ? content.filter(\.isSortable).map(\.id) : [],
      descending: content.filter(\.beginsDescending).map(\.id), repeated: repeated)
  }

  private func sort(_ state: inout Owner.State, by event: TableElement.Event) throws {
    guard case .sort(let sort) = event, let onSort else { return }
    try onSort(&state, TableSort(sort, content.first { $0.id == sort.column }?.order))
  }

  private func list(
    _ columns: @escaping @MainActor (Owner.State) -> TableColumns
  ) -> VirtualNode<Owner> {
    let build = self
    return listNode(
      selection, placeholder: NodeBuilder.buildBlock(), footer: NodeBuilder.buildBlock(),
      hasSections: true, reachesHeaders: true
    ) { rows, state, lazy in
      rows.hasBars = true
      let columns = columns(state)
      let shown = build.shown(columns)
      let data = build.source({ row in
        build.row(row, build.cells(of: shown, isHeader: false) { $0.content(row) }).base
      }).rows(state)
      let section = SectionContent(
        header: build.header(shown, columns).base, footer: nil, rows: { _ in data })
      rows.append(section, under: .other(AnyHashable(TableKey.rows)), for: lazy.owner)
      if data.count == 0, !build.placeholder.slots.isEmpty {
        rows.append(
          build.placeholder, under: .other(AnyHashable(PlaceholderKey.placeholder)),
          as: .placeholder)
      }
    }
  }

  // MARK: - Cells

  /// A column in its current form.
  private struct Shown {
    var column: Column
    var style: TableCellStyle
    var isCurrent: Bool
  }

  private func shown(_ columns: TableColumns) -> [Shown] {
    columns.arranged(ids).compactMap { id in
      guard let column = content.first(where: { $0.id == id }) else { return nil }
      var style = column.style
      if let width = columns.widths[id] { style.width = .cells(Double(max(1, width))) }
      return Shown(column: column, style: style, isCurrent: columns.cursor == id)
    }
  }

  private func cells(
    of shown: [Shown], isHeader: Bool, _ content: (Column) -> VirtualNode<Owner>
  ) -> VirtualNode<Owner> {
    let element = TableRowElement(isHeader: isHeader, hasGutter: selection.mode == .multiple)
    // A column that moves takes its cells with it.
    let cells: VirtualNode<Owner> = ForEach(shown, id: \.column.id) { shown in
      VirtualNode(
        TableCellElement(
          column: shown.column.id, title: shown.column.title, isTitle: isHeader,
          style: shown.style, isCurrent: shown.isCurrent),
        children: content(shown.column))
    }
    return VirtualNode(element, children: cells)
  }

  private func header(_ shown: [Shown], _ columns: TableColumns) -> VirtualNode<Owner> {
    cells(of: shown, isHeader: true) { column in
      var arrow = ""
      if let sort = columns.sort, sort.column == column.id {
        arrow = sort.isAscending ? "▲" : "▼"
      }
      // A title is aligned with its content, and its arrow touches it: a space between them would
      // be as wide as the one before the next title.
      let isTrailing = column.style.alignment == .trailing
      return HStack(spacing: 0) {
        if isTrailing, !arrow.isEmpty {
          Text(arrow).lineLimit(1).flex(shrink: 0)
        }
        Text(column.title).bold().lineLimit(1)
        if !isTrailing, !arrow.isEmpty {
          Text(arrow).lineLimit(1).flex(shrink: 0)
        }
      }
    }
  }
}

/// The key of a table's one section.
private enum TableKey: Hashable { case rows }
