// Where layers differ from a row: each has the container's whole width to itself, as in a grid of
// one cell (CSS Grid Layout, §6.2 and §11).
extension LayoutEngine {
  func layerWidth(_ index: Int, _ box: FlexBox) -> Double {
    if items[index].preferredMain.isDefinite { return items[index].preferredMain }
    let available = max(0, box.innerMain - items[index].mainMargins)
    if items[index].fillsContainer || items[index].fillsMain { return available }
    let height = items[index].knownCross(box)
    if height.isDefinite, items[index].ratio > 0 { return height * items[index].ratio }
    return fittingWidth(
      items[index].node, available: available, height: height, basis: box.percentWidth)
  }

  func justifyLayers(_ range: Range<Int>, _ distribution: JustifyContent, _ box: FlexBox) {
    for index in range { justify(index..<(index + 1), distribution, box) }
  }
}

extension FlexItem {
  mutating func takeAlignment(_ alignment: AlignItems, grow: Float, _ box: FlexBox) {
    align = alignment
    fillsContainer = box.isLayers && grow > 0
    let stretch = node.stretch
    fillsMain = stretch.contains(box.isRow ? .width : .height)
    fillsCross = stretch.contains(box.isRow ? .height : .width)
    if fillsMain, self.grow == 0 { self.grow = 1 }
    let ideal = box.isRow ? node.style.idealWidth : node.style.idealHeight
    startsFromLeast =
      fillsMain && !box.isLayers && box.innerMain.isDefinite && node.style.flexBasis.isAuto
      && ideal.isAuto
    // What fills the container has no say in where its line's baseline is.
    if align == .baseline, stretches { align = .stretch }
  }
}
