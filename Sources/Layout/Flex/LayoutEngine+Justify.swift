// §9.5: where a line's children stand along the main axis.
extension LayoutEngine {
  func justify(_ range: Range<Int>, _ distribution: JustifyContent, _ box: FlexBox) {
    guard !range.isEmpty else { return }
    var free = box.innerMain - box.mainGap * Double(range.count - 1)
    var autoMargins = 0
    for index in range {
      free -= items[index].outerMain
      if items[index].autoMargins.contains(.mainStart) { autoMargins += 1 }
      if items[index].autoMargins.contains(.mainEnd) { autoMargins += 1 }
    }
    if autoMargins > 0, free > 0 {
      giveToMargins(range, share: free / Double(autoMargins))
      free = 0
    }
    if distribution == .equalCenters, free > 0, range.count > 2 {
      return spreadCenters(range, free: free, box)
    }
    let spread = Spread(
      distribution, free: free, count: range.count, isReversed: box.mainIsReversed)
    var position = spread.before
    for index in range {
      items[index].mainStart = position + items[index].marginMainStart
      position += items[index].outerMain + box.mainGap + spread.between
    }
  }

  private func giveToMargins(_ range: Range<Int>, share: Double) {
    for index in range {
      if items[index].autoMargins.contains(.mainStart) { items[index].marginMainStart = share }
      if items[index].autoMargins.contains(.mainEnd) { items[index].marginMainEnd = share }
    }
  }
}
