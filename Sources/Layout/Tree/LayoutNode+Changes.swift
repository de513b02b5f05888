// Changed nodes are in a linked list of their parent, and so on up to the root, so that a layout
// finds them without visiting any other node:
//
//     root ──▶ pane ──▶ label        (first dirty child)
//                └────▶ field        (next dirty sibling)

/// A node's children that changed, or have changed descendants.
struct DirtyList {
  /// Retained by the parent's `children`; a child is unlinked before it is removed from them.
  unowned(unsafe) var first: LayoutNode?
}

extension LayoutNode {
  /// Marks the node as dirty: its style, its children or its content changed.
  package func setNeedsLayout() {
    isDirty = true
    link()
  }

  /// Whether a layout would visit the node or a descendant.
  package var hasChanges: Bool { isDirty || dirtyChildren.first != nil }

  func styleChanged(from old: LayoutStyle) {
    guard style != old else { return }
    isPlainItem = style.isPlainItem
    markHeightDependence()
    setNeedsLayout()
    if !style.hasSameExpansion(as: old) { updateExpansion() }
    if !style.hasSameOuterLayout(as: old) { parent?.isDirty = true }
  }

  /// Links the node and its ancestors up to the first one that is linked already.
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

  /// Marks a box whose width can follow from its height, and thus the boxes around it. For all
  /// others, the engine saves a query. The mark is never reset: it costs only time.
  func markHeightDependence() {
    guard style.turnsHeightIntoWidth else { return }
    markHeightDependence(of: self)
  }

  func markHeightDependence(of start: LayoutNode) {
    var node: LayoutNode? = start
    while let current = node, !current.needsHeightForWidth {
      current.needsHeightForWidth = true
      current.measures.droppedWidth = true
      node = current.parent
    }
  }
}
