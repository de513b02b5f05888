import Recurse

/// A spreadsheet: what is typed in a cell is its text, and what depends on it follows. A bar above
/// it has the formula of the cell under the cursor, and its value or what is wrong with it.
struct Cells: Component {
  struct Row: Identifiable { let id: Int }

  struct State {
    var sheet: Sheet
    var rows = (0..<Sheet.rowCount).map(Row.init)
    var row: Int? = 0
    var columns = TableColumns(cursor: "A")

    /// The cell under the cursor; `nil` where that is on a whole row.
    var cell: Sheet.Cell? {
      guard let row, let letter = columns.cursor, let column = Sheet.letters.firstIndex(of: letter)
      else { return nil }
      return Sheet.Cell(column: column, row: row)
    }
  }

  /// The sheet at the start.
  var sheet = Sheet()

  var initialState: State { State(sheet: sheet) }

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      WithEnvironment(\.windowSize.rows) { rows in
        if rows >= 10 { bar(state).padding(.bottom, rows >= 20 ? 1 : 0) }
      }
      GeometryReader { size in
        table(state, firstWidth: Self.firstWidth(in: size.columns))
          .frame(width: size.columns, height: size.rows)
      }
    }
  }

  /// The width of the first column, which takes what whole columns beside it leave: a number of
  /// which a part is cut says nothing.
  private static func firstWidth(in columns: Int) -> Int {
    // The bar of the cursor, the numbers of rows, the scrollbar, the gaps before it and the column.
    let room = columns - 1 - numberWidth - 3
    let (least, narrow, other) = (19, 12, columnWidth + 1)
    if room >= least + other { return least + (room - least) % other }
    return max(1, room >= narrow + other ? room - other : room)
  }

  private static let (numberWidth, columnWidth) = (3, 10)

  private func table(_ state: State, firstWidth: Int) -> Node {
    let (numbers, fractions) = (
      state.sheet.columnsWithNumbers, state.sheet.columnsWithFractions
    )
    return Table(\.rows, selection: \.row, columns: \.columns) {
      TableColumn("#") { Text("\($0.id + 1)").foreground(.secondaryText) }.width(Self.numberWidth)
        .selectionDisabled()
      for (index, letter) in Sheet.letters.enumerated() {
        TableColumn(letter) { row in
          cell(
            Sheet.Cell(column: index, row: row.id), state.sheet,
            hasFractions: fractions.contains(index))
        }
        .width(index == 0 ? firstWidth : Self.columnWidth)
        // A letter stands over the numbers of its column.
        .alignment(numbers.contains(index) ? .trailing : .leading)
      }
    }
    .accessibilityLabel("Cells")
  }

  private func bar(_ state: State) -> Node {
    HStack(spacing: 2) {
      if let cell = state.cell {
        Text(cell.name).bold().foreground(.accent).lineLimit(1).frame(width: 4)
        formula(of: cell, state.sheet)
      } else {
        Text(state.row.map { "Row \($0 + 1)" } ?? "No cell").bold().foreground(.accent).lineLimit(1)
        Text("→ goes to its cells").foreground(.secondaryText).lineLimit(1)
      }
    }
    .padding(horizontal: 1).frame(maxWidth: .infinity).background(.surface)
  }

  /// The text of a cell, and its value if that is another one, or the reason for which it has none.
  @NodeBuilder<Cells>
  private func formula(of cell: Sheet.Cell, _ sheet: Sheet) -> Node {
    let text = sheet[cell]
    if let reason = sheet.reason(cell) {
      Text("✗ \(reason)").foreground(.error).lineLimit(1)
    } else if text.isEmpty {
      Text("empty; type a number, a text, or = and a formula").foreground(.secondaryText)
        .lineLimit(1)
    } else {
      Text(text).lineLimit(1)
      if text.hasPrefix("=") {
        Text("=").foreground(.secondaryText).lineLimit(1)
        Text(sheet.shown(cell, places: 9)).bold().lineLimit(1)
      }
    }
  }

  private func cell(_ cell: Sheet.Cell, _ sheet: Sheet, hasFractions: Bool) -> Node {
    shown(cell, sheet, hasFractions: hasFractions).lineLimit(1)
      .frame(maxWidth: .infinity, alignment: alignment(cell, sheet, hasFractions: hasFractions))
      .onEdit(sheet[cell], startsByTyping: true) { $0.sheet[cell] = $1 }
      .onDelete { $0.sheet[cell] = "" }
  }

  /// Numbers stand at the right, and so do the titles of columns of money; other texts at the left.
  private func alignment(_ cell: Sheet.Cell, _ sheet: Sheet, hasFractions: Bool) -> Alignment {
    if hasFractions { return .trailing }
    return if case .success? = sheet.values[cell] { .trailing } else { .leading }
  }

  /// Numbers of a column with fractions have their points below each other.
  private func shown(_ cell: Sheet.Cell, _ sheet: Sheet, hasFractions: Bool) -> Text {
    let text = Text(sheet.shown(cell, isPadded: hasFractions))
    return switch sheet.values[cell] {
    case .failure?: text.foreground(.error)
    case .success(let number)?:
      // What is calculated is no number to be typed over.
      text.foreground(number < 0 ? .error : nil).bold(sheet[cell].hasPrefix("="))
    case nil: text.foreground(.secondaryText)
    }
  }
}
