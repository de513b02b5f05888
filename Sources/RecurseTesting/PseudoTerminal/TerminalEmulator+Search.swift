public import RecurseTerminal

extension TerminalEmulator {
  /// Returns the cells in which a text starts, row by row. Occurrences in a row do not overlap.
  public func occurrences(of text: String) -> [CellPoint] {
    guard !text.isEmpty else { return [] }
    var occurrences: [CellPoint] = []
    for row in 0..<size.rows {
      let cells = (0..<size.columns).map { cell(row: row, column: $0).text }
      var line = cells.joined()[...]
      while let range = line.firstRange(of: text) {
        let before = cells.joined()[..<range.lowerBound].utf8.count
        occurrences.append(CellPoint(column: column(of: before, in: cells), row: row))
        line = line[range.upperBound...]
      }
    }
    return occurrences
  }

  /// Returns the column of a byte of a row's text.
  private func column(of byte: Int, in cells: [String]) -> Int {
    var bytes = 0
    for (column, cell) in cells.enumerated() {
      if bytes >= byte && !cell.isEmpty { return column }
      bytes += cell.utf8.count
    }
    return cells.count
  }

  /// Returns whether a text has a blank or the end of the row on both sides.
  func isBetweenBlanks(_ text: String, at point: CellPoint) -> Bool {
    let end = point.column + width(of: text, at: point)
    let isBlankBefore =
      point.column == 0 || cell(row: point.row, column: point.column - 1).text == " "
    return isBlankBefore && (end >= size.columns || cell(row: point.row, column: end).text == " ")
  }

  func middle(of text: String, at point: CellPoint) -> CellPoint {
    CellPoint(column: point.column + width(of: text, at: point) / 2, row: point.row)
  }

  private func width(of text: String, at point: CellPoint) -> Int {
    var bytes = 0
    var column = point.column
    while bytes < text.utf8.count, column < size.columns {
      bytes += cell(row: point.row, column: column).text.utf8.count
      column += 1
    }
    while column < size.columns, cell(row: point.row, column: column).width == 0 { column += 1 }
    return column - point.column
  }
}
