// Changed nodes hang in a list at their parent, and so on up to the root, so that a layout finds
// them without looking at any other node:
//
//     root ──▶ pane ──▶ label        (first dirty child)
//                └────▶ field        (next dirty sibling)

/// The first of a parent's children that changed, or have something changed inside them.
struct DirtyList {
  unowned(unsafe) var first: LayoutNode?
}

extension LayoutNode {
  /// The content would measure differently than it did.
  package func setNeedsLayout() {
    isDirty = true
    link()
  }

  /// Whether a layout would look at the node, or at one below it.
  package var hasChanges: Bool { isDirty || dirtyChildren.first != nil }

  func styleChanged(from old: LayoutStyle) {
    guard style != old else { return }
    isPlainItem = style.isPlainItem
    noteHeightDependence()
    setNeedsLayout()
    if !style.stretchesAlike(old) { updateStretch() }
    if !style.looksTheSameFromOutside(as: old) { parent?.isDirty = true }
  }

  /// Makes the change known up to the root; ends early where it is known already.
  func link() {
    var node = self
    while !node.isLinked, let parent = node.parent {
      node.isLinked = true
      node.previousDirty = nil
      node.nextDirty = parent.dirtyChildren.first
      parent.dirtyChildren.first?.previousDirty = node
      parent.dirtyChildren.first = node
      node = parent
    }
  }

  func unlink() {
    guard isLinked else { return }
    isLinked = false
    if let previousDirty {
      previousDirty.nextDirty = nextDirty
    } else {
      parent?.dirtyChildren.first = nextDirty
    }
    nextDirty?.previousDirty = previousDirty
    previousDirty = nil
    nextDirty = nil
  }

  /// Where a box's width can follow from its height, so can those of the boxes around it; the
  /// engine asks the others one question fewer. Never taken back: it costs only time.
  func noteHeightDependence() {
    guard style.turnsHeightIntoWidth else { return }
    noteHeightDependence(of: self)
  }

  func noteHeightDependence(of start: LayoutNode) {
    var node: LayoutNode? = start
    while let current = node, !current.needsHeightForWidth {
      current.needsHeightForWidth = true
      current.answers.forgetsWidth = true
      node = current.parent
    }
  }
}
