import RecurseCore

/// A table whose columns shrink to the room there is; its cells then have several lines.
struct MarkdownTableView: Component, Equatable {
  let table: MarkdownTable
  let marks: [String]

  func render(state: Void) -> Node {
    Grid(horizontalSpacing: 2) {
      GridRow {
        ForEach(table.header.indices, id: \.self) { column in
          cell(table.header[column].shown.marking(marks).bold(), column)
        }
      }
      Divider()
      ForEach(table.rows.indices, id: \.self) { row in
        GridRow {
          ForEach(table.rows[row].indices, id: \.self) { column in
            cell(table.rows[row][column].shown.marking(marks), column)
          }
        }
      }
    }
  }

  @NodeBuilder<Self>
  private func cell(_ text: Text, _ column: Int) -> Node {
    switch table.alignments[column] {
    case .natural, .left: text
    case .center: text.multilineTextAlignment(.center).gridColumnAlignment(.center)
    case .right: text.multilineTextAlignment(.trailing).gridColumnAlignment(.trailing)
    }
  }
}
