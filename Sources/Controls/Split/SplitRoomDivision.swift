/// The division of cells among panes.
enum SplitRoomDivision {
  typealias Wish = (least: Int, size: SplitSizes.Size)

  /// Returns the cells of panes, whose sum is the room.
  ///
  /// Panes with a number of cells have that number, and the last one the rest if no pane has a
  /// share. If there is too little room, they give way down to their minimums, the last one first.
  /// Shares divide the rest. The minimums of several panes have to fit.
  static func divide(_ room: Int, among panes: [Wish]) -> [Int] {
    guard panes.count > 1 else { return panes.map { _ in room } }
    var cells = panes.map { pane -> Int in
      guard case .cells(let count) = pane.size else { return pane.least }
      return max(pane.least, min(count, room))
    }
    var excess = cells.reduce(0, +) - room
    for index in panes.indices.reversed() where excess > 0 {
      let given = min(excess, cells[index] - panes[index].least)
      cells[index] -= given
      excess -= given
    }
    guard excess < 0 else { return cells }
    let sharing = panes.indices.filter { panes[$0].size.weight != nil }
    guard !sharing.isEmpty else {
      cells[cells.count - 1] -= excess
      return cells
    }
    let shares = share(
      sharing.reduce(-excess) { $0 + cells[$1] }, least: sharing.map { cells[$0] },
      weights: sharing.map { panes[$0].size.weight ?? 0 })
    for (index, count) in zip(sharing, shares) { cells[index] = count }
    return cells
  }

  /// Divides cells in proportion to weights, each part with a minimum, which fit together. What
  /// rounding leaves goes to the largest fractions, and of equal ones to the first.
  static func share(_ total: Int, least: [Int], weights: [Double]) -> [Int] {
    let isEven = weights.allSatisfy { $0 == 0 }
    func weight(_ index: Int) -> Double { isEven ? 1 : weights[index] }
    var open = Array(least.indices)
    var (rest, sum) = (Double(total), 0.0)
    // A part that is below its minimum has it, and the others divide what is left.
    while true {
      sum = open.reduce(0) { $0 + weight($1) }
      let small = open.filter { rest * weight($0) < Double(least[$0]) * sum }
      guard !small.isEmpty, small.count < open.count else { break }
      rest -= small.reduce(0) { $0 + Double(least[$1]) }
      open.removeAll { small.contains($0) }
    }
    var cells = least
    guard sum > 0 else { return cells }
    // A hundredth of a millionth is what the arithmetic leaves of nothing.
    let ideals = open.map { rest * weight($0) / sum + 1e-8 }
    for (index, ideal) in zip(open, ideals) { cells[index] = Int(ideal.rounded(.down)) }
    func fraction(_ place: Int) -> Int {
      Int(((ideals[place] - ideals[place].rounded(.down)) * 1e6).rounded())
    }
    let order = open.indices.sorted { (fraction($1), $0) < (fraction($0), $1) }
    let left = total - cells.reduce(0, +)
    for place in order.prefix(max(0, left)) { cells[open[place]] += 1 }
    return cells
  }
}

extension SplitSizes.Size {
  /// The weight of a share; `nil` for a number of cells.
  var weight: Double? {
    guard case .share(let share) = self else { return nil }
    // NaN is not greater than 0.
    return share > 0 ? min(share, 1e9) : 0
  }
}
