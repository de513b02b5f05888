// Lists, and most columns of text: items that neither flex nor ask for anything stand one below the
// other. What the stages of a flexbox lead to is known then.
extension LayoutEngine {
  /// Arranges a column of plain items.
  ///
  /// - Returns: whether it is one; else nothing has happened.
  func arrangePlainColumn(_ node: LayoutNode, _ box: FlexBox) -> Bool {
    guard usesPlainColumns, !box.isRow, !box.mainIsReversed, box.lineFillsContainer,
      box.innerMain.isDefinite, node.style.hasPlainColumn
    else { return false }
    for child in node.children where !child.isPlainItem || !child.stretch.isEmpty { return false }
    let stretches = node.style.alignItems == .stretch
    var y = 0.0
    for child in node.children {
      let left = child.style.margin.left.resolved(against: box.percentWidth, otherwise: 0)
      let right = child.style.margin.right.resolved(against: box.percentWidth, otherwise: 0)
      let room = box.innerCross - left - right
      let width = max(
        BoxEdges(of: child.style, basis: max(0, box.percentWidth)).horizontal,
        stretches
          ? room
          : fittingWidth(child, available: room, height: .indefinite, basis: box.percentWidth))
      let height = contentHeight(child, width: width, basis: box.percentWidth)
      let place = PlacedBox(
        x: box.edges.left + left, y: box.edges.top + y, width: width, height: height,
        heightIsDefinite: box.percentHeight.isDefinite, basis: box.percentWidth)
      if !move(child, to: place, in: node) { self.place(child, place) }
      y += height + box.mainGap
    }
    return true
  }

  /// Gives a child another place where that concerns nothing in it.
  private func move(_ child: LayoutNode, to place: PlacedBox, in node: LayoutNode) -> Bool {
    let old = child.placed
    guard !child.needsArranging, !child.isLinked, old.width == place.width,
      old.height == place.height, old.heightIsDefinite == place.heightIsDefinite,
      old.basis == place.basis, old.fractionX == 0, old.fractionY == 0,
      CellGrid.isWhole(place.x), CellGrid.isWhole(place.y), node.placed.fractionX == 0,
      node.placed.fractionY == 0
    else { return false }
    child.placed.x = place.x
    child.placed.y = place.y
    var frame = child.storedFrame
    frame.x = CellGrid.whole(place.x)
    frame.y = CellGrid.whole(place.y)
    setFrame(child, frame)
    return true
  }
}

extension LayoutStyle {
  /// Whether items begin at the start, one after the other, and stretch across or begin there, too.
  fileprivate var hasPlainColumn: Bool {
    justifyContent == .start && sharing == .flex && (alignItems == .stretch || alignItems == .start)
  }
}
