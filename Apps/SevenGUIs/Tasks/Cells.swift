import Recurse

/// A spreadsheet: Enter or a double click edits a cell, and what depends on it follows.
struct Cells: Component {
  struct Row: Identifiable { let id: Int }

  struct State {
    var sheet = Sheet()
    var rows = (0...99).map(Row.init)
    var row: Int? = 0
    var columns = TableColumns()
    var edited: Sheet.Cell?
    var draft = ""
    var isEditing = false { didSet { if !isEditing { store() } } }

    mutating func edit(_ cell: Sheet.Cell) {
      draft = sheet[cell]
      (edited, isEditing) = (cell, true)
    }

    mutating func store() {
      guard let cell = edited else { return }
      edited = nil
      sheet[cell] = draft
    }
  }

  var initialState: State { State() }

  func render(state: State) -> Node {
    Table(\.rows, selection: \.row, columns: \.columns) {
      TableColumn("#") { Text("\($0.id)").foreground(.secondaryText) }.width(3)
      for (index, letter) in Sheet.letters.enumerated() {
        TableColumn(letter) { cell(Sheet.Cell(column: index, row: $0.id), state) }.width(10)
      }
    }
    .command("Edit", key: "enter") { state in
      guard let row = state.row, let letter = state.columns.cursor,
        let column = Sheet.letters.firstIndex(of: letter)
      else { return }
      state.edit(Sheet.Cell(column: column, row: row))
    }
  }

  @NodeBuilder<Self>
  private func cell(_ cell: Sheet.Cell, _ state: State) -> Node {
    if state.edited == cell {
      TextField("", text: \.draft).focused(\.isEditing)
        .onSubmit { $0.isEditing = false }
        .onKey(.escape) { state in
          state.edited = nil
          state.isEditing = false
        }
    } else {
      Text(state.sheet.shown(cell)).lineLimit(1)
        .frame(maxWidth: .infinity)
        .onTapGesture(count: 2) { $0.edit(cell) }
    }
  }
}
