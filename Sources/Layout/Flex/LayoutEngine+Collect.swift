// §9.2: which children take part, what bounds them, and how large each is before it flexes.
extension LayoutEngine {
  func collectItems(of node: LayoutNode, _ box: FlexBox) {
    for child in node.children
    where child.style.display != .none && child.style.position != .absolute {
      let index = items.count
      items.append(item(for: child, in: node, box))
      // Asking the child puts its own children above this one, and takes them away again.
      let base = base(of: index, box)
      items[index].base = base
      items[index].main = items[index].clampMain(base)
      if items[index].startsFromLeast { items[index].startFromLeast() }
    }
  }

  /// All that the styles say; asks nothing, so that containers within containers need little room
  /// on the stack.
  func item(for child: LayoutNode, in node: LayoutNode, _ box: FlexBox) -> FlexItem {
    report.steps += 1
    var item = FlexItem(child)
    // One copy is cheaper than many reads of a property of an object.
    let style = child.style
    let limits = SizeLimits(
      of: style, percentWidth: box.percentWidth, percentHeight: box.percentHeight)
    item.grow = max(0, Double(style.flexGrow).bounded)
    item.shrink = max(0, Double(style.flexShrink).bounded)
    item.ratio = style.hasAspectRatio ? Double(style.aspectRatio) : 0
    item.takeMargins(style.margin, box)
    item.takeLimits(limits, isRow: box.isRow)
    item.takeAlignment(node.style.alignment(of: style.alignSelf), grow: style.flexGrow, box)
    // Where nothing bounds the line, nothing takes its room: each is as long as its content.
    let isUnbounded = item.fillsMain && !box.innerMain.isDefinite
    item.takeBasis(
      isUnbounded ? .auto : style.flexBasis, box,
      preferred: box.isRow ? limits.preferredWidth : limits.preferredHeight)
    return item
  }

  private func base(of index: Int, _ box: FlexBox) -> Double {
    if box.isLayers { return layerWidth(index, box) }
    if box.isRow { return rowBase(index, box) }
    // A column's children have their widths first, since heights follow from them.
    let width = columnWidth(index, box)
    items[index].cross = width
    if items[index].settledBase.isDefinite { return items[index].settledBase }
    if items[index].ratio > 0 { return width / items[index].ratio }
    return contentHeight(items[index].node, width: width, basis: box.percentWidth)
  }

  private func rowBase(_ index: Int, _ box: FlexBox) -> Double {
    if items[index].settledBase.isDefinite { return items[index].settledBase }
    let height = items[index].knownCross(box)
    if height.isDefinite, items[index].ratio > 0 { return height * items[index].ratio }
    if items[index].startsFromLeast {
      return narrowestWidth(items[index].node, height: height, basis: box.percentWidth)
    }
    return widestWidth(items[index].node, height: height, basis: box.percentWidth)
  }

  private func columnWidth(_ index: Int, _ box: FlexBox) -> Double {
    let known = items[index].knownCross(box)
    if known.isDefinite { return known }
    let settled = items[index].settledBase
    if items[index].ratio > 0, settled.isDefinite {
      return items[index].clampCross(items[index].clampMain(settled) * items[index].ratio)
    }
    let available =
      box.innerCross.isDefinite ? box.innerCross - items[index].crossMargins : .indefinite
    let width = fittingWidth(
      items[index].node, available: available, height: items[index].preferredMain,
      basis: box.percentWidth)
    return items[index].clampCross(width)
  }
}

extension FlexItem {
  /// The item is at least as long as what it was measured for, and shares the rest with others from
  /// nothing on.
  mutating func startFromLeast() {
    least = minMain
    minMain = max(minMain, main)
    base = 0
  }

  /// There is too little room for everybody's least: the item gives way, down to its own bounds.
  mutating func giveWay() {
    guard least.isDefinite else { return }
    base = main
    minMain = least
    least = .indefinite
    shrink = max(1, shrink)
  }

  /// The size that the style settles: the basis, or else the size along the main axis.
  mutating func takeBasis(_ flexBasis: LayoutLength, _ box: FlexBox, preferred: Double) {
    preferredMain = preferred
    let percent = box.isRow ? box.percentWidth : box.percentHeight
    let basis = flexBasis.resolved(against: percent, otherwise: .indefinite)
    if basis.isDefinite {
      settledBase = max(0, basis)
    } else {
      // A share of something unknown stands for the content, not for the size.
      settledBase = flexBasis.isAuto ? preferred : .indefinite
    }
    guard !box.isRow else { return }
    let isInflexible = grow == 0 && shrink == 0
    heightIsDefinite =
      preferred.isDefinite || ratio > 0 || (settledBase.isDefinite && isInflexible)
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
