// Children beside the flow (CSS Positioned Layout §4): sized and placed by their insets, or where
// they would stand as the container's only child.
extension LayoutEngine {
  func placeChildrenOutOfFlow(of node: LayoutNode, _ box: FlexBox) {
    for child in node.children {
      if child.style.display == .none {
        hide(child)
      } else if child.style.position == .absolute {
        placeAbsolute(child, in: node, box)
      }
    }
  }

  private func placeAbsolute(_ child: LayoutNode, in node: LayoutNode, _ box: FlexBox) {
    let style = child.style
    let paddingWidth = box.width.inner(less: box.edges.borderHorizontal)
    let paddingHeight = box.height.inner(less: box.edges.borderVertical)
    let limits = SizeLimits(of: style, percentWidth: paddingWidth, percentHeight: paddingHeight)
    var across = AbsoluteAxis(
      start: style.inset.left, end: style.inset.right, marginStart: style.margin.left,
      marginEnd: style.margin.right, room: paddingWidth, marginBasis: paddingWidth)
    var down = AbsoluteAxis(
      start: style.inset.top, end: style.inset.bottom, marginStart: style.margin.top,
      marginEnd: style.margin.bottom, room: paddingHeight, marginBasis: paddingWidth)

    var width = limits.preferredWidth
    var height = limits.preferredHeight
    let ratio = Double(style.aspectRatio)
    if !width.isDefinite, !(style.hasAspectRatio && height.isDefinite) { width = across.stretched }
    if !height.isDefinite, !(style.hasAspectRatio && width.isDefinite) { height = down.stretched }
    if !width.isDefinite, child.stretch.contains(.width) { width = max(0, across.available) }
    if !height.isDefinite, child.stretch.contains(.height) { height = max(0, down.available) }
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

    across.settle(size: width)
    down.settle(size: height)
    let still = staticPosition(of: child, in: node, box, width: width, height: height)
    let placed = PlacedBox(
      x: across.position.isDefinite ? box.edges.borderLeft + across.position : still.x,
      y: down.position.isDefinite ? box.edges.borderTop + down.position : still.y,
      width: width, height: height, heightIsDefinite: heightIsDefinite, basis: paddingWidth)
    place(child, placed)
  }

  /// Where the child's border box would stand if it were the only child.
  private func staticPosition(
    of child: LayoutNode, in node: LayoutNode, _ box: FlexBox, width: Double, height: Double
  ) -> (x: Double, y: Double) {
    var item = FlexItem(child)
    item.takeMargins(child.style.margin, box)
    item.main = box.isRow ? width : height
    item.cross = box.isRow ? height : width
    let freeMain = box.innerMain - item.outerMain
    let freeCross = box.innerCross - item.outerCross
    item.mainStart =
      item.marginMainStart
      + Spread(
        node.style.justifyContent, free: freeMain, count: 1, isReversed: box.mainIsReversed
      ).before
    switch node.style.alignment(of: child.style.alignSelf) {
    case .start, .stretch, .baseline: item.crossStart = item.marginCrossStart
    case .end: item.crossStart = item.marginCrossStart + freeCross
    case .center: item.crossStart = item.marginCrossStart + freeCross / 2
    case .safeCenter: item.crossStart = item.marginCrossStart + max(0, freeCross / 2)
    }
    let main = box.mainIsReversed ? box.innerMain - item.mainStart - item.main : item.mainStart
    let cross =
      box.crossIsReversed ? box.innerCross - item.crossStart - item.cross : item.crossStart
    return (box.edges.left + (box.isRow ? main : cross), box.edges.top + (box.isRow ? cross : main))
  }
}
