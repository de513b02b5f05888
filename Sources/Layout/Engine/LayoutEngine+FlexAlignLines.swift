// §9.6, packing lines: the positions of a wrapping container's lines along its cross axis.
extension LayoutEngine {
  func alignLines(_ range: Range<Int>, _ alignment: AlignContent, _ container: FlexContainer) {
    guard container.wraps, !range.isEmpty, container.innerCross.isDefinite else { return }
    var free = container.innerCross - container.crossGap * Double(range.count - 1)
    for line in range { free -= lines[line].cross }

    if alignment == .stretch, free > 0 {
      for line in range { lines[line].cross += free / Double(range.count) }
      free = 0
    }
    let spread = Spread(
      alignment.distribution, free: free, count: range.count, isReversed: container.crossIsReversed)
    var position = spread.before
    for line in range {
      lines[line].crossStart = position
      position += lines[line].cross + container.crossGap + spread.between
    }
  }
}

extension AlignContent {
  fileprivate var distribution: JustifyContent {
    switch self {
    case .start, .stretch: .start
    case .end: .end
    case .center: .center
    case .spaceBetween: .spaceBetween
    case .spaceAround: .spaceAround
    case .spaceEvenly: .spaceEvenly
    }
  }
}
