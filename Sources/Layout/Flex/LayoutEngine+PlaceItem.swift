extension LayoutEngine {
  /// From the container's axes to its border box: reversed axes count from their other end.
  func position(of item: FlexItem, _ box: FlexBox) -> (x: Double, y: Double) {
    let main =
      box.mainIsReversed ? box.innerMain - item.mainStart - item.main : item.mainStart
    let cross =
      box.crossIsReversed ? box.innerCross - item.crossStart - item.cross : item.crossStart
    let offset = item.node.style.offset(box)
    return (
      box.edges.left + (box.isRow ? main : cross) + offset.x,
      box.edges.top + (box.isRow ? cross : main) + offset.y
    )
  }

  func placeItem(_ index: Int, in node: LayoutNode, _ box: FlexBox) {
    let item = items[index]
    let place = position(of: item, box)
    let child = PlacedBox(
      x: place.x, y: place.y, width: box.isRow ? item.main : item.cross,
      height: box.isRow ? item.cross : item.main, heightIsDefinite: item.shareOfHeightMatters(box),
      basis: box.percentWidth)
    self.place(item.node, child)
  }
}

extension FlexItem {
  /// Whether the item's height is settled before what is inside it, so that shares of it have a
  /// meaning there (§9.8).
  func shareOfHeightMatters(_ box: FlexBox) -> Bool {
    heightIsDefinite || (box.isRow ? stretches : box.percentHeight.isDefinite)
  }
}

extension LayoutStyle {
  /// How far insets move a box that stays in the flow; start wins over end.
  func offset(_ box: FlexBox) -> (x: Double, y: Double) {
    func shift(_ start: LayoutLength, _ end: LayoutLength, _ basis: Double) -> Double {
      let fromStart = start.resolved(against: basis, otherwise: .indefinite)
      if fromStart.isDefinite { return fromStart }
      return -end.resolved(against: basis, otherwise: 0)
    }
    return (
      shift(inset.left, inset.right, box.percentWidth),
      shift(inset.top, inset.bottom, box.percentHeight)
    )
  }
}
