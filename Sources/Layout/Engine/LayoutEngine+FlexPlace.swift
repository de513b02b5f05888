extension LayoutEngine {
  /// From the container's axes to its border box: reversed axes count from their other end.
  func position(of item: FlexItem, _ container: FlexContainer) -> (x: Double, y: Double) {
    let main =
      container.mainIsReversed ? container.innerMain - item.mainStart - item.main : item.mainStart
    let cross =
      container.crossIsReversed
      ? container.innerCross - item.crossStart - item.cross : item.crossStart
    let offset = item.node.style.offset(container)
    return (
      container.edges.left + (container.isRow ? main : cross) + offset.x,
      container.edges.top + (container.isRow ? cross : main) + offset.y
    )
  }

  func placeItem(_ index: Int, in node: LayoutNode, _ container: FlexContainer) {
    let item = items[index]
    let origin = position(of: item, container)
    let child = BorderBox(
      x: origin.x, y: origin.y, width: container.isRow ? item.main : item.cross,
      height: container.isRow ? item.cross : item.main,
      heightIsDefinite: item.resolvesPercentHeight(container),
      basis: container.percentWidth)
    self.place(item.node, child)
  }
}
