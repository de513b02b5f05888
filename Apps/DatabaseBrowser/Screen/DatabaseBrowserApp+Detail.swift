import DatabaseWork
import Recurse

extension DatabaseBrowserApp {
  /// The values of the row with the cursor, below each other, with the types of their columns and
  /// the tables to which they refer.
  ///
  /// - Parameter isNarrow: whether a value is below the name of its column.
  func detail(_ state: State, isNarrow: Bool) -> Node {
    let titleWidth = min(24, state.titles.lazy.map(\.cellWidth).max() ?? 0)
    let noteWidth = min(24, state.detailNotes.lazy.map(\.width).max() ?? 0)
    return VStack(alignment: .stretch) {
      Text(state.cursor.map { "Row \($0 + 1)" } ?? "No row").bold().foreground(.accent)
        .lineLimit(1).padding(horizontal: 1).frame(maxWidth: .infinity).background(.surface)
      List(\.detailRows) { item in
        if isNarrow {
          VStack(alignment: .stretch) {
            HStack(spacing: 2) {
              title(item)
              note(item)
            }
            CellText.text(item.cell, lines: 3)
          }
          .padding(.bottom, 1)
        } else {
          HStack(spacing: 1) {
            title(item).frame(width: titleWidth)
            note(item).frame(width: noteWidth)
            CellText.text(item.cell).flex(grow: 1, shrink: 1, basis: 0)
          }
        }
      }
      .accessibilityLabel("Values")
      .padding(horizontal: 1)
      .focused(\.focus, equals: .detail)
    }
  }

  private func title(_ item: DetailRow) -> Text {
    Text(item.title).foreground(item.isCurrent ? .accent : .secondaryText).bold(item.isCurrent)
      .lineLimit(1)
  }

  private func note(_ item: DetailRow) -> Text {
    (Text(item.note.type).foreground(.info)
      + Text(item.note.reference).foreground(.secondaryText))
      .lineLimit(1)
  }
}

/// A value of the row with the cursor.
package struct DetailRow: Identifiable, Hashable {
  package let id: Int
  let title: String
  let cell: SQLCell
  let note: DetailNote
  let isCurrent: Bool
}

/// The type of a column, and the table to which it refers.
struct DetailNote: Hashable {
  let type: String
  let reference: String

  init(_ column: DatabaseColumn, in table: DatabaseTable) {
    let name = column.name.lowercased()
    type = DisplayText.line(column.type.lowercased())
    let key = table.foreignKeys.first { $0.column.lowercased() == name }
    reference = key.map { " → \(DisplayText.line($0.table))" } ?? ""
  }

  var width: Int { type.cellWidth + reference.cellWidth }
}

/// The place of the values of the row with the cursor.
enum DetailPlace {
  case beside, below
}

extension BrowserState {
  var detailRows: [DetailRow] {
    guard let row else { return [] }
    let (place, notes) = (columnPlace, detailNotes)
    return zip(titles, row.cells).enumerated().map { index, item in
      DetailRow(
        id: index, title: item.0, cell: item.1, note: notes[index], isCurrent: index == place)
    }
  }

  fileprivate var detailNotes: [DetailNote] {
    table.map { table in table.shown.map { DetailNote($0, in: table) } } ?? []
  }

  /// The columns of the rows beside the values of one of them: those that the table needs, and then
  /// those that the values leave.
  func rowColumns(in size: CellSize) -> Int {
    let room = room(in: size)
    let wanted = max(Self.leastRowColumns, tableWidth(of: .max))
    return max(min(wanted, room - Self.detailColumns), room - valueColumns)
  }

  /// The columns in which the values of a row are read, with their names and types.
  private var valueColumns: Int {
    let columns = zip(titles, detailNotes).enumerated().map { place, column in
      let value = widths.indices.contains(place) ? min(Self.mostValueColumns, widths[place]) : 0
      return max(column.0.cellWidth + 2 + column.1.width, value)
    }
    // Beside them there are the gutter, the scrollbar and the padding.
    return max(Self.detailColumns, (columns.max() ?? 0) + 4)
  }

  /// The columns of a value from which on it takes several rows.
  private static var mostValueColumns: Int { 48 }

  /// The columns that the rows and the values of one of them have together, without their divider.
  private func room(in size: CellSize) -> Int { size.columns - Self.treeColumns(in: size) - 2 }

  /// The columns of the table's pane in which the prompt of its filter can be read.
  private static var leastRowColumns: Int { 48 }

  /// The columns that the table needs to show all of its own, of which long ones may be cut.
  private func tableWidth(of longest: Int = ColumnWidth.most) -> Int {
    let digits = hidesNumbers ? -1 : max(2, "\(gridRows.count)".count)
    // A column has at least its title before rows are read. Beside the columns there are the gutter
    // and the scrollbar.
    let columns = titles.indices.map {
      widths.indices.contains($0) ? min(longest, widths[$0]) : titles[$0].count
    }
    return digits + columns.reduce(0) { $0 + $1 + 1 } + 4
  }

  /// The place where a row is shown below each other: never one that would cut the columns of the
  /// table; `nil` where there is no room.
  func detailPlace(in size: CellSize) -> DetailPlace? {
    guard size.columns >= 80 else { return nil }
    if room(in: size) - max(Self.leastRowColumns, tableWidth()) >= Self.detailColumns {
      return .beside
    }
    return size.rows >= 30 ? .below : nil
  }

  /// The sizes of panes, in which the rows have a number of columns unless a person has moved the
  /// divider beside them.
  subscript(rows columns: Int) -> SplitSizes {
    get {
      guard sizes["rows"] == nil else { return sizes }
      var sizes = sizes
      sizes["rows"] = .cells(columns)
      return sizes
    }
    set {
      let moved = newValue["rows"]
      sizes = newValue
      if moved == .cells(columns) { sizes["rows"] = nil }
    }
  }
}
