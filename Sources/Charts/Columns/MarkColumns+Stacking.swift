extension MarkColumns {
  /// Computes where each area and bar begins and ends on the axis of values.
  ///
  /// Rows with the same key and the same group are stacked in the order of their series. Positive
  /// bars go upward and negative ones downward; areas are plain sums.
  ///
  /// - Complexity: O(n) if the rows are in order by key and series, else O(n log n).
  mutating func stack(isHorizontal: Bool) {
    guard kind == .bar || kind == .area else { return }
    let keys = (isHorizontal ? y : x).values
    let values = (isHorizontal ? x : y).values
    upper = values
    guard start == nil else {
      lower = start?.values ?? []
      return
    }
    lower = values.map { $0.isFinite ? 0 : .nan }
    guard style.stacking != .unstacked, kind == .bar || !series.isEmpty || style.isNormalized
    else { return }
    let rows = stackingOrder(keys, values)
    var start = 0
    while start < rows.count {
      var end = start + 1
      while end < rows.count, isSameStack(rows[start], rows[end], keys) { end += 1 }
      stack(rows[start..<end], values)
      start = end
    }
  }

  private mutating func stack(_ rows: ArraySlice<Int32>, _ values: [Double]) {
    var scale = 1.0
    if style.isNormalized {
      let total = rows.reduce(0) { $0 + abs(values[Int($1)]) }
      scale = total > 0 ? 1 / total : 0
    }
    var (above, below) = (0.0, 0.0)
    for row in rows.lazy.map(Int.init) {
      let value = values[row] * scale
      if value < 0, kind == .bar {
        lower[row] = below
        below += value
        upper[row] = below
      } else {
        lower[row] = above
        above += value
        upper[row] = above
      }
    }
  }

  private func isSameStack(_ row: Int32, _ other: Int32, _ keys: [Double]) -> Bool {
    keys[Int(row)] == keys[Int(other)] && group(row) == group(other)
  }

  private func group(_ row: Int32) -> Int32 { groups.isEmpty ? 0 : groups[Int(row)] }

  /// The rows that have a place, by key, group, series, and row.
  private func stackingOrder(_ keys: [Double], _ values: [Double]) -> [Int32] {
    var rows: [Int32] = []
    rows.reserveCapacity(keys.count)
    for row in keys.indices where keys[row].isFinite && values[row].isFinite {
      rows.append(Int32(row))
    }
    let precedes = { (left: Int32, right: Int32) in
      let (first, second) = (Int(left), Int(right))
      if keys[first] != keys[second] { return keys[first] < keys[second] }
      if group(left) != group(right) { return group(left) < group(right) }
      if !series.isEmpty, series[first] != series[second] {
        return series[first] < series[second]
      }
      return left < right
    }
    if !zip(rows, rows.dropFirst()).allSatisfy({ precedes($0, $1) }) { rows.sort(by: precedes) }
    return rows
  }
}

extension MarkStyle {
  fileprivate var isNormalized: Bool { stacking == .normalized }
}
