// A grid of rows whose columns stand below each other: SwiftUI's `Grid`, with the rows' spans that
// HTML's tables have.
//
//     collect cells ─▶ widths of columns ─▶ heights of rows ─▶ place rows and their cells
extension LayoutEngine {
  func gridWidth(of node: LayoutNode, _ box: FlexBox, _ kind: Question.Kind) -> Double {
    let scratch = (cells.count, tracks.count)
    defer { giveBack(scratch) }
    let grid = collectCells(of: node, box)
    measureColumns(grid, kind)
    let gaps = grid.columnGap * Double(max(0, grid.columns.count - 1))
    return sum(of: grid.columns) { $0.wanted } + gaps
  }

  func solveGrid(_ node: LayoutNode, _ box: FlexBox, for purpose: Purpose) -> Double {
    let scratch = (cells.count, tracks.count)
    defer { giveBack(scratch) }
    let grid = collectCells(of: node, box)
    measureColumns(grid, .widestWidth)
    sizeTracks(grid.columns, room: box.innerWidth, gap: grid.columnGap) {
      measureColumns(grid, .narrowestWidth)
      return true
    }
    measureRows(of: node, grid, box)
    sizeTracks(grid.rows, room: box.innerHeight, gap: grid.rowGap) { false }
    switch purpose {
    case .crossSize: return span(grid.rows)
    case .baseline: return baseline(of: grid, in: node, box)
    case .arrangement:
      placeRows(of: node, grid, box)
      for cell in grid.cells { placeCell(cell, of: node, grid, box) }
      placeChildrenOutOfFlow(of: node, box)
      return 0
    }
  }

  private func giveBack(_ scratch: (cells: Int, tracks: Int)) {
    cells.cut(to: scratch.cells)
    tracks.cut(to: scratch.tracks)
  }

  private func baseline(of grid: GridShape, in node: LayoutNode, _ box: FlexBox) -> Double {
    guard let first = grid.cells.first else { return box.height }
    return box.edges.top + offsetDown(first, of: node, grid)
      + baseline(of: cells[first].item, box)
  }

  /// A row is as wide as the columns together, and reaches to the end of its cells.
  private func placeRows(of node: LayoutNode, _ grid: GridShape, _ box: FlexBox) {
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
      let placed = PlacedBox(
        x: box.edges.left, y: box.edges.top + tracks[row].position, width: span(grid.columns),
        height: end - tracks[row].position, heightIsDefinite: false, basis: 0)
      place(child, placed)
      let edges = BoxEdges(of: child.style, basis: 0)
      let inside = FlexBox(
        child, edges, width: placed.width, height: placed.height, heightIsDefinite: false)
      placeChildrenOutOfFlow(of: child, inside)
    }
  }

  private func placeCell(_ cell: Int, of node: LayoutNode, _ grid: GridShape, _ box: FlexBox) {
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
      PlacedBox(
        x: isInRow ? across : box.edges.left + across,
        y: isInRow ? down - row : box.edges.top + down, width: item.main, height: item.cross,
        heightIsDefinite: item.heightIsDefinite, basis: 0))
  }

  /// Where the cell begins below the grid's first row; one that fills its rows takes their height.
  private func offsetDown(_ cell: Int, of node: LayoutNode, _ grid: GridShape) -> Double {
    let rows = grid.rows(of: cells[cell])
    let alignment = alignment(of: cells[cell], in: node)
    let room = span(rows)
    var item = cells[cell].item
    if alignment == .stretch || cells[cell].fillsHeight, !item.preferredCross.isDefinite {
      item.cross = item.clampCross(room - item.crossMargins)
      item.heightIsDefinite = true
      cells[cell].item = item
    }
    let offset =
      alignment == .baseline
      ? tracks[rows.lowerBound].ascent - item.ascent : alignment.offset(room - item.outerCross)
    return tracks[rows.lowerBound].position + item.marginCrossStart + offset
  }
}

extension AlignItems {
  /// How far a box stands from the start of what it leaves free.
  fileprivate func offset(_ free: Double) -> Double {
    switch self {
    case .start, .stretch, .baseline: 0
    case .center: (free / 2).rounded(.down)
    case .safeCenter: max(0, (free / 2).rounded(.down))
    case .end: free
    }
  }
}
