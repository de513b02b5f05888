// What stacks have beyond CSS: rules for a whole line that stand above what its children say.
extension LayoutEngine {
  /// Gives a line's children the factors that share its room by the rule.
  func share(_ range: Range<Int>, _ sharing: FlexSharing) {
    switch sharing {
    case .flex: break
    case .fill:
      guard let last = range.last, !range.contains(where: { items[$0].grow > 0 }) else { return }
      items[last].grow = 1
    case .equal:
      for index in range { items[index].takeShare(1) }
    case .proportional:
      var sum = 0.0
      for index in range { sum += items[index].main }
      for index in range {
        // Factors that add up to less than one would leave room.
        items[index].takeShare(
          sum > 0 ? items[index].main / sum * Double(range.count) : 1)
      }
    }
  }

  /// Makes each as large as the largest, where nothing says how much room there is.
  func makeEqual(_ range: Range<Int>) {
    var largest = 0.0
    for index in range { largest = max(largest, items[index].main) }
    for index in range { items[index].main = largest }
  }

  /// Puts the middles of neighbours equally far apart: those that would come too near to each
  /// other stand as far apart as the gap says, and the others share what that leaves.
  func spreadCenters(_ range: Range<Int>, free: Double, _ box: FlexBox) {
    let steps = range.dropLast()
    func least(_ index: Int) -> Double {
      (items[index].outerMain + items[index + 1].outerMain) / 2 + box.mainGap
    }
    var left = free
    for index in steps { left += least(index) }
    var count = steps.count
    var distance = left / Double(count)
    // Each round takes out the pairs that need more than their share; the share then shrinks.
    var limit = Double.infinity
    while true {
      var taken = 0.0
      var wide = 0
      for index in steps where least(index) > distance && least(index) < limit {
        taken += least(index)
        wide += 1
      }
      guard wide > 0, wide < count else { break }
      limit = distance.nextUp
      left -= taken
      count -= wide
      distance = left / Double(count)
    }
    var middle = items[range.lowerBound].outerMain / 2
    for index in range {
      items[index].mainStart =
        middle - items[index].outerMain / 2 + items[index].marginMainStart
      if index + 1 < range.upperBound { middle += max(distance, least(index)) }
    }
  }
}

extension FlexItem {
  /// The room that the item is to have, whatever it would like or needs.
  fileprivate mutating func takeShare(_ share: Double) {
    grow = share
    base = 0
    main = 0
    minMain = 0
    maxMain = .infinity
  }
}
