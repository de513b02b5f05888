// §9.2: which children take part, what bounds them, and how large each is before it flexes.
extension LayoutEngine {
  func collectItems(of node: LayoutNode, _ box: FlexBox) {
    for child in node.children
    where child.style.display != .none && child.style.position != .absolute {
      // Asking the child puts its own children above; this one is complete before it is added.
      items.append(item(for: child, in: node, box))
    }
  }

  private func item(for child: LayoutNode, in node: LayoutNode, _ box: FlexBox) -> FlexItem {
    var item = FlexItem(child)
    // One copy is cheaper than many reads of a property of an object.
    let style = child.style
    let limits = SizeLimits(
      of: style, percentWidth: box.percentWidth, percentHeight: box.percentHeight)
    item.grow = max(0, Double(style.flexGrow))
    item.shrink = max(0, Double(style.flexShrink))
    item.takeMargins(style.margin, box)
    item.takeLimits(limits, isRow: box.isRow)
    item.takeAlignment(node.style.alignment(of: style.alignSelf), grow: style.flexGrow, box)
    if box.isLayers {
      item.base = layerWidth(item, style, limits, box)
    } else if box.isRow {
      item.base = rowBase(item, style, limits, box)
    } else {
      item.base = columnBase(&item, style, limits, box)
    }
    item.main = item.clampMain(item.base)
    return item
  }

  private func rowBase(
    _ item: FlexItem, _ style: borrowing LayoutStyle, _ limits: SizeLimits, _ box: FlexBox
  ) -> Double {
    let settled = item.settledBase(style.flexBasis, box, preferred: limits.preferredWidth)
    if settled.isDefinite { return settled }
    let height = item.knownCross(box)
    if height.isDefinite, style.hasAspectRatio {
      return height * Double(style.aspectRatio)
    }
    return widestWidth(item.node, height: height, basis: box.percentWidth)
  }

  /// A column's children have their widths first, since heights follow from them.
  private func columnBase(
    _ item: inout FlexItem, _ style: borrowing LayoutStyle, _ limits: SizeLimits, _ box: FlexBox
  ) -> Double {
    let ratio = Double(style.aspectRatio)
    let hasRatio = style.hasAspectRatio
    let settled = item.settledBase(style.flexBasis, box, preferred: limits.preferredHeight)
    let isInflexible = item.grow == 0 && item.shrink == 0
    item.heightIsDefinite =
      limits.preferredHeight.isDefinite || hasRatio || (settled.isDefinite && isInflexible)
    var width = item.knownCross(box)
    if !width.isDefinite, hasRatio, settled.isDefinite {
      width = item.clampCross(item.clampMain(settled) * ratio)
    }
    if !width.isDefinite {
      let available = box.innerCross.isDefinite ? box.innerCross - item.crossMargins : .indefinite
      width = item.clampCross(
        fittingWidth(
          item.node, available: available, height: limits.preferredHeight, basis: box.percentWidth))
    }
    item.cross = width
    if settled.isDefinite { return settled }
    if hasRatio { return width / ratio }
    return contentHeight(item.node, width: width, basis: box.percentWidth)
  }
}

extension FlexItem {
  /// The size that the style settles: the basis, or else the size along the main axis.
  func settledBase(_ flexBasis: LayoutLength, _ box: FlexBox, preferred: Double) -> Double {
    let percent = box.isRow ? box.percentWidth : box.percentHeight
    let basis = flexBasis.resolved(against: percent, otherwise: .indefinite)
    if basis.isDefinite { return max(0, basis) }
    // A share of something unknown stands for the content, not for the size.
    return flexBasis.isAuto ? preferred : .indefinite
  }

  /// The size across that is known before anything is measured.
  func knownCross(_ box: FlexBox) -> Double {
    if preferredCross.isDefinite { return clampCross(preferredCross) }
    guard box.lineFillsContainer, stretches else { return .indefinite }
    return clampCross(box.innerCross - crossMargins)
  }

  mutating func takeLimits(_ limits: SizeLimits, isRow: Bool) {
    minMain = isRow ? limits.minWidth : limits.minHeight
    maxMain = isRow ? limits.maxWidth : limits.maxHeight
    minCross = isRow ? limits.minHeight : limits.minWidth
    maxCross = isRow ? limits.maxHeight : limits.maxWidth
    preferredCross = isRow ? limits.preferredHeight : limits.preferredWidth
    if isRow { heightIsDefinite = limits.preferredHeight.isDefinite }
  }

  /// Turns the four edges into the container's axes, in the order the container runs.
  mutating func takeMargins(_ margin: Edges, _ box: FlexBox) {
    let row = (margin.left, margin.right)
    let column = (margin.top, margin.bottom)
    var (mainStart, mainEnd) = box.isRow ? row : column
    var (crossStart, crossEnd) = box.isRow ? column : row
    if box.mainIsReversed { swap(&mainStart, &mainEnd) }
    if box.crossIsReversed { swap(&crossStart, &crossEnd) }
    marginMainStart = mainStart.resolved(against: box.percentWidth, otherwise: 0)
    marginMainEnd = mainEnd.resolved(against: box.percentWidth, otherwise: 0)
    marginCrossStart = crossStart.resolved(against: box.percentWidth, otherwise: 0)
    marginCrossEnd = crossEnd.resolved(against: box.percentWidth, otherwise: 0)
    if mainStart.isAuto { autoMargins.insert(.mainStart) }
    if mainEnd.isAuto { autoMargins.insert(.mainEnd) }
    if crossStart.isAuto { autoMargins.insert(.crossStart) }
    if crossEnd.isAuto { autoMargins.insert(.crossEnd) }
  }
}
