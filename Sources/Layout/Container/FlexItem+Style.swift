// The properties of a child's style, in its container's axes.
extension FlexItem {
  /// Makes the measured size the minimum and the base size zero, so that the item shares the rest
  /// of the line with the others.
  mutating func startFromMinimum() {
    styleMinMain = minMain
    minMain = max(minMain, main)
    base = 0
  }

  /// Restores the style's own minimum if the line is too short for the minimums of all items.
  mutating func restoreMinimum() {
    guard startsFromMinimum, styleMinMain.isDefinite else { return }
    base = main
    minMain = styleMinMain
    styleMinMain = .indefinite
    shrink = max(1, shrink)
  }

  /// Keeps a row of content down a column, as long as siblings can shrink instead. A box whose
  /// content does not change its size would otherwise shrink to its edges.
  mutating func keepRow(_ container: FlexContainer) {
    guard fillsMain, !container.isRow, !startsFromMinimum, container.innerMain.isDefinite,
      node.style.containment != .none
    else { return }
    let edges = BoxEdges(of: node.style, basis: max(0, container.percentWidth)).vertical
    styleMinMain = minMain
    minMain = max(minMain, min(edges + 1, maxMain))
  }

  /// The flex base size that the style gives: the basis, or else the size along the main axis.
  mutating func applyBasis(_ flexBasis: LayoutLength, _ container: FlexContainer, preferred: Double)
  {
    preferredMain = preferred
    let percent = container.isRow ? container.percentWidth : container.percentHeight
    let basis = flexBasis.resolved(against: percent, otherwise: .indefinite)
    if basis.isDefinite {
      definiteBase = max(0, basis)
    } else {
      // A percentage of an unknown size counts as `content`, not as the size.
      definiteBase = flexBasis.isAuto ? preferred : .indefinite
    }
    guard !container.isRow else { return }
    let isInflexible = grow == 0 && shrink == 0
    heightIsDefinite =
      preferred.isDefinite || ratio > 0 || (definiteBase.isDefinite && isInflexible)
  }

  /// Returns the cross size, if it is known before anything is measured.
  func definiteCross(_ container: FlexContainer) -> Double {
    if preferredCross.isDefinite { return clampCross(preferredCross) }
    guard container.lineFillsContainer, stretches else { return .indefinite }
    return clampCross(container.innerCross - crossMargins)
  }

  mutating func applyLimits(_ limits: SizeLimits, isRow: Bool) {
    minMain = isRow ? limits.minWidth : limits.minHeight
    maxMain = isRow ? limits.maxWidth : limits.maxHeight
    minCross = isRow ? limits.minHeight : limits.minWidth
    maxCross = isRow ? limits.maxHeight : limits.maxWidth
    preferredCross = isRow ? limits.preferredHeight : limits.preferredWidth
    if isRow { heightIsDefinite = limits.preferredHeight.isDefinite }
  }

  /// Maps the four edges to the container's axes and directions.
  mutating func applyMargins(_ margin: Edges, _ container: FlexContainer) {
    let row = (margin.left, margin.right)
    let column = (margin.top, margin.bottom)
    var (mainStart, mainEnd) = container.isRow ? row : column
    var (crossStart, crossEnd) = container.isRow ? column : row
    if container.mainIsReversed { swap(&mainStart, &mainEnd) }
    if container.crossIsReversed { swap(&crossStart, &crossEnd) }
    marginMainStart = mainStart.resolved(against: container.percentWidth, otherwise: 0)
    marginMainEnd = mainEnd.resolved(against: container.percentWidth, otherwise: 0)
    marginCrossStart = crossStart.resolved(against: container.percentWidth, otherwise: 0)
    marginCrossEnd = crossEnd.resolved(against: container.percentWidth, otherwise: 0)
    if mainStart.isAuto { autoMargins.insert(.mainStart) }
    if mainEnd.isAuto { autoMargins.insert(.mainEnd) }
    if crossStart.isAuto { autoMargins.insert(.crossStart) }
    if crossEnd.isAuto { autoMargins.insert(.crossEnd) }
  }

  mutating func applyAlignment(_ alignment: AlignItems, grow: Float, _ container: FlexContainer) {
    align = alignment
    let isFixedAcross = container.isRow ? node.style.fixesHeight : node.style.fixesWidth
    if align == .stretch, isFixedAcross { align = .start }
    fillsContainer = container.isLayers && grow > 0
    let expansion = node.expansion
    fillsMain = expansion.contains(container.isRow ? .width : .height)
    fillsCross = expansion.contains(container.isRow ? .height : .width)
    if fillsMain, self.grow == 0 { self.grow = 1 }
    let ideal = container.isRow ? node.style.idealWidth : node.style.idealHeight
    startsFromMinimum =
      fillsMain && !container.isLayers && container.innerMain.isDefinite
      && node.style.flexBasis.isAuto
      && ideal.isAuto
    // An item that fills the container does not take part in baseline alignment.
    if align == .baseline, stretches { align = .stretch }
  }

  /// Whether the item's height is definite before its content is laid out, so that percentages of
  /// it have a meaning there (§9.8).
  func resolvesPercentHeight(_ container: FlexContainer) -> Bool {
    heightIsDefinite || (container.isRow ? stretches : container.percentHeight.isDefinite)
  }
}

extension LayoutStyle {
  /// Returns the distance by which insets move a box that stays in the flow. Start takes precedence
  /// over end.
  func offset(_ container: FlexContainer) -> (x: Double, y: Double) {
    func shift(_ start: LayoutLength, _ end: LayoutLength, _ basis: Double) -> Double {
      let fromStart = start.resolved(against: basis, otherwise: .indefinite)
      if fromStart.isDefinite { return fromStart }
      return -end.resolved(against: basis, otherwise: 0)
    }
    return (
      shift(inset.left, inset.right, container.percentWidth),
      shift(inset.top, inset.bottom, container.percentHeight)
    )
  }
}
