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
    perform(
      NodeMove(
        key: cursor.key, parent: sibling.key, index: .max, newKey: sibling.keyOfNode))
    return true
  }

  /// Asks for a move. No rows may be held here, or a transition that edits them would copy them.
  private func perform(_ move: NodeMove?) {
    guard let move else { return }
    offer(move)
    if move.newKey != move.key { follow(move.newKey, insteadOf: move.key) }
    revealCursor()
  }

  /// Stays with the node under the cursor, which has got another key.
  private func follow(_ key: NodeKey, insteadOf old: NodeKey) {
    if case .node(old, let origin) = activeDrag { activeDrag = .node(key, from: origin) }
    if followsState {
      cursorState.followed = key
      send(.selection(ListElement.Selection(key: key, isSelected: true)))
    } else if let lazy, hasCursor {
      var window = lazy.window
      window.pinned[0] = LazyPosition(key: key, index: window.pinned[0].index)
      request(window)
    }
  }

  private func move(of node: LazyPosition, pastSibling step: Int) -> NodeMove? {
    guard let (tree, start) = rows?.tree(at: node.index),
      let place = tree.place(at: node.index - start)
    else { return nil }
    if (0..<place.count).contains(place.index + step) {
      return NodeMove(
        key: node.key, parent: place.parent.map(tree.key), index: place.index + step,
        newKey: node.key)
    }
    return moveOut(of: node, isBelow: step > 0)
  }

  private func moveOut(of node: LazyPosition, isBelow: Bool = true) -> NodeMove? {
    guard let (tree, start) = rows?.tree(at: node.index),
      let parent = tree.parent(of: node.index - start), let above = tree.place(at: parent)
    else { return nil }
    return NodeMove(
      node, below: above.parent.map(tree.key), at: above.index + (isBelow ? 1 : 0), in: tree, start)
  }

  /// Returns the sibling above a node, if it is no leaf.
  private func branch(
    above node: LazyPosition
  ) -> (index: Int, key: NodeKey, keyOfNode: NodeKey, isClosed: Bool)? {
    guard let (tree, start) = rows?.tree(at: node.index),
      let place = tree.place(at: node.index - start), place.index > 0
    else { return nil }
    var row = node.index - start - 1
    while let parent = tree.parent(of: row), parent != place.parent { row = parent }
    let (kind, key) = (tree.branch(at: row).kind, tree.key(at: row))
    guard kind != .leaf else { return nil }
    return (row + start, key, tree.key(at: node.index - start, below: key), kind == .closed)
  }

  // MARK: - The mouse

  /// Returns the move that would bring a row's node to where it is.
  func destination(of index: Int) -> NodeMove? {
    guard let (tree, start) = rows?.tree(at: index), let place = tree.place(at: index - start)
    else { return nil }
    let key = tree.key(at: index - start)
    return NodeMove(
      key: key, parent: place.parent.map(tree.key), index: place.index, newKey: key)
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
      !tree.isInside(target - start, node.index - start)
    else { return nil }
    let index = target - start
    if target > node.index, tree.branch(at: index).kind == .expanded {
      return NodeMove(node, below: tree.key(at: index), at: 0, in: tree, start)
    }
    guard let place = tree.place(at: index) else { return nil }
    // The index does not count the node itself.
    let passes = place.parent == own.parent && own.index < place.index
    return NodeMove(
      node, below: place.parent.map(tree.key),
      at: place.index + (target > node.index ? 1 : 0) - (passes ? 1 : 0), in: tree, start)
  }

  /// Returns the dragged node to its original place.
  func returnDraggedNode() {
    guard case .node(let key, let origin?) = activeDrag, let cursor = cursorPosition,
      cursor.key == key
    else { return }
    let back = NodeMove(
      key: key, parent: origin.parent, index: origin.index, newKey: origin.newKey)
    guard destination(of: cursor.index) != back else { return }
    perform(back)
  }
}

@MainActor
extension NodeMove {
  /// A move of the node of a row.
  ///
  /// - Parameter start: the index of the tree's first row.
  fileprivate init(
    _ node: LazyPosition, below parent: NodeKey?, at index: Int, in tree: any ListedTree,
    _ start: Int
  ) {
    self.init(
      key: node.key, parent: parent, index: index,
      newKey: tree.key(at: node.index - start, below: parent))
  }
}
