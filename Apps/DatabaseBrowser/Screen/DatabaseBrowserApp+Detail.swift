import DatabaseWork
import Recurse

extension DatabaseBrowserApp {
  /// The values of the row with the cursor, below each other, with the types of their columns and
  /// the tables to which they refer.
  ///
  /// - Parameter isNarrow: whether a value is below the name of its column.
  func detail(_ state: State, isNarrow: Bool) -> Node {
    let titleWidth = min(24, state.titles.lazy.map(\.cellWidth).max() ?? 0)
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
            CellText.text(item.cell).flex(grow: 1, shrink: 1, basis: 0)
            note(item)
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
    (Text(item.type).foreground(.info)
      + Text(item.reference.map { " → \($0)" } ?? "").foreground(.secondaryText))
      .lineLimit(1)
  }
}

/// A value of the row with the cursor.
package struct DetailRow: Identifiable, Hashable {
  package let id: Int
  let title: String
  let cell: SQLCell
  /// The type of the column, and the table to which it refers.
  let type: String
  let reference: String?
  let isCurrent: Bool
}

/// The place of the values of the row with the cursor.
enum DetailPlace {
  case beside, below
}

extension BrowserState {
  var detailRows: [DetailRow] {
    guard let row, let table else { return [] }
    let place = columnPlace
    return zip(titles, row.cells).enumerated().map { index, item in
      let column = table.shown[index]
      let name = column.name.lowercased()
      let reference = table.foreignKeys.first { $0.column.lowercased() == name }?.table
      return DetailRow(
        id: index, title: item.0, cell: item.1, type: DisplayText.line(column.type.lowercased()),
        reference: reference.map { DisplayText.line($0) }, isCurrent: index == place)
    }
  }

  /// Makes the pane of the rows as wide as they are, so that the values of a row are beside them,
  /// unless a person has moved the divider.
  mutating func fitRows() {
    guard sizes["rows"] == fittedRows else { return }
    fittedRows = .cells(max(Self.leastRowColumns, tableWidth(of: .max)))
    sizes["rows"] = fittedRows
  }

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
    if size.columns - Self.treeColumns(in: size) - 1 - max(Self.leastRowColumns, tableWidth())
      > Self.detailColumns
    {
      return .beside
    }
    return size.rows >= 30 ? .below : nil
  }
}
