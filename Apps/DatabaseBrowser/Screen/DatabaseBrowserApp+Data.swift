import DatabaseWork
import Recurse

extension DatabaseBrowserApp {
  /// The most columns that are shown: each costs in every row.
  static let mostColumns = 100

  @NodeBuilder<Self>
  func dataPage(_ state: State, _ size: CellSize) -> Node {
    if let table = state.table {
      switch state.detailPlace(in: size) {
      case .beside:
        HSplitView(\.[rows: state.rowColumns(in: size)]) {
          Pane("rows", min: 24) { filteredRows(state, table, size) }
          Pane("detail", min: BrowserState.detailColumns, collapses: true) {
            detail(state, isNarrow: true)
          }
        }
      case .below:
        VStack(alignment: .stretch) {
          filteredRows(state, table, size)
          detail(state, isNarrow: false)
            .frame(height: 1 + min(max(1, state.titles.count), size.rows / 3))
        }
      case nil: filteredRows(state, table, size)
      }
    } else {
      EmptyState(
        state.file == nil ? "Reading…" : "There are no tables", message: "SQL can make one: F4")
    }
  }

  private func filteredRows(
    _ state: State, _ table: DatabaseTable, _ size: CellSize
  ) -> Node {
    VStack(alignment: .stretch) {
      filterRow(state, size)
      if let problem = table.problem {
        Text(DisplayText.line(problem)).foreground(.error).lineLimit(3)
          .padding(horizontal: 1).focusable().focused(\.focus, equals: .rows)
        Spacer()
      } else {
        rows(state, table)
      }
    }
    .flex(grow: 1, shrink: 1)
  }

  // MARK: - Filter

  private func filterRow(_ state: State, _ size: CellSize) -> Node {
    let isFiltered = state.grid?.query.filter != nil
    return VStack(alignment: .stretch) {
      HStack(spacing: 1) {
        Text("⌕").foreground(isFiltered ? .accent : .secondaryText)
        TextField(
          "Filter", text: \.filterText, prompt: "age > 30 and name ~ ada, or where …, or any text"
        )
        .flex(grow: 1)
        .focused(\.focus, equals: .filter)
        .onSubmit { $0.applyFilter() }
        .onKey(.escape) { $0.clearFilter() }
      }
      .padding(horizontal: 1).background(.surface)
      if let problem = state.filterProblem {
        Text(problem).foreground(.error).lineLimit(size.rows < 12 ? 2 : 3).padding(horizontal: 1)
        if let rows = state.rowsBelowProblem, size.rows >= 12 {
          Text(rows).foreground(.secondaryText).lineLimit(1).padding(horizontal: 1)
        }
      }
    }
  }

  // MARK: - Rows

  private func rows(_ state: State, _ table: DatabaseTable) -> Node {
    let titles = state.titles
    let digits = max(2, "\(state.gridRows.count)".count)
    let widths = state.widths
    let isFixed = table.whyFixed != nil || state.file?.isReadOnly == true
    return Table(\.gridRows, selection: \.cursor, columns: \.columns) {
      if !state.hidesNumbers {
        TableColumn("#") { row in
          Text("\(row.id + 1)").foreground(.secondaryText).lineLimit(1)
        }
        .width(digits).alignment(.trailing).selectionDisabled()
      }
      for (place, title) in titles.prefix(Self.mostColumns).enumerated() {
        column(
          place, title, table.shown[place], state,
          in: widths.indices.contains(place) ? widths : nil, isFixed: isFixed)
      }
    } onSort: { state, sort in
      state.sort(by: sort.column, isAscending: sort.isAscending)
    } placeholder: {
      nothing(state)
    }
    .accessibilityLabel("Rows")
    .scrollPosition(\.position)
    .key(table.name)
    .focused(\.focus, equals: .rows)
    .commands { rowCommands(state) }
  }

