/// Facts that follow from a mark's columns. Each frame reads them, so they are found once.
struct MarkFacts: Equatable, Sendable {
  /// The number of rows without a finite place.
  var ignoredCount = 0
  /// The numbers of rows with a finite place that a logarithmic axis leaves out: a horizontal one,
  /// a vertical one, and two of them.
  private(set) var notPositiveX = 0
  private(set) var notPositiveY = 0
  private(set) var notPositive = 0
  /// The least distances of two neighbors on linear axes.
  var xSpacing = 1.0
  var ySpacing = 1.0
  /// The highest and lowest places of lines, in the order of their series.
  var upper: RangeExtremes?
  var lower: RangeExtremes?

  /// The number of rows that logarithmic axes leave out.
  func omittedCount(isXLogarithmic: Bool, isYLogarithmic: Bool) -> Int {
    switch (isXLogarithmic, isYLogarithmic) {
    case (true, true): notPositive
    case (true, false): notPositiveX
    case (false, true): notPositiveY
    case (false, false): 0
    }
  }

  /// Counts a row.
  fileprivate mutating func count(x: Double, y: Double) {
    guard x.isFinite, y.isFinite else {
      ignoredCount += 1
      return
    }
    if x <= 0 { notPositiveX += 1 }
    if y <= 0 { notPositiveY += 1 }
    if x <= 0 || y <= 0 { notPositive += 1 }
  }
}

extension MarkColumns {
  /// A line of fewer rows is read as a whole.
  private static let leastReduced = 1_024

  /// - Complexity: O(n).
  func findFacts(isHorizontal: Bool) -> MarkFacts {
    var facts = MarkFacts()
    let (xs, ys) = (x.values, y.values)
    if kind == .rule {
      // A rule has one place, and any on the other axis.
      for value in xs { facts.count(x: value, y: 1) }
      for value in ys { facts.count(x: 1, y: value) }
      return facts
    }
    for row in xs.indices { facts.count(x: xs[row], y: ys[row]) }
    if kind == .bar || kind == .rectangle {
      let scale = Scale(lower: 0, upper: 1)
      facts.xSpacing = measuredSpacing(ofX: true, on: scale)
      facts.ySpacing = measuredSpacing(ofX: false, on: scale)
    }
    guard x.isSorted, xs.count >= Self.leastReduced else { return facts }
    if kind == .line { facts.upper = extremes(of: ys) }
    if kind == .area {
      facts.upper = extremes(of: upper, with: lower)
      facts.lower = extremes(of: lower, with: upper)
    }
    return facts
  }

  private func extremes(of values: [Double], with others: [Double] = []) -> RangeExtremes {
    RangeExtremes(count: values.count) { place in
      let row = order.isEmpty ? place : Int(order[place])
      return others.isEmpty || others[row].isFinite ? values[row] : .nan
    }
  }
}
