import DatabaseWork
import Recurse
import RecurseReaders

extension DatabaseBrowserApp {
  /// The columns of the table, its indexes and triggers, and the statements that made them.
  @NodeBuilder<Self>
  func structurePage(_ state: State, _ size: CellSize) -> Node {
    if let table = state.table {
      VStack(alignment: .stretch) {
        HStack(spacing: 2) {
          Text(DisplayText.line(table.name)).bold().foreground(.accent)
          Text(facts(table)).foreground(.secondaryText)
        }
        .lineLimit(1).padding(horizontal: 1).frame(maxWidth: .infinity).background(.surface)
        Table(\.structureRows, selection: \.structureRow) {
          TableColumn("Column", value: \.name).width(min: state.structureWidth(of: \.name))
          TableColumn("Type", value: \.type).width(state.structureWidth(of: \.type))
          TableColumn("Key", value: \.key).width(4)
          TableColumn("Null", value: \.null).width(4)
          TableColumn("Default", value: \.defaultValue).width(min: 7)
          TableColumn("Refers to", value: \.reference).width(min: 6)
        }
        .accessibilityLabel("Columns")
        .focused(\.focus, equals: .structure)
        // Below the rows there is room for the indicator of columns that are out of view.
        .frame(height: min(table.shown.count + 2, max(4, size.rows / 2)))
        Divider()
        Code(state.structureSQL, language: .sql)
      }
    } else {
      EmptyState("There are no tables")
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
    min(20, max(6, structureRows.lazy.map { $0[keyPath: text].count }.max() ?? 0))
  }

  /// The statements that made the table, its indexes and its triggers.
  var structureSQL: String {
    guard let table else { return "" }
    let parts = (schema.indexes + schema.triggers).filter { $0.table == table.name }
    let statements = ([table.sql] + parts.map(\.sql)).filter { !$0.isEmpty }
    return DisplayText.lines(Array(statements.map { $0 + ";" }.joined(separator: "\n\n").utf8))
  }
}