  private func column(
    _ place: Int, _ title: String, _ column: DatabaseColumn, _ state: State, in widths: [Int]?,
    isFixed: Bool
  ) -> TableColumn<DatabaseBrowserApp, GridRow> {
    let isNumber = column.isNumber
    let new = TableColumn<DatabaseBrowserApp, GridRow>(
      ColumnWidth.title(title, isNumber: isNumber), id: title
    ) { row in
      cell(row, place, state, isNumber: isNumber, isFixed: isFixed || column.isGenerated)
    }
    .sortable().alignment(isNumber ? .trailing : .leading)
    guard let widths else { return new.width(min: 6) }
    return ColumnWidth.set(new, place, in: widths, isNumber: isNumber)
  }

  @NodeBuilder<Self>
  private func cell(
    _ row: GridRow, _ place: Int, _ state: State, isNumber: Bool, isFixed: Bool
  ) -> Node {
    let gap = ColumnWidth.gap(isNumber: isNumber)
    if let values = row.row, place < values.cells.count {
      let value = values.cells[place]
      if !isFixed, let text = state.typed(values, place) {
        CellText.text(value).padding(.leading, gap)
          .onEdit(text) { $0.edit(values, place, $1) }
      } else {
        CellText.text(value).padding(.leading, gap)
      }
    } else {
      Text("·").foreground(.secondaryText).padding(.leading, gap)
    }
  }

  @NodeBuilder<Self>
  private func nothing(_ state: State) -> Node {
    if state.filterProblem != nil, state.grid?.problem != nil {
      EmptyState("The filter has failed", message: "Escape shows all rows.")
    } else if let problem = state.grid?.problem {
      Text(DisplayText.line("\(problem)")).foreground(.error).lineLimit(4).padding(horizontal: 1)
    } else if state.grid?.hasRead != true {
      Text("Reading…").foreground(.secondaryText).padding(horizontal: 1)
    } else if let filter = state.grid?.query.filter {
      EmptyState(
        filter.freeText.map { "No row has the text “\(DisplayText.line($0))”" }
          ?? "No row is like that",
        message: "Escape shows all rows.")
    } else {
      EmptyState("No rows", message: "n makes one.")
    }
  }

  @CommandBuilder<Self>
  private func rowCommands(_ state: State) -> [Command<Self>] {
    if let reference = state.reference {
      Command("Follow to \(DisplayText.line(reference.table))", id: "follow", key: "o") {
        $0.follow()
      }
    }
    if state.opensValue {
      // Enter edits the others where they are.
      Command("Open value…", id: "open-value", key: "enter") { $0.openValue() }
    }
    if state.isGenerated {
      Command("Edit", id: "edit-generated", key: "enter") { $0.tellGenerated() }
    }
    Command("Filter", key: "/") { $0.focus = .filter }
    Command("New row…", key: "n") { $0.beginRow() }
    Command("Set to NULL", key: "delete", isEnabled: state.row != nil) { state in
      guard let row = state.row, let place = state.columnPlace else { return }
      state.setNull(row, place)
    }
    Command("Delete row", key: "D", isEnabled: state.row != nil) { $0.deleteRow() }
    Command("Value…", key: "v", isEnabled: state.row != nil) { $0.openValue() }
    Command("Filter by value", key: "f", isEnabled: state.row != nil) { $0.filterByCell() }
    Command("Go to row…", key: "g") { state in
      (state.goal, state.isGoing) = ("", true)
    }
    Command("Copy value", key: "y", isEnabled: state.row != nil) { state, emit in
      if let place = state.columnPlace { state.copy(.value(place), &emit) }
    }
    if state.row != nil { copyCommands { $0.copy($1, &$2) } }
    if state.grid?.query.filter != nil {
      Command("All rows", key: "escape") { $0.clearFilter() }
    }
  }
}

/// A value as text: what is no text or number has a look of its own.
enum CellText {
  @MainActor
  static func text(_ cell: SQLCell, lines: Int = 1) -> Text {
    let text = Text(cell.shown).lineLimit(lines)
    return switch cell.value {
    case .null: text.foreground(.placeholder).italic()
    case .blob: text.foreground(.secondaryText)
    case .integer, .real, .bytes: text
    }
  }
}
