import DatabaseWork
import Recurse
import RecurseReaders

extension DatabaseBrowserApp {
  /// The columns of the table, its indexes and triggers, and the statements that made them; or the
  /// statements that made the whole database.
  @NodeBuilder<Self>
  func structurePage(_ state: State, _ size: CellSize) -> Node {
    if state.showsAllSQL {
      statements(state, of: "All statements", "\(state.allSQL.count) objects")
    } else if let table = state.table {
      VStack(alignment: .stretch) {
        heading(DisplayText.line(table.name), facts(table))
        if size.columns >= Self.widestAbove {
          HSplitView(\.sizes) {
            Pane("columns", min: 30) { columns(state) }
            Pane("statements", min: 30) { code(state).padding(horizontal: 1) }
          }
          .flex(grow: 1, shrink: 1)
        } else {
          // Below the rows there is room for the indicator of columns that are out of view.
          columns(state).frame(height: min(table.shown.count + 2, max(4, size.rows / 2)))
          Divider()
          code(state).padding(horizontal: 1)
        }
      }
      .commands { structureCommands(state) }
    } else {
      EmptyState("There are no tables")
    }
  }

  /// The columns of a window in which statements are beside the columns that they make.
  private static var widestAbove: Int { 150 }

  private func columns(_ state: State) -> Node {
    Table(\.structureRows, selection: \.structureRow) {
      TableColumn("Column", value: \.name).width(state.structureWidth(of: \.name) + 1)
      // Two cells are between a value and the next one: that of the table, and one here.
      TableColumn("Type", value: \.type).width(state.structureWidth(of: \.type) + 1)
      TableColumn("Key", value: \.key).width(4)
      TableColumn("Null", value: \.null).width(5)
      if state.structureRows.contains(where: { !$0.defaultValue.isEmpty }) {
        TableColumn("Default", value: \.defaultValue).width(min: 8)
      }
      if state.structureRows.contains(where: { !$0.reference.isEmpty }) {
        TableColumn("Refers to", value: \.reference).width(min: 6)
      }
    }
    .accessibilityLabel("Columns")
    .focused(\.focus, equals: .structure)
  }

  private func statements(_ state: State, of title: String, _ facts: String) -> Node {
    VStack(alignment: .stretch) {
      heading(title, facts)
      code(state).padding(horizontal: 1).focused(\.focus, equals: .structure)
    }
    .commands { structureCommands(state) }
  }

  private func code(_ state: State) -> Node {
    ScrollView { Code(DisplayText.lines(Array(state.structureSQL.utf8)), language: .sql) }
      .flex(grow: 1, shrink: 1)
  }

  private func heading(_ title: String, _ facts: String) -> Node {
    HStack(spacing: 2) {
      Text(title).bold().foreground(.accent)
      Text(facts).foreground(.secondaryText)
    }
    .lineLimit(1).padding(horizontal: 1).frame(maxWidth: .infinity).background(.surface)
  }

  @CommandBuilder<Self>
  private func structureCommands(_ state: State) -> [Command<Self>] {
    Command(state.showsAllSQL ? "Statements of the table" : "All statements", id: "all", key: "a") {
      $0.showsAllSQL.toggle()
    }
    Command("Copy statements", key: "y") { state, emit in
      let sql = state.structureSQL
      state.copy(sql, &emit)
    }
  }

  private func facts(_ table: DatabaseTable) -> String {
    var facts = [table.kind == .view ? "view" : table.kind == .table ? "table" : "virtual table"]
    if table.isWithoutRowID { facts.append("without rowid") }
    if table.isStrict { facts.append("strict") }
    facts.append("\(table.shown.count) columns")
    return facts.joined(separator: ", ")
  }
}

/// A column of the table, as a row.
package struct StructureRow: Identifiable, Hashable {
  package let id: Int
  let name: String
  let type: String
  let key: String
  let null: String
  let defaultValue: String
  let reference: String
}

extension BrowserState {
  var structureRows: [StructureRow] {
    guard let table else { return [] }
    return table.shown.enumerated().map { place, column in
      let reference = table.foreignKeys.first { $0.column == column.name }
      return StructureRow(
        id: place, name: DisplayText.line(column.name), type: DisplayText.line(column.type),
        key: column.keyPlace > 0 ? "\(column.keyPlace)" : "",
        null: table.hasNull(column) ? "yes" : "no",
        defaultValue: column.isGenerated
          ? "generated" : DisplayText.line(column.defaultValue ?? ""),
        reference: reference.map {
          DisplayText.line($0.table + ($0.target.map { "(\($0))" } ?? ""))
        } ?? "")
    }
  }

  /// The columns of the screen that the texts of a column need, up to a limit.
  func structureWidth(of text: KeyPath<StructureRow, String>) -> Int {
    min(32, max(6, structureRows.lazy.map { $0[keyPath: text].count }.max() ?? 0))
  }

  /// The statements that made the table, its indexes and its triggers; or all there are.
  var structureSQL: String {
    (showsAllSQL ? allSQL : tableSQL).map { StatementLayout.lines(of: $0) + ";" }
      .joined(separator: "\n\n")
  }

  /// What belongs to the table beside its columns, in words.
  var structureFacts: String {
    guard !showsAllSQL, let table else { return "" }
    func counted(_ count: Int, _ one: String, _ several: String) -> String {
      "\(NumberText.grouped(count)) \(count == 1 ? one : several)"
    }
    let others = schema.tables.filter { other in
      other.name != table.name
        && other.foreignKeys.contains { $0.table.lowercased() == table.name.lowercased() }
    }
    let (indexes, triggers) = (
      schema.indexes.filter { $0.table == table.name }.count,
      schema.triggers.filter { $0.table == table.name }.count
    )
    return [
      counted(indexes, "index", "indexes"), counted(triggers, "trigger", "triggers"),
      others.isEmpty
        ? nil
        : "referred to by " + others.map { DisplayText.line($0.name) }.joined(separator: ", "),
    ]
    .compactMap { $0 }.joined(separator: ", ")
  }

  private var tableSQL: [String] {
    guard let table else { return [] }
    let parts = (schema.indexes + schema.triggers).filter { $0.table == table.name }
    return ([table.sql] + parts.map(\.sql)).filter { !$0.isEmpty }
  }

  /// The statements that made tables, and then what belongs to them, and views.
  fileprivate var allSQL: [String] {
    let tables = schema.tables.filter { $0.kind == .table || $0.kind == .virtual }
    let views = schema.tables.filter { $0.kind == .view }
    let parts = schema.indexes + schema.triggers
    return (tables.map(\.sql) + parts.map(\.sql) + views.map(\.sql)).filter { !$0.isEmpty }
  }
}
