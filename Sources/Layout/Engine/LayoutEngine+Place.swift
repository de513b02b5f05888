// The walk downward: nodes get their border boxes, and arrange their children where those may
// differ.
extension LayoutEngine {
  /// Gives a node its border box (`box` lacks only its fractions) and lays out its content.
  func place(_ node: LayoutNode, _ box: BorderBox) {
    let old = node.borderBox
    node.borderBox = box
    roundToCells(node)
    node.unlink()

    if node.needsArranging || old.width != box.width || old.height != box.height
      || old.heightIsDefinite != box.heightIsDefinite
      || (old.basis != box.basis && node.style.padding.hasPercent)
    {
      arrange(node)
    } else {
      layOutChanges(below: node)
      if old.fractionX != node.borderBox.fractionX || old.fractionY != node.borderBox.fractionY {
        roundAgain(below: node)
      }
    }
  }

  /// Lays out what changed inside a node whose own border box stays.
  private func layOutChanges(below node: LayoutNode) {
    while let child = node.dirtyChildren.first {
      child.unlink()
      guard child.style.display != .none else { continue }
      if child.needsArranging { arrange(child) } else { layOutChanges(below: child) }
    }
  }

  private func arrange(_ node: LayoutNode) {
    visit(node)
    let box = node.borderBox
    guard node.children.isEmpty || hasStack(for: node) else { return }
    node.needsArranging = false
    guard !node.children.isEmpty else { return }
    // The grid places the cells of its rows.
    if node.style.display == .gridRow, node.parent?.style.isGrid == true { return }
    if let viewport = node.viewport { updateViewport(viewport, of: node) }
    let edges = BoxEdges(of: node.style, basis: box.basis)
    let frame = FlexContainer(
      node, edges, width: box.width, height: box.height, heightIsDefinite: box.heightIsDefinite)
    _ = solve(node, frame, for: .arrangement)
    discardOldQueries(of: node)
  }

  /// The parent moved by a fraction of a cell: the edges inside may round differently.
  private func roundAgain(below node: LayoutNode) {
    for child in node.children where child.borderBox.width.isDefinite {
      roundToCells(child)
      roundAgain(below: child)
    }
  }

  private func roundToCells(_ node: LayoutNode) {
    let parent = node.parent
    let fractionX = parent?.borderBox.fractionX ?? 0
    let fractionY = parent?.borderBox.fractionY ?? 0
    node.borderBox.fractionX = CellRounding.fraction(fractionX + node.borderBox.x)
    node.borderBox.fractionY = CellRounding.fraction(fractionY + node.borderBox.y)
    var frame = CellRounding.frame(
      node.borderBox, parentFractionX: fractionX, parentFractionY: fractionY)
    // A root at a fractional position (an app's never is) has its children where browsers report
    // them: by their own positions.
    if let parent, parent.parent == nil {
      frame.column = CellRounding.whole(CellRounding.round(node.borderBox.x))
      frame.row = CellRounding.whole(CellRounding.round(node.borderBox.y))
    }
    setFrame(node, frame)
  }

  /// A hidden node and all its descendants have no size. Descendants that changed stay dirty until
  /// it is shown again.
  func hide(_ node: LayoutNode) {
    node.unlink()
    clearFrames(from: node)
  }

  private func clearFrames(from node: LayoutNode) {
    if node.isPlaced {
      node.borderBox = BorderBox()
      setFrame(node, .zero)
      for child in node.children { clearFrames(from: child) }
    } else {
      // What was removed and inserted again has lost its own frame, and what is inside has not.
      for child in node.children where child.isPlaced { clearFrames(from: child) }
    }
  }

  /// Discards the results of an arranged node that are no longer needed.
  ///
  /// Such a node has measured its children for everything that it depends on. Older results stay
  /// only if an older result of the node itself was computed from them. That may be a result that
  /// it has, or one that it dropped and its parent may still depend on.
  private func discardOldQueries(of node: LayoutNode) {
    if node.style.isGrid {
      for row in node.children where row.style.display == .gridRow { discardOldQueries(of: row) }
    }
    if node.refreshedPass == pass {
      for child in node.children { child.measures.keepOnly(pass: pass) }
    } else if !node.needsHeightForWidth, node.parent == nil || !node.measures.droppedHeight,
      node.measures.allHeightsAreNew(in: pass)
    {
      for child in node.children { child.measures.releaseOldHeights(pass: pass) }
    }
  }

  func setFrame(_ node: LayoutNode, _ frame: CellRect) {
    guard node.frame != frame else { return }
    storedChanges.append(LayoutChange(node: node, oldFrame: node.frame))
    node.storedFrame = frame
  }
}
