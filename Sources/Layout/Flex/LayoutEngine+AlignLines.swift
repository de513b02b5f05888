// §9.6, packing lines: where a wrapping container's lines stand across its main axis.
extension LayoutEngine {
  func alignLines(_ range: Range<Int>, _ alignment: AlignContent, _ box: FlexBox) {
    guard box.wraps, !range.isEmpty, box.innerCross.isDefinite else { return }
    var free = box.innerCross - box.crossGap * Double(range.count - 1)
    for line in range { free -= lines[line].cross }

    if alignment == .stretch, free > 0 {
      for line in range { lines[line].cross += free / Double(range.count) }
      free = 0
    }
    let spread = Spread(
      alignment.distribution, free: free, count: range.count, isReversed: box.crossIsReversed)
    var position = spread.before
    for line in range {
      lines[line].crossStart = position
      position += lines[line].cross + box.crossGap + spread.between
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
