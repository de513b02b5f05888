// The rows and columns of each cell: row by row, from the first column that is free.
extension LayoutEngine {
  func collectCells(of node: LayoutNode, _ container: FlexContainer) -> GridShape {
    // Each cell has its part of the grid alone, as a layer has its container; percentages of it
    // have no meaning before it is known.
    var own = container
    own.isLayers = true
    own.percentWidth = .indefinite
    own.percentHeight = .indefinite
    let firstCell = cells.count
    let firstTrack = tracks.count
    var row = 0
    var firstOpen = firstCell
    for child in node.children where child.isInFlow {
      if child.style.display == .gridRow {
        collectRow(child, row, firstTrack, own)
      } else {
        clampRowSpans(above: row, from: firstOpen)
        firstOpen = cells.count
        for track in firstTrack..<tracks.count { tracks[track].freeFrom = row }
        cells.append(
          GridCell(
            item: item(for: child, in: node, own), rowNode: nil, row: row, column: 0, rowSpan: 1,
            columnSpan: 0))
      }
      row += 1
    }
    if row > 0, tracks.count == firstTrack { tracks.append(GridTrack()) }
    let columns = firstTrack..<tracks.count
    clampRowSpans(above: row, from: firstOpen)
    for cell in firstCell..<cells.count where cells[cell].columnSpan == 0 {
      cells[cell].columnSpan = columns.count
    }
    for _ in 0..<row { tracks.append(GridTrack()) }
    return GridShape(
      cells: firstCell..<cells.count, columns: columns, rows: columns.upperBound..<tracks.count,
      columnGap: container.mainGap, rowGap: container.crossGap)
  }

  private func collectRow(
    _ rowNode: LayoutNode, _ row: Int, _ firstTrack: Int, _ container: FlexContainer
  ) {
    var column = 0
    for child in rowNode.children where child.isInFlow {
      let columnSpan = max(1, Int(child.style.gridColumnSpan))
      let rowSpan = max(1, Int(child.style.gridRowSpan))
      column = freeColumn(from: column, columnSpan, row, firstTrack)
      while tracks.count < firstTrack + column + columnSpan { tracks.append(GridTrack()) }
      for track in (firstTrack + column)..<(firstTrack + column + columnSpan) {
        tracks[track].freeFrom = row + rowSpan
      }
      let first = firstTrack + column
      if tracks[first].alignment == .auto {
        tracks[first].alignment = child.style.gridColumnAlignment
      }
      cells.append(
        GridCell(
          item: item(for: child, in: rowNode, container), rowNode: rowNode, row: row,
          column: column,
          rowSpan: rowSpan, columnSpan: columnSpan))
      column += columnSpan
    }
  }

  /// The first column from which on enough columns are free in a row.
  private func freeColumn(from start: Int, _ span: Int, _ row: Int, _ firstTrack: Int) -> Int {
    var column = start
    var next = start
    while next < column + span, firstTrack + next < tracks.count {
      next += 1
      if tracks[firstTrack + next - 1].freeFrom > row { column = next }
    }
    return column
  }

  /// Ends cells of several rows with the grid, or above a row that spans all columns.
  private func clampRowSpans(above row: Int, from firstCell: Int) {
    for cell in firstCell..<cells.count {
      report.steps += 1
      guard cells[cell].row + cells[cell].rowSpan > row else { continue }
      cells[cell].rowSpan = max(1, row - cells[cell].row)
    }
  }
}
