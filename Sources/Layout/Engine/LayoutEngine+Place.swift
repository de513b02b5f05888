// The walk downward: boxes get their places, and arrange what is inside where that may differ.
extension LayoutEngine {
  /// Gives a node its border box (`box` lacks only its fractions) and settles what is inside.
  func place(
    _ node: LayoutNode, _ box: PlacedBox, parentFractionX: Double, parentFractionY: Double
  ) {
    let old = node.placed
    var box = box
    box.fractionX = CellGrid.fraction(parentFractionX + box.x)
    box.fractionY = CellGrid.fraction(parentFractionY + box.y)
    node.placed = box
    setFrame(
      node, CellGrid.frame(box, parentFractionX: parentFractionX, parentFractionY: parentFractionY))
    node.unlink()

    if node.needsArranging || old.width != box.width || old.height != box.height
      || old.heightIsDefinite != box.heightIsDefinite
      || (old.basis != box.basis && node.style.padding.hasPercent)
    {
      arrange(node)
    } else {
      settleChanges(below: node)
      if old.fractionX != box.fractionX || old.fractionY != box.fractionY {
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
    node.needsArranging = false
    let box = node.placed
    guard !node.children.isEmpty else { return }
    let edges = BoxEdges(of: node.style, basis: box.basis)
    let frame = FlexBox(
      node, edges, width: box.width, height: box.height, heightIsDefinite: box.heightIsDefinite)
    _ = solve(node, frame, for: .arrangement)
    forgetOldQuestions(of: node)
  }

  /// The parent moved by a part of a cell: the edges inside may round differently.
  private func roundAgain(below node: LayoutNode) {
    for child in node.children where child.style.display != .none {
      let box = node.placed
      let old = child.placed
      child.placed.fractionX = CellGrid.fraction(box.fractionX + old.x)
      child.placed.fractionY = CellGrid.fraction(box.fractionY + old.y)
      setFrame(
        child,
        CellGrid.frame(old, parentFractionX: box.fractionX, parentFractionY: box.fractionY))
      roundAgain(below: child)
    }
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
    if node.refreshedPass == pass {
      for child in node.children { child.answers.keepOnly(pass: pass) }
    } else if !node.needsHeightForWidth, node.answers.allHeightsAreNew(in: pass) {
      for child in node.children { child.answers.forgetsHeight = false }
    }
  }

  private func setFrame(_ node: LayoutNode, _ frame: LayoutFrame) {
    guard node.frame != frame else { return }
    changes.append(LayoutChange(node: node, oldFrame: node.frame))
    node.frame = frame
  }
}
