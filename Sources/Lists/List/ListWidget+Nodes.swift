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
    guard movesNodes, let cursor = cursorPosition, let (tree, start) = rows?.tree(at: cursor.index),
      let place = tree.place(at: cursor.index - start)
    else { return false }
    if (0..<place.count).contains(place.index + step) {
      move(cursor.key, below: place.parent, at: place.index + step, of: tree)
    } else if let parent = place.parent, let above = tree.place(at: parent) {
      move(
        cursor.key, below: above.parent, at: above.index + (step > 0 ? 1 : 0), of: tree)
    }
    return true
  }

  /// Asks the node under the cursor to move into the sibling above it, or out of its parent.
  func moveNode(inward: Bool) -> Bool {
    guard movesNodes, let cursor = cursorPosition, let (tree, start) = rows?.tree(at: cursor.index),
      let place = tree.place(at: cursor.index - start)
    else { return false }
    if inward {
      guard let sibling = sibling(above: cursor.index - start, place, of: tree) else { return true }
      let kind = tree.branch(at: sibling).kind
      guard kind != .leaf else { return true }
      if kind == .closed { setExpanded(true, at: sibling + start) }
      move(cursor.key, below: sibling, at: .max, of: tree)
    } else if let parent = place.parent, let above = tree.place(at: parent) {
      move(cursor.key, below: above.parent, at: above.index + 1, of: tree)
    }
    return true
  }

  private func sibling(above index: Int, _ place: TreePlace, of tree: any ListedTree) -> Int? {
    guard place.index > 0 else { return nil }
    var current = index - 1
    while let parent = tree.parent(of: current), parent != place.parent { current = parent }
    return current
  }

  private func move(_ key: NodeKey, below parent: Int?, at index: Int, of tree: any ListedTree) {
    offer(NodeMove(key: key, parent: parent.map(tree.key), index: index))
    revealCursor()
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
      let target = index(at: location), target != cursor.index, row(at: target) != nil,
      let (tree, start) = rows?.tree(at: target), let own = tree.place(at: cursor.index - start),
      !isInside(target - start, cursor.index - start, of: tree)
    else { return }
    let index = target - start
    if target > cursor.index, tree.branch(at: index).kind == .expanded {
      return move(cursor.key, below: index, at: 0, of: tree)
    }
    guard let place = tree.place(at: index) else { return }
    // The index does not count the node itself.
    let passes = place.parent == own.parent && own.index < place.index
    move(
      cursor.key, below: place.parent,
      at: place.index + (target > cursor.index ? 1 : 0) - (passes ? 1 : 0), of: tree)
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
    offer(origin)
    revealCursor()
  }
}
