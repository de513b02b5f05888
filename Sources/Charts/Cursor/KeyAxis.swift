/// The axis along which a cursor moves, with the places where there is data.
///
/// Dots count in the direction of the axis, from the left or from the bottom.
struct KeyAxis {
  let grid: AxisGrid
  let marks: [MarkColumns]
  let isHorizontal: Bool

  init(_ plan: ChartPlan) {
    isHorizontal = plan.data.isHorizontal
    grid = isHorizontal ? plan.y.grid : plan.x.grid
    marks = plan.data.marks.filter { $0.kind != .rule }
  }

  func keys(of mark: MarkColumns) -> Column { isHorizontal ? mark.y : mark.x }

  private func isPlaced(_ row: Int, of mark: MarkColumns) -> Bool {
    (isHorizontal ? mark.x : mark.y).values[row].isFinite
  }

  /// Whether dots are in the order of the rows.
  private func isOrdered(_ mark: MarkColumns) -> Bool {
    keys(of: mark).isSorted && !grid.scale.isReversed
  }

  private func dot(_ row: Int, of mark: MarkColumns) -> Int? {
    grid.dot(of: keys(of: mark).values[row])
  }

  /// The value with data that is nearest to a coordinate, among those in some dots. Of two equally
  /// near it is the lesser one.
  ///
  /// - Complexity: O(log n) for data in order, else O(n).
  func nearest(to coordinate: Double, in dots: ClosedRange<Int>) -> Double? {
    var best: (distance: Double, value: Double)?
    for mark in marks {
      let values = keys(of: mark).values
      func look(at row: Int) -> Bool {
        guard isPlaced(row, of: mark), let dot = dot(row, of: mark), dots.contains(dot) else {
          return false
        }
        let distance = abs(grid.scale.coordinate(of: values[row]) - coordinate)
        if best.map({ (distance, values[row]) < $0 }) ?? true { best = (distance, values[row]) }
        return true
      }
      guard isOrdered(mark) else {
        for row in values.indices { _ = look(at: row) }
        continue
      }
      let rows = RowList(all: values.count)
      let start = rows.firstIndex { (dot($0, of: mark) ?? .min) >= dots.lowerBound }
      let end = rows.firstIndex { (dot($0, of: mark) ?? .min) > dots.upperBound }
      let middle = rows.firstIndex { grid.scale.coordinate(of: values[$0]) >= coordinate }
      let split = min(max(start, middle), end)
      _ = (split..<end).first(where: look)
      _ = (start..<split).last(where: look)
    }
    return best?.value
  }

  /// The first dot in sight after another that has data, or the last one before it.
  func dot(after dot: Int, forward: Bool) -> Int? {
    let dots = forward ? dot + 1...max(dot + 1, grid.dots - 1) : min(0, dot - 1)...dot - 1
    var best: Int?
    for mark in marks {
      func look(at row: Int) -> Bool {
        guard isPlaced(row, of: mark), let found = self.dot(row, of: mark), dots.contains(found),
          found >= 0, found < grid.dots
        else { return false }
        best = forward ? min(best ?? found, found) : max(best ?? found, found)
        return true
      }
      let count = keys(of: mark).values.count
      guard isOrdered(mark) else {
        for row in 0..<count { _ = look(at: row) }
        continue
      }
      let rows = RowList(all: count)
      if forward {
        let start = rows.firstIndex { (self.dot($0, of: mark) ?? .min) > dot }
        _ = (start..<count).first(where: look)
      } else {
        let end = rows.firstIndex { (self.dot($0, of: mark) ?? .min) >= dot }
        _ = (0..<end).last(where: look)
      }
    }
    return best
  }

  /// The rows of a mark at a value.
  func rows(at value: Double, of mark: MarkColumns) -> [Int] {
    let values = keys(of: mark).values
    guard keys(of: mark).isSorted else {
      return values.indices.filter { values[$0] == value && isPlaced($0, of: mark) }
    }
    let rows = RowList(all: values.count)
    let start = rows.firstIndex { values[$0] >= value }
    let end = rows.firstIndex { values[$0] > value }
    return (start..<end).filter { isPlaced($0, of: mark) }
  }
}
