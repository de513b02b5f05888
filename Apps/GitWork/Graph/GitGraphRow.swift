/// The row of a commit in a graph.
package struct GitGraphRow: Hashable, Sendable {
  /// The column of the commit, from 0.
  package var column: Int
  /// The color of the commit's lane, a number to take modulo the number of colors.
  package var color: Int
  /// The columns of lanes from above that end in the commit, with their colors.
  var joins: [Lane] = []
  /// The columns of lanes that go on below, with their colors.
  var passes: [Lane] = []
  /// The columns of lanes below that lead to parents, with their colors.
  var branches: [Lane] = []

  struct Lane: Hashable, Sendable {
    var column: Int
    var color: Int
  }
}

/// The drawing of a row in a column. The next column's cell joins it if `right` is set.
package struct GitGraphCell: Hashable, Sendable {
  package struct Arms: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let up = Arms(rawValue: 1)
    package static let down = Arms(rawValue: 2)
    package static let left = Arms(rawValue: 4)
    package static let right = Arms(rawValue: 8)
  }

  package var arms: Arms = []
  package var isCommit = false
  /// The color of the vertical arms, or of the commit.
  package var color = 0
  /// The color of the left arm.
  package var leftColor = 0
  /// The color of the right arm and of the room up to the next column.
  package var rightColor = 0
}

extension GitGraphRow {
  /// The cells from the first column to the last that is drawn; O(columns).
  package var cells: [GitGraphCell] {
    let last = (joins + passes + branches).map(\.column).max() ?? 0
    var cells = [GitGraphCell](repeating: GitGraphCell(), count: max(last, column) + 1)
    for lane in passes {
      cells[lane.column].arms = [.up, .down]
      cells[lane.column].color = lane.color
    }
    for lane in joins {
      cells[lane.column].arms.insert(.up)
      cells[lane.column].color = lane.color
    }
    for lane in branches {
      cells[lane.column].arms.insert(.down)
      cells[lane.column].color = lane.color
    }
    cells[column].isCommit = true
    cells[column].color = color
    // The farthest first, so that a line that ends nearer keeps its color to the commit.
    for lane in (joins + branches).sorted(by: { abs($0.column - column) > abs($1.column - column) })
    {
      for place in min(lane.column, column)..<max(lane.column, column) {
        cells[place].arms.insert(.right)
        cells[place].rightColor = lane.color
        cells[place + 1].arms.insert(.left)
        cells[place + 1].leftColor = lane.color
      }
    }
    return cells
  }
}
