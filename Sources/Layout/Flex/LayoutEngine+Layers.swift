// Where layers differ from a row: each has the container's whole width to itself, as in a grid of
// one cell (CSS Grid Layout, §6.2 and §11).
extension LayoutEngine {
  func layerWidth(
    _ item: FlexItem, _ style: borrowing LayoutStyle, _ limits: SizeLimits, _ box: FlexBox
  ) -> Double {
    if limits.preferredWidth.isDefinite { return limits.preferredWidth }
    let available = box.innerMain - item.mainMargins
    if item.fillsContainer { return max(0, available) }
    let height = item.knownCross(box)
    if height.isDefinite, style.hasAspectRatio { return height * Double(style.aspectRatio) }
    return fittingWidth(
      item.node, available: max(0, available), height: height, basis: box.percentWidth)
  }

  func justifyLayers(_ range: Range<Int>, _ distribution: JustifyContent, _ box: FlexBox) {
    for index in range { justify(index..<(index + 1), distribution, box) }
  }
}

extension FlexItem {
  mutating func takeAlignment(_ alignment: AlignItems, grow: Float, _ box: FlexBox) {
    align = alignment
    fillsContainer = box.isLayers && grow > 0
    // What fills the container has no say in where its line's baseline is.
    if align == .baseline, stretches { align = .stretch }
  }
}
