// How layers differ from a row: each has the container's whole width, as in a grid of one cell (CSS
// Grid Layout, §6.2 and §11).
extension LayoutEngine {
  func layerWidth(_ index: Int, _ container: FlexContainer) -> Double {
    if items[index].preferredMain.isDefinite { return items[index].preferredMain }
    let available = max(0, container.innerMain - items[index].mainMargins)
    if items[index].fillsContainer || items[index].fillsMain { return available }
    let height = items[index].definiteCross(container)
    if height.isDefinite, items[index].ratio > 0 { return height * items[index].ratio }
    return fittingWidth(
      items[index].node, available: available, height: height, basis: container.percentWidth)
  }

  func justifyLayers(
    _ range: Range<Int>, _ distribution: JustifyContent, _ container: FlexContainer
  ) {
    for index in range { justify(index..<(index + 1), distribution, container) }
  }
}

extension LayoutEngine {
  /// Notifies a viewport of its size, and measures again what that changes: so nested scroll views
  /// need no layout pass each.
  func updateViewport(_ viewport: any LayoutViewport, of node: LayoutNode) {
    // Marked as linked, so that the change is not propagated to ancestors: they are not affected.
    node.isLinked = true
    viewport.willLayOutContent()
    node.isLinked = false
    node.isDirty = false
    refreshChildren(of: node)
  }
}
