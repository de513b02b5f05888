// The sizes that cells request: first all widths, then the heights that follow from them.
extension LayoutEngine {
  /// Computes for each column the width that its cells request, widest or narrowest.
  func measureColumns(_ grid: GridShape, _ kind: MeasureQuery.Kind) {
    for column in grid.columns { tracks[column].requested = 0 }
    var widest = 1
    for cell in grid.cells {
      widest = max(widest, cells[cell].columnSpan)
      guard cells[cell].columnSpan == 1 else { continue }
      let width = width(of: cell, kind)
      let column = grid.columns(of: cells[cell]).lowerBound
      tracks[column].requested = max(tracks[column].requested, width)
      if cells[cell].fillsWidth, cells[cell].rowNode != nil { tracks[column].isFlexible = true }
    }
    // Cells of several columns request what those do not have yet, smaller spans first.
    forEachCell(of: grid, acrossUpTo: widest, \.columnSpan) { cell in
      widen(grid.columns(of: cells[cell]), to: width(of: cell, kind), gap: grid.columnGap)
    }
  }

  /// Visits the cells of several tracks, smaller spans first. O(n) for each span that occurs.
  private func forEachCell(
    of grid: GridShape, acrossUpTo most: Int, _ span: (GridCell) -> Int, _ body: (Int) -> Void
  ) {
    var requested = 2
    while requested <= most {
      var next = Int.max
      for cell in grid.cells {
        report.steps += 1
        let span = span(cells[cell])
        if span == requested { body(cell) } else if span > requested { next = min(next, span) }
      }
      requested = next
    }
  }

  private func width(of cell: Int, _ kind: MeasureQuery.Kind) -> Double {
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

  /// Gives every cell its width, and computes for each row the height that its cells request.
  func measureRows(of node: LayoutNode, _ grid: GridShape, _ container: FlexContainer) {
    var highest = 1
    for cell in grid.cells {
      cells[cell].item.main = widthInColumns(cell, of: node, grid)
      cells[cell].item.cross = naturalHeight(cell)
      highest = max(highest, cells[cell].rowSpan)
      let row = grid.rows(of: cells[cell]).lowerBound
      if alignment(of: cells[cell], in: node) == .baseline {
        let item = cells[cell].item
        cells[cell].item.ascent = item.marginCrossStart + baseline(of: item, container)
        tracks[row].ascent = max(tracks[row].ascent, cells[cell].item.ascent)
      }
    }
    for cell in grid.cells where cells[cell].rowSpan == 1 {
      let row = grid.rows(of: cells[cell]).lowerBound
      tracks[row].requested = max(tracks[row].requested, requiredHeight(cell, of: node, row))
      if cells[cell].fillsHeight { tracks[row].isFlexible = true }
    }
    forEachCell(of: grid, acrossUpTo: highest, \.rowSpan) { cell in
      let rows = grid.rows(of: cells[cell])
      widen(rows, to: requiredHeight(cell, of: node, rows.lowerBound), gap: grid.rowGap)
    }
  }

  private func requiredHeight(_ cell: Int, of node: LayoutNode, _ row: Int) -> Double {
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

  // MARK: - Alignment of cells

  func justification(of cell: GridCell, in node: LayoutNode, _ grid: GridShape) -> AlignItems {
    // A cell that is a row by itself is in no column, and is aligned in the whole grid.
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
