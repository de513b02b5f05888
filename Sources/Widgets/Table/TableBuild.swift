import RecurseLayout
import RecurseReconciler
import RecurseTerminal

/// Makes the nodes of a table: a list whose one section has the titles as its header.
@MainActor
struct TableBuild<Owner: Component, Data: RandomAccessCollection & MutableCollection>
where Data.Element: Identifiable {
  typealias Row = Data.Element
  typealias Column = TableColumn<Owner, Row>

  var rows: WritableKeyPath<Owner.State, Data>
  var columns: WritableKeyPath<Owner.State, TableColumns>
  var selection: SelectionBinding<Owner.State>
  var find: KeyPath<Row, String>?
  var content: [Column]
  var row: @MainActor (Row, VirtualNode<Owner>) -> VirtualNode<Owner>
  var placeholder: AnyNode

  private var titles: [String] { content.map(\.title) }

  var node: VirtualNode<Owner> {
    let build = self
    let element = TableElement(
      titles: titles, sortable: content.filter { $0.precedes != nil }.map(\.title))
    // The order and the cursor are read where the table is compared, as the rows are.
    return VirtualNode(
      element, children: list,
      reading: { element, state in
        let columns = state[keyPath: build.columns]
        element.titles = columns.arranged(build.titles)
        element.cursor = columns.cursor
      },
      on: { state, event, _ in build.apply(event, to: &state) })
  }

  private var list: VirtualNode<Owner> {
    let build = self
    return listNode(
      selection, placeholder: NodeBuilder.buildBlock(), footer: NodeBuilder.buildBlock(),
      hasSections: true, reachesHeaders: true
    ) { rows, state, owner in
      let columns = state[keyPath: build.columns]
      let shown = build.shown(columns)
      let data = DataRows(
        data: state[keyPath: build.rows], key: { NodeKey($0.id) }, text: build.find
      ) { row in
        build.row(row, build.cells(of: shown, isHeader: false) { $0.content(row) }).base
      }
      let section = SectionNode(header: build.header(shown, columns).base, footer: nil) { _ in data
      }
      rows.append(section, under: .other(AnyHashable(TableKey.rows)), for: owner)
      if data.count == 0, !build.placeholder.slots.isEmpty {
        rows.append(
          build.placeholder, under: .other(AnyHashable(PlaceholderKey.placeholder)),
          as: .placeholder)
      }
    }
  }

  // MARK: - Cells

  /// A column as it is shown now.
  private struct Shown {
    var column: Column
    var style: TableCellStyle
    var isCurrent: Bool
  }

  private func shown(_ columns: TableColumns) -> [Shown] {
    columns.arranged(titles).compactMap { title in
      guard let column = content.first(where: { $0.title == title }) else { return nil }
      var style = column.style
      if let width = columns.widths[title] { style.width = .cells(Double(max(1, width))) }
      return Shown(column: column, style: style, isCurrent: columns.cursor == title)
    }
  }

  private func cells(
    of shown: [Shown], isHeader: Bool, _ content: (Column) -> VirtualNode<Owner>
  ) -> VirtualNode<Owner> {
    let element = TableRowElement(isHeader: isHeader, hasGutter: selection.mode == .multiple)
    // A column that moves takes its cells with it.
    let cells: VirtualNode<Owner> = ForEach(shown, id: \.column.title) { shown in
      VirtualNode(
        TableCellElement(
          column: shown.column.title, style: shown.style, isCurrent: shown.isCurrent),
        children: content(shown.column))
    }
    return VirtualNode(element, children: cells)
  }

  private func header(_ shown: [Shown], _ columns: TableColumns) -> VirtualNode<Owner> {
    cells(of: shown, isHeader: true) { column in
      var arrow = ""
      if let sort = columns.sort, sort.column == column.title {
        arrow = sort.isAscending ? " ▲" : " ▼"
      }
      return HStack(spacing: 0) {
        Text(column.title).bold().lineLimit(1)
        Text(arrow).lineLimit(1).flex(shrink: 0)
      }
    }
  }

  // MARK: - What the person does

  private func apply(_ event: TableElement.Event, to state: inout Owner.State) {
    switch event {
    case .point(let column): state[keyPath: columns].cursor = column
    case .resize(let column, let width): state[keyPath: columns].widths[column] = width
    case .move(let column, let places):
      state[keyPath: columns].move(column, by: places, among: titles)
    case .turn(let column):
      state[keyPath: columns].turn(column)
      guard let precedes = content.first(where: { $0.title == column })?.precedes,
        let sort = state[keyPath: columns].sort
      else { return }
      let isAscending = sort.isAscending
      state[keyPath: rows].sortInPlace { isAscending ? precedes($0, $1) : precedes($1, $0) }
    }
  }
}

/// The key of a table's one section.
private enum TableKey: Hashable { case rows }

extension MutableCollection where Self: RandomAccessCollection {
  /// Sorts, and leaves what is alike in its order.
  fileprivate mutating func sortInPlace(by precedes: (Element, Element) -> Bool) {
    // The standard library's sort is stable, though it does not say so yet.
    sort(by: precedes)
  }
}
