// The walk downward: boxes get their places, and arrange what is inside where that may differ.
extension LayoutEngine {
  /// Gives a node its border box (`box` lacks only its fractions) and settles what is inside.
  func place(_ node: LayoutNode, _ box: PlacedBox) {
    let old = node.placed
    node.placed = box
    roundToCells(node)
    node.unlink()

    if node.needsArranging || old.width != box.width || old.height != box.height
      || old.heightIsDefinite != box.heightIsDefinite
      || (old.basis != box.basis && node.style.padding.hasPercent)
    {
      arrange(node)
    } else {
      settleChanges(below: node)
      if old.fractionX != node.placed.fractionX || old.fractionY != node.placed.fractionY {
        roundAgain(below: node)
      }
    }
  }

  /// The node itself stays as it is; something inside it changed.
  private func settleChanges(below node: LayoutNode) {
    while let child = node.dirtyChildren.first {
      child.unlink()
      guard child.style.display != .none else { continue }
      if child.needsArranging { arrange(child) } else { settleChanges(below: child) }
    }
  }

  private func arrange(_ node: LayoutNode) {
    visit(node)
    let box = node.placed
    guard node.children.isEmpty || hasRoom(for: node) else { return }
    node.needsArranging = false
    guard !node.children.isEmpty else { return }
    // The cells of a row in a grid are the grid's to place.
    if node.style.display == .gridRow, node.parent?.style.isGrid == true { return }
    if let viewport = node.viewport { settle(viewport, of: node) }
    let edges = BoxEdges(of: node.style, basis: box.basis)
    let frame = FlexBox(
      node, edges, width: box.width, height: box.height, heightIsDefinite: box.heightIsDefinite)
    _ = solve(node, frame, for: .arrangement)
    forgetOldQuestions(of: node)
  }

  /// The parent moved by a part of a cell: the edges inside may round differently.
  private func roundAgain(below node: LayoutNode) {
    for child in node.children where child.placed.width.isDefinite {
      roundToCells(child)
      roundAgain(below: child)
    }
  }

  private func roundToCells(_ node: LayoutNode) {
    let parent = node.parent
    let fractionX = parent?.placed.fractionX ?? 0
    let fractionY = parent?.placed.fractionY ?? 0
    node.placed.fractionX = CellGrid.fraction(fractionX + node.placed.x)
    node.placed.fractionY = CellGrid.fraction(fractionY + node.placed.y)
    var frame = CellGrid.frame(
      node.placed, parentFractionX: fractionX, parentFractionY: fractionY)
    // A root that itself stands between two cells (an app's never does) shows its children where
    // browsers report them: by their own positions.
    if let parent, parent.parent == nil {
      frame.x = CellGrid.whole(CellGrid.round(node.placed.x))
      frame.y = CellGrid.whole(CellGrid.round(node.placed.y))
    }
    setFrame(node, frame)
  }

  /// A hidden node and all inside it have no size. What changed inside stays noted there, for the
  /// day it is shown again.
  func hide(_ node: LayoutNode) {
    node.unlink()
    takeFrames(from: node)
  }

  private func takeFrames(from node: LayoutNode) {
    guard node.placed.width.isDefinite else { return }
    node.placed = PlacedBox()
    setFrame(node, .zero)
    for child in node.children { takeFrames(from: child) }
  }

  /// An arranged node has asked its children everything that it now relies on; answers to older
  /// questions bind it no longer, unless one of its own older answers was drawn from them.
  private func forgetOldQuestions(of node: LayoutNode) {
    if node.style.isGrid {
      for row in node.children where row.style.display == .gridRow { forgetOldQuestions(of: row) }
    }
    if node.refreshedPass == pass {
      for child in node.children { child.answers.keepOnly(pass: pass) }
    } else if !node.needsHeightForWidth, node.answers.allHeightsAreNew(in: pass) {
      for child in node.children { child.answers.releaseOldHeights(pass: pass) }
    }
  }

  func setFrame(_ node: LayoutNode, _ frame: LayoutFrame) {
    guard node.frame != frame else { return }
    storedChanges.append(LayoutChange(node: node, oldFrame: node.frame))
    node.storedFrame = frame
  }
}
