import Recurse

/// A spreadsheet: what is typed in a cell is its text, and what depends on it follows.
struct Cells: Component {
  struct Row: Identifiable { let id: Int }

  struct State {
    var sheet = Sheet()
    var rows = (0..<Sheet.rowCount).map(Row.init)
    var row: Int? = 0
    var columns = TableColumns(cursor: "A")
  }

  var initialState: State { State() }

  func render(state: State) -> Node {
    Table(\.rows, selection: \.row, columns: \.columns) {
      TableColumn("#") { Text("\($0.id)").foreground(.secondaryText) }.width(3).selectionDisabled()
      for (index, letter) in Sheet.letters.enumerated() {
        TableColumn(letter) { cell(Sheet.Cell(column: index, row: $0.id), state.sheet) }.width(10)
      }
    }
  }

  private func cell(_ cell: Sheet.Cell, _ sheet: Sheet) -> Node {
    Text(sheet.shown(cell)).lineLimit(1).frame(maxWidth: .infinity)
      .onEdit(sheet[cell], startsByTyping: true) { $0.sheet[cell] = $1 }
      .onDelete { $0.sheet[cell] = "" }
  }
}
