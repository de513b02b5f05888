// A grid of rows with shared columns: SwiftUI's `Grid`, with the row spans of HTML's tables.
//
//     collect cells ─▶ widths of columns ─▶ heights of rows ─▶ place rows and their cells
extension LayoutEngine {
  func gridWidth(of node: LayoutNode, _ container: FlexContainer, _ kind: MeasureQuery.Kind)
    -> Double
  {
    let scratch = (cells.count, tracks.count)
    defer { popScratch(scratch) }
    let grid = collectCells(of: node, container)
    measureColumns(grid, kind)
    let gaps = grid.columnGap * Double(max(0, grid.columns.count - 1))
    return sum(of: grid.columns) { $0.requested } + gaps
  }

  func solveGrid(_ node: LayoutNode, _ container: FlexContainer, for purpose: Purpose) -> Double {
    let scratch = (cells.count, tracks.count)
    defer { popScratch(scratch) }
    let grid = collectCells(of: node, container)
    measureColumns(grid, .widestWidth)
    sizeTracks(grid.columns, space: container.innerWidth, gap: grid.columnGap) {
      measureColumns(grid, .narrowestWidth)
      return true
    }
    measureRows(of: node, grid, container)
    sizeTracks(grid.rows, space: container.innerHeight, gap: grid.rowGap) { false }
    switch purpose {
    case .crossSize: return span(grid.rows)
    case .baseline: return baseline(of: grid, in: node, container)
    case .arrangement:
      placeRows(of: node, grid, container)
      for cell in grid.cells { placeCell(cell, of: node, grid, container) }
      placeChildrenOutOfFlow(of: node, container)
      return 0
    }
  }

  private func popScratch(_ scratch: (cells: Int, tracks: Int)) {
    cells.truncate(to: scratch.cells)
    tracks.truncate(to: scratch.tracks)
  }

  private func baseline(of grid: GridShape, in node: LayoutNode, _ container: FlexContainer)
    -> Double
  {
    guard let first = grid.cells.first else { return container.height }
    return container.edges.top + offsetDown(first, of: node, grid)
      + baseline(of: cells[first].item, container)
  }

  /// A row is as wide as all columns, and ends with the last of its cells.
  private func placeRows(of node: LayoutNode, _ grid: GridShape, _ container: FlexContainer) {
    var row = grid.rows.lowerBound
    // Cells were collected row by row.
    var cell = grid.cells.lowerBound
    for child in node.children where child.isInFlow {
      defer { row += 1 }
      guard child.style.display == .gridRow else {
        cell += 1
        continue
      }
      var end = tracks[row].end
      while cell < grid.cells.upperBound, cells[cell].rowNode === child {
        report.steps += 1
        end = max(end, tracks[grid.rows(of: cells[cell]).upperBound - 1].end)
        cell += 1
      }
      let borderBox = BorderBox(
        x: container.edges.left, y: container.edges.top + tracks[row].position,
        width: span(grid.columns),
        height: end - tracks[row].position, heightIsDefinite: false, basis: 0)
      place(child, borderBox)
      let edges = BoxEdges(of: child.style, basis: 0)
      let inside = FlexContainer(
        child, edges, width: borderBox.width, height: borderBox.height, heightIsDefinite: false)
      placeChildrenOutOfFlow(of: child, inside)
    }
  }

  private func placeCell(
    _ cell: Int, of node: LayoutNode, _ grid: GridShape, _ container: FlexContainer
  ) {
    let columns = grid.columns(of: cells[cell])
    let down = offsetDown(cell, of: node, grid)
    let item = cells[cell].item
    let free = span(columns) - item.outerMain
    let across =
      tracks[columns.lowerBound].position + item.marginMainStart
      + justification(of: cells[cell], in: node, grid).offset(free)
    let isInRow = cells[cell].rowNode != nil
    let row = tracks[grid.rows.lowerBound + cells[cell].row].position
    place(
      item.node,
      BorderBox(
        x: isInRow ? across : container.edges.left + across,
        y: isInRow ? down - row : container.edges.top + down, width: item.main, height: item.cross,
        heightIsDefinite: item.heightIsDefinite, basis: 0))
  }

  /// The cell's offset from the first row; a cell that fills its rows gets their height.
  private func offsetDown(_ cell: Int, of node: LayoutNode, _ grid: GridShape) -> Double {
    let rows = grid.rows(of: cells[cell])
    let alignment = alignment(of: cells[cell], in: node)
    let available = span(rows)
    var item = cells[cell].item
    if alignment == .stretch || cells[cell].fillsHeight, !item.preferredCross.isDefinite {
      item.cross = item.clampCross(available - item.crossMargins)
      item.heightIsDefinite = true
      cells[cell].item = item
    }
    let offset =
      alignment == .baseline
      ? tracks[rows.lowerBound].ascent - item.ascent : alignment.offset(available - item.outerCross)
    return tracks[rows.lowerBound].position + item.marginCrossStart + offset
  }
}

extension AlignItems {
  /// The offset of a box from the start of its space, for the space that it leaves free.
  fileprivate func offset(_ free: Double) -> Double {
    switch self {
    case .start, .stretch, .baseline: 0
    case .center: (free / 2).rounded(.down)
    case .safeCenter: max(0, (free / 2).rounded(.down))
    case .end: free
    }
  }
}
