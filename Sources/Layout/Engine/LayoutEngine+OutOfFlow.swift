// Absolutely positioned children (CSS Positioned Layout §4): sized and positioned by their insets,
// or at their static position.
extension LayoutEngine {
  func placeChildrenOutOfFlow(of node: LayoutNode, _ container: FlexContainer) {
    for child in node.children {
      if child.style.display == .none {
        hide(child)
      } else if child.style.position == .absolute {
        placeAbsolute(child, in: node, container)
      }
    }
  }

  private func placeAbsolute(_ child: LayoutNode, in node: LayoutNode, _ container: FlexContainer) {
    let style = child.style
    let paddingWidth = container.width.inner(less: container.edges.borderHorizontal)
    let paddingHeight = container.height.inner(less: container.edges.borderVertical)
    let limits = SizeLimits(of: style, percentWidth: paddingWidth, percentHeight: paddingHeight)
    var across = AbsoluteAxis(
      start: style.inset.left, end: style.inset.right, marginStart: style.margin.left,
      marginEnd: style.margin.right, space: paddingWidth, marginBasis: paddingWidth)
    var down = AbsoluteAxis(
      start: style.inset.top, end: style.inset.bottom, marginStart: style.margin.top,
      marginEnd: style.margin.bottom, space: paddingHeight, marginBasis: paddingWidth)

    var width = limits.preferredWidth
    var height = limits.preferredHeight
    let ratio = Double(style.aspectRatio)
    if !width.isDefinite, !(style.hasAspectRatio && height.isDefinite) { width = across.stretched }
    if !height.isDefinite, !(style.hasAspectRatio && width.isDefinite) { height = down.stretched }
    if !width.isDefinite, child.expansion.contains(.width) { width = max(0, across.available) }
    if !height.isDefinite, child.expansion.contains(.height) { height = max(0, down.available) }
    if style.hasAspectRatio {
      if !width.isDefinite, height.isDefinite { width = limits.clampHeight(height) * ratio }
      if !height.isDefinite, width.isDefinite { height = limits.clampWidth(width) / ratio }
    }
    if height.isDefinite { height = limits.clampHeight(height) }
    if !width.isDefinite {
      width = fittingWidth(
        child, available: max(0, across.available), height: height, basis: paddingWidth)
    }
    width = limits.clampWidth(width)
    let heightIsDefinite = height.isDefinite || style.hasAspectRatio
    if !height.isDefinite {
      height = limits.clampHeight(
        style.hasAspectRatio
          ? width / ratio : contentHeight(child, width: width, basis: paddingWidth))
    }

    across.resolve(size: width)
    down.resolve(size: height)
    let still = staticPosition(of: child, in: node, container, width: width, height: height)
    let borderBox = BorderBox(
      x: across.position.isDefinite ? container.edges.borderLeft + across.position : still.x,
      y: down.position.isDefinite ? container.edges.borderTop + down.position : still.y,
      width: width, height: height, heightIsDefinite: heightIsDefinite, basis: paddingWidth)
    place(child, borderBox)
  }

  /// Returns the static position: the position of the child's border box if it were the only child.
  private func staticPosition(
    of child: LayoutNode, in node: LayoutNode, _ container: FlexContainer, width: Double,
    height: Double
  ) -> (x: Double, y: Double) {
    var item = FlexItem(child)
    item.applyMargins(child.style.margin, container)
    item.main = container.isRow ? width : height
    item.cross = container.isRow ? height : width
    let freeMain = container.innerMain - item.outerMain
    let freeCross = container.innerCross - item.outerCross
    item.mainStart =
      item.marginMainStart
      + Spread(
        node.style.justifyContent, free: freeMain, count: 1, isReversed: container.mainIsReversed
      ).before
    switch node.style.alignment(of: child.style.alignSelf) {
    case .start, .stretch, .baseline: item.crossStart = item.marginCrossStart
    case .end: item.crossStart = item.marginCrossStart + freeCross
    case .center: item.crossStart = item.marginCrossStart + freeCross / 2
    case .safeCenter: item.crossStart = item.marginCrossStart + max(0, freeCross / 2)
    }
    let main =
      container.mainIsReversed ? container.innerMain - item.mainStart - item.main : item.mainStart
    let cross =
      container.crossIsReversed
      ? container.innerCross - item.crossStart - item.cross : item.crossStart
    return (
      container.edges.left + (container.isRow ? main : cross),
      container.edges.top + (container.isRow ? cross : main)
    )
  }
}
