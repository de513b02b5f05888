public import RecurseTerminal

extension TerminalEmulator {
  /// Where a text starts, row by row; a row's places do not overlap.
  public func places(of text: String) -> [CellPoint] {
    guard !text.isEmpty else { return [] }
    var places: [CellPoint] = []
    for row in 0..<size.rows {
      let cells = (0..<size.columns).map { cell(row: row, column: $0).text }
      var line = cells.joined()[...]
      while let range = line.firstRange(of: text) {
        let before = cells.joined()[..<range.lowerBound].utf8.count
        places.append(CellPoint(column: column(of: before, in: cells), row: row))
        line = line[range.upperBound...]
      }
    }
    return places
  }

  /// The column in which a byte of a row's text stands.
  private func column(of byte: Int, in cells: [String]) -> Int {
    var bytes = 0
    for (column, cell) in cells.enumerated() {
      if bytes >= byte && !cell.isEmpty { return column }
      bytes += cell.utf8.count
    }
    return cells.count
  }

  /// Whether there are blanks, or the ends of the row, on both sides of a text.
  func standsAlone(_ text: String, at place: CellPoint) -> Bool {
    let end = place.column + width(of: text, at: place)
    let isBlankBefore =
      place.column == 0 || cell(row: place.row, column: place.column - 1).text == " "
    return isBlankBefore && (end >= size.columns || cell(row: place.row, column: end).text == " ")
  }

  func middle(of text: String, at place: CellPoint) -> CellPoint {
    CellPoint(column: place.column + width(of: text, at: place) / 2, row: place.row)
  }

  private func width(of text: String, at place: CellPoint) -> Int {
    var bytes = 0
    var column = place.column
    while bytes < text.utf8.count, column < size.columns {
      bytes += cell(row: place.row, column: column).text.utf8.count
      column += 1
    }
    while column < size.columns, cell(row: place.row, column: column).width == 0 { column += 1 }
    return column - place.column
  }
}
