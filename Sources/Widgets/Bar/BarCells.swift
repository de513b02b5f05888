/// The segments in the cells of a bar.
struct BarCells: Equatable {
  /// The numbers of the segments to which the two halves of a cell belong; `nil` if a half is not
  /// filled.
  struct Cell: Equatable {
    var left: Int?
    var right: Int?

    var isHalf: Bool { left != right }
  }

  private(set) var cells: [Cell]
  /// The cells that belong to each segment alone.
  private(set) var wholes: [Range<Int>] = []

  /// - Parameter ends: the half cell at which each segment ends, in ascending order.
  init(ends: [Int], columns: Int) {
    cells = [Cell](repeating: Cell(), count: columns)
    var start = 0
    for (index, end) in ends.enumerated() {
      for half in start..<end {
        if half % 2 == 0 {
          cells[half / 2].left = index
        } else {
          cells[half / 2].right = index
        }
      }
      let first = (start + 1) / 2
      wholes.append(first..<max(first, end / 2))
      start = end
    }
  }

  /// The adjacent cells that are alike.
  var runs: [(columns: Range<Int>, cell: Cell)] {
    var runs: [(columns: Range<Int>, cell: Cell)] = []
    for (column, cell) in cells.enumerated() {
      if let last = runs.last, last.cell == cell {
        runs[runs.count - 1].columns = last.columns.lowerBound..<column + 1
      } else {
        runs.append((column..<column + 1, cell))
      }
    }
    return runs
  }
}
