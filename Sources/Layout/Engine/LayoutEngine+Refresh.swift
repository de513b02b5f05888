// The walk upward: who is affected by what changed?
extension LayoutEngine {
  /// Lets every changed node below answer again, then the node itself where one of its children
  /// answered differently. True where the node's own answers differ from what its parent knows.
  @discardableResult
  func refresh(_ node: LayoutNode) -> Bool {
    guard hasRoom(for: node) else { return false }
    var next = node.dirtyChildren.first
    while let child = next {
      // A hidden child tells its container nothing, and answers once it is shown.
      if child.style.display != .none, refresh(child) { node.isDirty = true }
      next = child.nextDirty
    }
    guard node.isDirty else { return false }
    node.isDirty = false
    node.needsArranging = true
    node.refreshedPass = pass
    visit(node)
    // A grid asks the cells of its rows and not the rows: what changes there concerns it.
    let isInGrid = node.style.display == .gridRow && node.parent?.style.isGrid == true
    return answersDiffer(node) || isInGrid
  }

  private func answersDiffer(_ node: LayoutNode) -> Bool {
    let known = node.answers
    node.answers.removeAll()
    var differ = known.forgetsWidth || known.forgetsHeight
    for index in 0..<known.count {
      let value = answer(node, known[index].question)
      node.answers.renew(known[index], value: value, pass: pass)
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
