extension LayoutNode {
  /// Puts a node that has no parent before the child at `index`.
  package func insert(_ child: LayoutNode, at index: Int) {
    precondition(child.parent == nil, "A layout node has one parent at a time")
    children.insert(child, at: index)
    child.parent = self
    child.isDirty = true
    child.link()
    // It is new here, wherever it stood before.
    child.storedFrame = .zero
    child.placed = PlacedBox()
    if child.needsHeightForWidth { noteHeightDependence(of: self) }
    child.joinStretch()
    setNeedsLayout()
  }

  /// Takes the child at `index` out and returns it.
  @discardableResult
  package func remove(at index: Int) -> LayoutNode {
    let child = children.remove(at: index)
    child.letGo()
    setNeedsLayout()
    return child
  }

  /// Moves the child at `source` so that it stands at `target` afterwards.
  package func move(from source: Int, to target: Int) {
    guard source != target else { return }
    children.insert(children.remove(at: source), at: target)
    setNeedsLayout()
  }

  private func letGo() {
    leaveStretch()
    unlink()
    parent = nil
    isDirty = true
    // Where it comes in again it comes from nowhere.
    placed = PlacedBox()
    storedFrame = .zero
  }

  /// The parent and its list are going away as a whole.
  func loseParent() {
    parent = nil
    isLinked = false
    previousDirty = nil
    nextDirty = nil
    isDirty = true
  }
}
