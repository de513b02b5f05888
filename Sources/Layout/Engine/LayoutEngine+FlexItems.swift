// §9.2: the flex items of a container, with their limits and flex base sizes.
extension LayoutEngine {
  func collectItems(of node: LayoutNode, _ container: FlexContainer) {
    for child in node.children
    where child.isInFlow {
      let index = items.count
      items.append(item(for: child, in: node, container))
      // Measuring the child pushes its own children onto the stack and pops them again.
      let base = base(of: index, container)
      items[index].base = base
      items[index].main = items[index].clampMain(base)
      if items[index].startsFromMinimum { items[index].startFromMinimum() }
    }
  }

  /// The item as far as styles define it. It measures nothing, so that nested containers need
  /// little stack.
  func item(for child: LayoutNode, in node: LayoutNode, _ container: FlexContainer) -> FlexItem {
    report.steps += 1
    var item = FlexItem(child)
    // One copy is cheaper than many reads of a property of an object.
    let style = child.style
    let limits = SizeLimits(
      of: style, percentWidth: container.percentWidth, percentHeight: container.percentHeight)
    item.grow = max(0, Double(style.flexGrow).bounded)
    item.shrink = max(0, Double(style.flexShrink).bounded)
    if !container.isRow, child.expansion.contains(.shrinking) { item.shrink = max(1, item.shrink) }
    item.ratio = style.hasAspectRatio ? Double(style.aspectRatio) : 0
    item.applyMargins(style.margin, container)
    item.applyLimits(limits, isRow: container.isRow)
    item.applyAlignment(node.style.alignment(of: style.alignSelf), grow: style.flexGrow, container)
    if item.fillsMain { item.keepRow(container) }
    // In an unbounded line nothing expands: each item is as long as its content.
    let isUnbounded = item.fillsMain && !container.innerMain.isDefinite
    item.applyBasis(
      isUnbounded ? .auto : style.flexBasis, container,
      preferred: container.isRow ? limits.preferredWidth : limits.preferredHeight)
    return item
  }

  private func base(of index: Int, _ container: FlexContainer) -> Double {
    if container.isLayers { return layerWidth(index, container) }
    if container.isRow { return rowBase(index, container) }
    // A column's children get their widths first, since heights follow from them.
    let width = columnWidth(index, container)
    items[index].cross = width
    if items[index].definiteBase.isDefinite { return items[index].definiteBase }
    if items[index].ratio > 0 { return width / items[index].ratio }
    return contentHeight(items[index].node, width: width, basis: container.percentWidth)
  }

  private func rowBase(_ index: Int, _ container: FlexContainer) -> Double {
    if items[index].definiteBase.isDefinite { return items[index].definiteBase }
    let height = items[index].definiteCross(container)
    if height.isDefinite, items[index].ratio > 0 { return height * items[index].ratio }
    if items[index].startsFromMinimum {
      return narrowestWidth(items[index].node, height: height, basis: container.percentWidth)
    }
    return widestWidth(items[index].node, height: height, basis: container.percentWidth)
  }

  private func columnWidth(_ index: Int, _ container: FlexContainer) -> Double {
    let known = items[index].definiteCross(container)
    if known.isDefinite { return known }
    let settled = items[index].definiteBase
    if items[index].ratio > 0, settled.isDefinite {
      return items[index].clampCross(items[index].clampMain(settled) * items[index].ratio)
    }
    let available =
      container.innerCross.isDefinite
      ? container.innerCross - items[index].crossMargins : .indefinite
    let width = fittingWidth(
      items[index].node, available: available, height: items[index].preferredMain,
      basis: container.percentWidth)
    return items[index].clampCross(width)
  }
}

// §9.3: breaking children into lines.
extension LayoutEngine {
  func breakLines(from firstItem: Int, _ container: FlexContainer) {
    guard container.wraps else {
      lines.append(FlexLine(items: firstItem..<items.count))
      return
    }
    var start = firstItem
    var used = 0.0
    for item in firstItem..<items.count {
      let size = items[item].outerMain
      let withItem = item == start ? size : used + container.mainGap + size
      if item > start, withItem > container.innerMain + CellRounding.tolerance {
        lines.append(FlexLine(items: start..<item))
        start = item
        used = size
      } else {
        used = withItem
      }
    }
    if start < items.count { lines.append(FlexLine(items: start..<items.count)) }
  }
}
