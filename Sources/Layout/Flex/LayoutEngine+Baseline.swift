// §8.5: a container's baseline is that of a child in its first line.
extension LayoutEngine {
  func baseline(of node: LayoutNode, _ range: Range<Int>, _ box: FlexBox) -> Double {
    guard let first = range.first, let leading = lines[first].items.first else { return box.height }
    var chosen = leading
    if box.isRow, let aligned = lines[first].items.first(where: { items[$0].align == .baseline }) {
      chosen = aligned
    }
    return position(of: items[chosen], box).y + baseline(of: items[chosen], box)
  }
}
