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
