// §9.6: the positions of children across their line.
extension LayoutEngine {
  func alignItems(_ line: FlexLine, _ container: FlexContainer) {
    for index in line.items {
      let item = items[index]
      let free = line.cross - item.outerCross
      let offset: Double
      if !item.autoMargins.isDisjoint(with: .cross) {
        offset = item.offsetOfAutoMargins(free, isReversed: container.crossIsReversed)
      } else {
        switch item.align {
        case .start, .stretch: offset = 0
        case .end: offset = free
        case .center: offset = free / 2
        case .safeCenter: offset = max(0, free / 2)
        case .baseline: offset = container.isRow ? line.ascent - item.ascent : 0
        }
      }
      items[index].crossStart = line.crossStart + item.marginCrossStart + offset
    }
  }
}

extension FlexItem {
  /// Auto margins share the free space; a child that is too large overflows to the right or bottom.
  func offsetOfAutoMargins(_ free: Double, isReversed: Bool) -> Double {
    guard free > 0 else { return isReversed ? free : 0 }
    if autoMargins.isSuperset(of: .cross) { return free / 2 }
    return autoMargins.contains(.crossStart) ? free : 0
  }
}

// §8.5: a container's baseline is that of a child in its first line.
extension LayoutEngine {
  func baseline(of node: LayoutNode, _ range: Range<Int>, _ container: FlexContainer) -> Double {
    guard let first = range.first, let leading = lines[first].items.first else {
      return container.height
    }
    var chosen = leading
    if container.isRow,
      let aligned = lines[first].items.first(where: { items[$0].align == .baseline })
    {
      chosen = aligned
    }
    return position(of: items[chosen], container).y + baseline(of: items[chosen], container)
  }
}
