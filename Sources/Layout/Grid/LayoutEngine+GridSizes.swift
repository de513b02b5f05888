// What the cells of a grid ask for: first all widths, then the heights that follow from them.
extension LayoutEngine {
  /// Notes for each column how wide its cells would like it, or how wide they need it.
  func measureColumns(_ grid: GridShape, _ kind: Question.Kind) {
    for column in grid.columns { tracks[column].wanted = 0 }
    var widest = 1
    for cell in grid.cells {
      widest = max(widest, cells[cell].columnSpan)
      guard cells[cell].columnSpan == 1 else { continue }
      let width = width(of: cell, kind)
      let column = grid.columns(of: cells[cell]).lowerBound
      tracks[column].wanted = max(tracks[column].wanted, width)
      if cells[cell].fillsWidth, cells[cell].rowNode != nil { tracks[column].isFlexible = true }
    }
    // Cells across several columns ask for what those do not have yet, smaller ones first.
    forEachCell(of: grid, acrossUpTo: widest, \.columnSpan) { cell in
      widen(grid.columns(of: cells[cell]), to: width(of: cell, kind), gap: grid.columnGap)
    }
  }

  /// Goes to the cells that lie across several tracks, smaller ones first. O(n) for each span that
  /// there is.
  private func forEachCell(
    of grid: GridShape, acrossUpTo most: Int, _ span: (GridCell) -> Int, _ body: (Int) -> Void
  ) {
    var wanted = 2
    while wanted <= most {
      var next = Int.max
      for cell in grid.cells {
        report.steps += 1
        let span = span(cells[cell])
        if span == wanted { body(cell) } else if span > wanted { next = min(next, span) }
      }
      wanted = next
    }
  }

  private func width(of cell: Int, _ kind: Question.Kind) -> Double {
    let item = cells[cell].item
    let width: Double
    if item.preferredMain.isDefinite {
      width = item.preferredMain
    } else if kind == .widestWidth {
      width = widestWidth(item.node, height: item.preferredCross, basis: 0)
    } else {
      width = narrowestWidth(item.node, height: item.preferredCross, basis: 0)
    }
    return item.clampMain(width) + item.mainMargins
  }

  /// Gives every cell its width, and notes for each row how high its cells need it.
  func measureRows(of node: LayoutNode, _ grid: GridShape, _ box: FlexBox) {
    var highest = 1
    for cell in grid.cells {
      cells[cell].item.main = widthInColumns(cell, of: node, grid)
      cells[cell].item.cross = naturalHeight(cell)
      highest = max(highest, cells[cell].rowSpan)
      let row = grid.rows(of: cells[cell]).lowerBound
      if alignment(of: cells[cell], in: node) == .baseline {
        let item = cells[cell].item
        cells[cell].item.ascent = item.marginCrossStart + baseline(of: item, box)
        tracks[row].ascent = max(tracks[row].ascent, cells[cell].item.ascent)
      }
    }
    for cell in grid.cells where cells[cell].rowSpan == 1 {
      let row = grid.rows(of: cells[cell]).lowerBound
      tracks[row].wanted = max(tracks[row].wanted, needOfHeight(cell, of: node, row))
      if cells[cell].fillsHeight { tracks[row].isFlexible = true }
    }
    forEachCell(of: grid, acrossUpTo: highest, \.rowSpan) { cell in
      let rows = grid.rows(of: cells[cell])
      widen(rows, to: needOfHeight(cell, of: node, rows.lowerBound), gap: grid.rowGap)
    }
  }

  private func needOfHeight(_ cell: Int, of node: LayoutNode, _ row: Int) -> Double {
    let isOnBaseline = alignment(of: cells[cell], in: node) == .baseline
    let drop = isOnBaseline ? tracks[row].ascent - cells[cell].item.ascent : 0
    return cells[cell].item.outerCross + drop
  }

  private func widthInColumns(_ cell: Int, of node: LayoutNode, _ grid: GridShape) -> Double {
    let item = cells[cell].item
    if item.preferredMain.isDefinite { return item.clampMain(item.preferredMain) }
    let available = max(0, span(grid.columns(of: cells[cell])) - item.mainMargins)
    if cells[cell].fillsWidth || justification(of: cells[cell], in: node, grid) == .stretch {
      return item.clampMain(available)
    }
    return item.clampMain(
      fittingWidth(item.node, available: available, height: item.preferredCross, basis: 0))
  }

  private func naturalHeight(_ cell: Int) -> Double {
    let item = cells[cell].item
    if item.preferredCross.isDefinite { return item.clampCross(item.preferredCross) }
    return item.clampCross(contentHeight(item.node, width: item.main, basis: 0))
  }

  /// From the first track's start to the last one's end.
  func span(_ range: Range<Int>) -> Double {
    range.isEmpty ? 0 : tracks[range.upperBound - 1].end - tracks[range.lowerBound].position
  }

  // MARK: - Where cells stand in their part of the grid

  func justification(of cell: GridCell, in node: LayoutNode, _ grid: GridShape) -> AlignItems {
    // What is a row by itself is in no column, and stands across the grid as it would in a column.
    let own =
      cell.rowNode == nil
      ? cell.item.node.style.alignSelf
      : tracks[grid.columns.lowerBound + cell.column].alignment
    return LayoutStyle.alignment(own, otherwise: node.style.justifyItems)
  }

  func alignment(of cell: GridCell, in node: LayoutNode) -> AlignItems {
    guard let row = cell.rowNode else { return node.style.alignItems }
    let inRow = LayoutStyle.alignment(row.style.alignSelf, otherwise: node.style.alignItems)
    return LayoutStyle.alignment(cell.item.node.style.alignSelf, otherwise: inRow)
  }
}
