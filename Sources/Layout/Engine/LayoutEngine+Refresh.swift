// The walk upward: which nodes are affected by what changed.
extension LayoutEngine {
  /// Measures every changed descendant again, and then the node itself if a child measures
  /// differently. Returns `true` if the node measures differently than its parent knows.
  @discardableResult
  func refresh(_ node: LayoutNode) -> Bool {
    guard hasStack(for: node) else { return false }
    if refreshChildren(of: node) { node.isDirty = true }
    guard node.isDirty else { return false }
    node.isDirty = false
    node.needsArranging = true
    node.refreshedPass = pass
    visit(node)
    refreshedCount += 1
    // A grid measures the cells of its rows and not the rows, so a change in a row affects it.
    let isInGrid = node.style.display == .gridRow && node.parent?.style.isGrid == true
    return measuresChanged(node) || isInGrid
  }

  /// Refreshes every changed child. Returns `true` if one measures differently.
  @discardableResult
  func refreshChildren(of node: LayoutNode) -> Bool {
    var differ = false
    var next = node.dirtyChildren.first
    while let child = next {
      // A hidden child does not affect its container, and is measured when it is shown.
      if child.style.display != .none, refresh(child) { differ = true }
      next = child.nextDirty
    }
    return differ
  }

  /// Whether comparing measurements has cost so much that it is cheaper to arrange the containers
  /// around than to find out whether they changed.
  ///
  /// If a descendant has another size, each container around it measures its child with a new
  /// query, which goes down to what changed. Over a chain of containers that is quadratic; from the
  /// outermost one downward, each is measured once.
  private var skipsComparing: Bool { measuredCount > 8 * refreshedCount + 64 }

  private func measuresChanged(_ node: LayoutNode) -> Bool {
    let known = node.measures
    node.measures.removeAll()
    if skipsComparing, known.count > 0, !node.measuresWithoutChildren { return true }
    var differ = known.droppedWidth || known.droppedHeight
    for index in 0..<known.count {
      let value = computeMeasure(node, known[index].query)
      node.measures.renew(known[index], value: value, pass: pass)
      if value != known[index].value { differ = true }
    }
    return differ
  }

  func visit(_ node: LayoutNode) {
    guard node.visitedPass != pass else { return }
    node.visitedPass = pass
    report.nodesLaidOut += 1
  }
}
