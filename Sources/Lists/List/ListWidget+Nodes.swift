import RecurseReconciler
import RecurseTerminal
import RecurseWidgets

// Moving a node of a tree, with keys or the mouse.
//
//     Alt+↑ Alt+↓  past a sibling; at the ends, out of the parent
//     Alt+→        into the sibling above, at its end
//     Alt+←        out of the parent, below it
extension ListWidget {
  private var movesNodes: Bool {
    cursorRow?.instance?.isRow(listeningFor: NodeMove.self) == true
  }

  /// Asks the node under the cursor to move past a sibling.
  ///
  /// - Returns: whether the node can be moved at all.
  func moveNode(pastSibling step: Int) -> Bool {
    guard movesNodes, let cursor = cursorPosition else { return false }
    perform(move(of: cursor, pastSibling: step))
    return true
  }

  /// Asks the node under the cursor to move into the sibling above it, or out of its parent.
  func moveNode(inward: Bool) -> Bool {
    guard movesNodes, let cursor = cursorPosition else { return false }
    guard inward else {
      perform(moveOut(of: cursor))
      return true
    }
    guard let sibling = branch(above: cursor) else { return true }
    if sibling.isClosed { setExpanded(true, at: sibling.index) }
    perform(NodeMove(key: cursor.key, parent: sibling.key, index: .max))
    return true
  }

  /// Asks for a move. No rows may be held here, or a transition that edits them would copy them.
  private func perform(_ move: NodeMove?) {
    guard let move else { return }
    offer(move)
    revealCursor()
  }

  private func move(of node: LazyPosition, pastSibling step: Int) -> NodeMove? {
    guard let (tree, start) = rows?.tree(at: node.index),
      let place = tree.place(at: node.index - start)
    else { return nil }
    if (0..<place.count).contains(place.index + step) {
      return NodeMove(
        key: node.key, parent: place.parent.map(tree.key), index: place.index + step)
    }
    return moveOut(of: node, isBelow: step > 0)
  }

  private func moveOut(of node: LazyPosition, isBelow: Bool = true) -> NodeMove? {
    guard let (tree, start) = rows?.tree(at: node.index),
      let parent = tree.parent(of: node.index - start), let above = tree.place(at: parent)
    else { return nil }
    return NodeMove(
      key: node.key, parent: above.parent.map(tree.key), index: above.index + (isBelow ? 1 : 0))
  }

  /// Returns the sibling above a node, if it is no leaf.
  private func branch(
    above node: LazyPosition
  ) -> (index: Int, key: NodeKey, isClosed: Bool)? {
    guard let (tree, start) = rows?.tree(at: node.index),
      let place = tree.place(at: node.index - start), place.index > 0
    else { return nil }
    var row = node.index - start - 1
    while let parent = tree.parent(of: row), parent != place.parent { row = parent }
    let kind = tree.branch(at: row).kind
    return kind == .leaf ? nil : (row + start, tree.key(at: row), kind == .closed)
  }

  // MARK: - The mouse

  /// Returns the move that would bring a row's node to where it is.
  func destination(of index: Int) -> NodeMove? {
    guard let (tree, start) = rows?.tree(at: index), let place = tree.place(at: index - start)
    else { return nil }
    return NodeMove(
      key: tree.key(at: index - start), parent: place.parent.map(tree.key), index: place.index)
  }

  /// Moves the dragged node to the mouse: before a row above it, behind one below it. Below an open
  /// row, it becomes the first child.
  func dragNode(to location: CellPoint) {
    guard movesNodes, let cursor = cursorPosition, case .node(cursor.key, _) = activeDrag,
      let target = index(at: location), target != cursor.index, row(at: target) != nil
    else { return }
    perform(move(of: cursor, toRow: target))
  }

  private func move(of node: LazyPosition, toRow target: Int) -> NodeMove? {
    guard let (tree, start) = rows?.tree(at: target), let own = tree.place(at: node.index - start),
      !isInside(target - start, node.index - start, of: tree)
    else { return nil }
    let index = target - start
    if target > node.index, tree.branch(at: index).kind == .expanded {
      return NodeMove(key: node.key, parent: tree.key(at: index), index: 0)
    }
    guard let place = tree.place(at: index) else { return nil }
    // The index does not count the node itself.
    let passes = place.parent == own.parent && own.index < place.index
    return NodeMove(
      key: node.key, parent: place.parent.map(tree.key),
      index: place.index + (target > node.index ? 1 : 0) - (passes ? 1 : 0))
  }

  private func isInside(_ index: Int, _ other: Int, of tree: any ListedTree) -> Bool {
    var current: Int? = index
    while let row = current, row != other { current = tree.parent(of: row) }
    return current == other
  }

  /// Returns the dragged node to its original place.
  func returnDraggedNode() {
    guard case .node(let key, let origin?) = activeDrag, let cursor = cursorPosition,
      cursor.key == key, destination(of: cursor.index) != origin
    else { return }
    perform(origin)
  }
}
