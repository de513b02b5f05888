/// The lanes of a graph, commit by commit in the order of a log.
///
/// A lane leads from a commit to a parent that is still to come, and stays in its column until
/// then. Several children of a commit each have a lane to it; the second and further parents of a
/// merge share a lane that leads there already. A new lane takes the first free column.
///
/// ```swift
/// var graph = GitGraph()
/// let rows = commits.map { graph.append($0.id, parents: $0.parents) }
/// ```
package struct GitGraph: Sendable {
  private var lanes: [Lane?] = []
  private var nextColor = 0

  private struct Lane {
    var target: GitID
    var color: Int
  }

  package init() {}

  /// The columns that are in use below the last row.
  package var width: Int { lanes.count }

  /// Adds a commit and returns its row; O(columns).
  ///
  /// A parent that came before its child gets a lane that never ends, so the order of the log
  /// should be one with children first.
  package mutating func append(_ id: GitID, parents: [GitID]) -> GitGraphRow {
    let ending = lanes.indices.filter { lanes[$0]?.target == id }
    let column = ending.first ?? freeColumn(from: 0)
    let color = ending.first.flatMap { lanes[$0]?.color } ?? takeColor()
    var row = GitGraphRow(column: column, color: color)
    for place in ending {
      row.joins.append(.init(column: place, color: lanes[place]?.color ?? color))
      lanes[place] = nil
    }
    row.passes = lanes.indices.compactMap { place in
      lanes[place].map { GitGraphRow.Lane(column: place, color: $0.color) }
    }
    for (order, parent) in parents.enumerated() where !parents[..<order].contains(parent) {
      if order == 0 {
        row.branches.append(add(Lane(target: parent, color: color), at: column))
      } else if let place = lanes.firstIndex(where: { $0?.target == parent }),
        let lane = lanes[place]
      {
        row.branches.append(.init(column: place, color: lane.color))
      } else {
        let lane = Lane(target: parent, color: takeColor())
        // The column of a commit without children stays free beside its first parent's.
        row.branches.append(add(lane, at: freeColumn(from: column + 1)))
      }
    }
    while let last = lanes.last, last == nil { lanes.removeLast() }
    return row
  }

  private mutating func add(_ lane: Lane, at column: Int) -> GitGraphRow.Lane {
    while lanes.count <= column { lanes.append(nil) }
    lanes[column] = lane
    return .init(column: column, color: lane.color)
  }

  /// The first column without a lane: after a place if there is one, else before it.
  private func freeColumn(from start: Int) -> Int {
    lanes.indices.first { $0 >= start && lanes[$0] == nil } ?? max(lanes.count, start)
  }

  private mutating func takeColor() -> Int {
    defer { nextColor += 1 }
    return nextColor
  }
}
