import DatabaseWork
import Recurse

// Filters that are made of a value: by it, or by the row to which it refers.
extension BrowserState {
  /// A filter for the rows that have a value in a column. If there is none, the reason is told.
  mutating func filter(by cell: SQLCell, in column: String) -> String? {
    let name = SQLName.quoted(column)
    guard cell.isWhole else {
      work.notice = "The value is too long to filter by it."
      return nil
    }
    switch cell.value {
    case .null: return "\(name) is null"
    case .blob:
      work.notice = "A filter has no blobs; SQL has."
      return nil
    case .bytes: return "\(name) = \(cell.value.literal)"
    case .integer, .real: return "\(name) = \(cell.words)"
    }
  }

  /// The table to which the column with the cursor refers.
  var reference: DatabaseTable.ForeignKey? {
    guard let table, let place = columnPlace else { return nil }
    let name = table.shown[place].name.lowercased()
    return table.foreignKeys.first { $0.column.lowercased() == name }
  }

  /// Shows the row to which the value under the cursor refers, with those that belong to its key.
  mutating func follow() {
    guard let row, let table, let reference else { return }
    let other = schema.tables.first { $0.name.lowercased() == reference.table.lowercased() }
    guard let other else {
      return work.notice = "There is no table “\(DisplayText.line(reference.table))”."
    }
    var conditions: [String] = []
    let keys = table.foreignKeys.filter { $0.number == reference.number }
    for (number, key) in keys.enumerated() {
      let place = table.shown.firstIndex { $0.name.lowercased() == key.column.lowercased() }
      let primary = other.primaryKey
      let target = key.target ?? (number < primary.count ? primary[number].name : nil)
      guard let place, place < row.cells.count, let target else { return }
      guard !row.cells[place].isNull else { return work.notice = "NULL refers to no row." }
      guard let text = filter(by: row.cells[place], in: target) else { return }
      conditions.append(text)
    }
    tree.selected = .table(other.name)
    showSelected(goes: true)
    // The table may be the one that is shown.
    filterText = conditions.joined(separator: " and ")
    applyFilter()
  }
}
