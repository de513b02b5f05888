extension LayoutNode {
  /// Inserts a node without a parent before the child at `index`. O(n).
  package func insert(_ child: LayoutNode, at index: Int) {
    precondition(child.parent == nil, "A layout node can have one parent only")
    children.insert(child, at: index)
    child.parent = self
    child.isDirty = true
    child.link()
    // It has no frame in this parent yet.
    child.storedFrame = .zero
    child.borderBox = BorderBox()
    // Where nothing is laid out, what is inside is not placed again either.
    if !isPlaced { child.forgetFramesInside() }
    if child.needsHeightForWidth { markHeightDependence(of: self) }
    child.addToParentExpansion()
    setNeedsLayout()
  }

  /// Removes and returns the child at `index`. O(n).
  @discardableResult
  package func remove(at index: Int) -> LayoutNode {
    let child = children.remove(at: index)
    child.detach()
    setNeedsLayout()
    return child
  }

  /// Moves the child at `source`, so that it is at `target` afterwards. O(n).
  package func move(from source: Int, to target: Int) {
    guard source != target else { return }
    children.insert(children.remove(at: source), at: target)
    setNeedsLayout()
  }

  private func forgetFramesInside() {
    for child in children where child.isPlaced {
      child.storedFrame = .zero
      child.borderBox = BorderBox()
      child.forgetFramesInside()
    }
  }

  private func detach() {
    removeFromParentExpansion()
    unlink()
    parent = nil
    isDirty = true
    // Inserted again it has no previous frame.
    borderBox = BorderBox()
    storedFrame = .zero
  }

  /// The parent is being deallocated, with its list.
  func parentWasFreed() {
    parent = nil
    isLinked = false
    previousDirty = nil
    nextDirty = nil
    isDirty = true
  }
}
