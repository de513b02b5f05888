// §9.5: the positions of a line's children along the main axis.
extension LayoutEngine {
  func justify(_ range: Range<Int>, _ distribution: JustifyContent, _ container: FlexContainer) {
    guard !range.isEmpty else { return }
    var free = container.innerMain - container.mainGap * Double(range.count - 1)
    var autoMargins = 0
    for index in range {
      free -= items[index].outerMain
      if items[index].autoMargins.contains(.mainStart) { autoMargins += 1 }
      if items[index].autoMargins.contains(.mainEnd) { autoMargins += 1 }
    }
    if autoMargins > 0, free > 0 {
      assignToMargins(range, share: free / Double(autoMargins))
      free = 0
    }
    if distribution == .equalCenters, free > 0, range.count > 2 {
      return spreadCenters(range, free: free, container)
    }
    let spread = Spread(
      distribution, free: free, count: range.count, isReversed: container.mainIsReversed)
    var position = spread.before
    for index in range {
      items[index].mainStart = position + items[index].marginMainStart
      position += items[index].outerMain + container.mainGap + spread.between
    }
  }

  private func assignToMargins(_ range: Range<Int>, share: Double) {
    for index in range {
      if items[index].autoMargins.contains(.mainStart) { items[index].marginMainStart = share }
      if items[index].autoMargins.contains(.mainEnd) { items[index].marginMainEnd = share }
    }
  }
}
