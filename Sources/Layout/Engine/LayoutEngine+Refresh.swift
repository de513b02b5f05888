// The walk upward: who is affected by what changed?
extension LayoutEngine {
  /// Lets every changed node below answer again, then the node itself where one of its children
  /// answered differently. True where the node's own answers differ from what its parent knows.
  @discardableResult
  func refresh(_ node: LayoutNode) -> Bool {
    guard hasRoom(for: node) else { return false }
    if refreshChildren(of: node) { node.isDirty = true }
    guard node.isDirty else { return false }
    node.isDirty = false
    node.needsArranging = true
    node.refreshedPass = pass
    visit(node)
    refreshed += 1
    // A grid asks the cells of its rows and not the rows: what changes there concerns it.
    let isInGrid = node.style.display == .gridRow && node.parent?.style.isGrid == true
    return answersDiffer(node) || isInGrid
  }

  /// The same for every changed child. True where the answers of one differ.
  @discardableResult
  func refreshChildren(of node: LayoutNode) -> Bool {
    var differ = false
    var next = node.dirtyChildren.first
    while let child = next {
      // A hidden child tells its container nothing, and answers once it is shown.
      if child.style.display != .none, refresh(child) { differ = true }
      next = child.nextDirty
    }
    return differ
  }

  /// Whether comparing answers has taken so much that it costs less to arrange the containers around
  /// than to find out whether they are as they were.
  ///
  /// What is inside has another size: each container around it asks its child something new, which
  /// goes down to what changed. Over a chain of containers that is a square; asked anew from the
  /// outermost one downward, each answers once.
  private var givesUpComparing: Bool { answered > 8 * refreshed + 64 }

  private func answersDiffer(_ node: LayoutNode) -> Bool {
    let known = node.answers
    node.answers.removeAll()
    if givesUpComparing, known.count > 0, !node.answersAlone { return true }
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
