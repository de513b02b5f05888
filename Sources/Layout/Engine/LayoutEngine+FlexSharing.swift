// What stacks have beyond CSS: rules for a whole line that override its children's styles.
extension LayoutEngine {
  /// Sets the flex factors of a line's children by the rule.
  func share(_ range: Range<Int>, _ sharing: FlexSharing) {
    switch sharing {
    case .flex: break
    case .fill:
      guard let last = range.last, !range.contains(where: { items[$0].grow > 0 }) else { return }
      items[last].grow = 1
    case .equal:
      for index in range { items[index].assignShare(1) }
    case .proportional:
      var sum = 0.0
      for index in range { sum += items[index].main }
      for index in range {
        // Factors that add up to less than one would leave space.
        items[index].assignShare(
          sum > 0 ? items[index].main / sum * Double(range.count) : 1)
      }
    }
  }

  /// Makes each child as long as the longest, if the line is unbounded.
  func makeEqual(_ range: Range<Int>) {
    var largest = 0.0
    for index in range { largest = max(largest, items[index].main) }
    for index in range { items[index].main = largest }
  }

  /// Makes the distances between the centres of neighbours equal: pairs that would come too close
  /// are as far apart as the gap says, and the others share the rest.
  func spreadCenters(_ range: Range<Int>, free: Double, _ container: FlexContainer) {
    let steps = range.dropLast()
    func minimum(_ index: Int) -> Double {
      (items[index].outerMain + items[index + 1].outerMain) / 2 + container.mainGap
    }
    var remaining = free
    for index in steps { remaining += minimum(index) }
    var count = steps.count
    var distance = remaining / Double(count)
    // Each round removes the pairs that need more than their share, which makes the share smaller.
    var limit = Double.infinity
    while true {
      var taken = 0.0
      var wide = 0
      for index in steps where minimum(index) > distance && minimum(index) < limit {
        taken += minimum(index)
        wide += 1
      }
      guard wide > 0, wide < count else { break }
      limit = distance.nextUp
      remaining -= taken
      count -= wide
      distance = remaining / Double(count)
    }
    var center = items[range.lowerBound].outerMain / 2
    for index in range {
      items[index].mainStart =
        center - items[index].outerMain / 2 + items[index].marginMainStart
      if index + 1 < range.upperBound { center += max(distance, minimum(index)) }
    }
  }
}

extension FlexItem {
  /// A share of the line, whatever the item's limits are.
  fileprivate mutating func assignShare(_ share: Double) {
    grow = share
    base = 0
    main = 0
    minMain = 0
    maxMain = .infinity
  }
}
