// A shortcut for lists and most columns of text: items that neither flex nor have limits,
// except for a minimum height, are stacked. The result is that of the stages of a flexbox.
extension LayoutEngine {
  /// Arranges a column of plain items.
  ///
  /// - Returns: `false`, without any change, if the node is not such a column.
  func arrangePlainColumn(_ node: LayoutNode, _ container: FlexContainer) -> Bool {
    guard usesPlainColumns, !container.isRow, !container.mainIsReversed,
      container.lineFillsContainer,
      container.innerMain.isDefinite, node.style.hasPlainColumn
    else { return false }
    for child in node.children where !child.isPlainItem || !child.expansion.isEmpty { return false }
    let stretches = node.style.alignItems == .stretch
    var y = 0.0
    for child in node.children {
      let left = child.style.margin.left.resolved(against: container.percentWidth, otherwise: 0)
      let right = child.style.margin.right.resolved(against: container.percentWidth, otherwise: 0)
      let available = container.innerCross - left - right
      let width = max(
        BoxEdges.columns(of: child.style, basis: max(0, container.percentWidth)),
        stretches
          ? available
          : fittingWidth(
            child, available: available, height: .indefinite, basis: container.percentWidth))
      let height = max(
        contentHeight(child, width: width, basis: container.percentWidth),
        child.style.minHeight.resolved(against: 0, otherwise: 0))
      let box = BorderBox(
        x: container.edges.left + left, y: container.edges.top + y, width: width, height: height,
        heightIsDefinite: container.percentHeight.isDefinite, basis: container.percentWidth)
      if !move(child, to: box, in: node) { self.place(child, box) }
      y += height + container.mainGap
    }
    return true
  }

  /// Moves a child if that does not affect its content.
  private func move(_ child: LayoutNode, to box: BorderBox, in node: LayoutNode) -> Bool {
    let old = child.borderBox
    guard !child.needsArranging, !child.isLinked, old.width == box.width,
      old.height == box.height, old.heightIsDefinite == box.heightIsDefinite,
      old.basis == box.basis, old.fractionX == 0, old.fractionY == 0,
      CellRounding.isWhole(box.x), CellRounding.isWhole(box.y), node.borderBox.fractionX == 0,
      node.borderBox.fractionY == 0
    else { return false }
    child.borderBox.x = box.x
    child.borderBox.y = box.y
    var frame = child.storedFrame
    frame.column = CellRounding.whole(box.x)
    frame.row = CellRounding.whole(box.y)
    setFrame(child, frame)
    return true
  }
}

extension LayoutStyle {
  /// Whether items are stacked from the start, and stretched or aligned to the start.
  fileprivate var hasPlainColumn: Bool {
    justifyContent == .start && sharing == .flex && (alignItems == .stretch || alignItems == .start)
  }
}
