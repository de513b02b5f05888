/// A box of the retained tree that the engine lays out.
///
/// A tree must always be laid out by the same engine. A change (`style`, the children,
/// `setNeedsLayout()`) is a walk up to the nearest ancestor that is marked already.
package final class LayoutNode {
  // Not checked for overlapping access, as docs/decisions/002-unchecked-access.md measures.
  package var style: LayoutStyle {
    get { storedStyle }
    set {
      let old = storedStyle
      storedStyle = newValue
      styleChanged(from: old)
    }
  }
  // Stored apart: a property that another module accesses directly is checked all the same.
  @exclusivity(unchecked) private var storedStyle: LayoutStyle
  @exclusivity(unchecked) package internal(set) var children: [LayoutNode] = []
  /// The parent, whose `children` retain this node; its `deinit` and the removal of a child set
  /// this to `nil`. So it is never dangling, and a walk up the tree counts no references.
  @exclusivity(unchecked) package internal(set) unowned(unsafe) var parent: LayoutNode?

  /// The content of a node without children, which must not be deallocated before the node.
  @exclusivity(unchecked) package unowned var content: (any LayoutContent)? {
    didSet { setNeedsLayout() }
  }
  /// The viewport that is notified of the node's size before its content is laid out.
  @exclusivity(unchecked) package unowned var viewport: (any LayoutViewport)?
  /// The widget that this node lays out, to find it for a changed frame.
  package var owner: AnyObject? {
    get { storedOwner }
    set { storedOwner = newValue }
  }
  // Stored apart: a property that another module accesses directly is checked all the same.
  @exclusivity(unchecked) private unowned var storedOwner: AnyObject?

  /// The border box relative to the parent's, as of the last layout.
  package var frame: CellRect { storedFrame }
  @exclusivity(unchecked) var storedFrame = CellRect.zero
  /// Whether a layout has given the node a frame, which a new or hidden node lacks.
  package var isPlaced: Bool { borderBox.width.isDefinite }
  /// The frame, if a layout has given the node one.
  package var placedFrame: CellRect? { isPlaced ? storedFrame : nil }
  /// The width that percentages of the padding refer to, as of the last layout.
  package var paddingBasis: Double { borderBox.basis }

  // What follows from the style and the children.

  /// Whether a column depends on nothing of the style but padding, border, side margins and a
  /// minimum height, as for a row of a list or a line of text.
  @exclusivity(unchecked) var isPlainItem = false
  /// The axes along which the node expands to all the space of its container.
  @exclusivity(unchecked) var expansion: Expansion = []
  /// The part of it that the container counts.
  @exclusivity(unchecked) var reportedExpansion: Expansion = []
  @exclusivity(unchecked) var expandingChildCount = ExpandingChildCount()
  /// Whether the width may follow from the height, of the node or a descendant.
  @exclusivity(unchecked) var needsHeightForWidth = false
  /// Whether no measurement of the node depends on its children.
  var measuresWithoutChildren: Bool {
    style.containment == .size || children.isEmpty
  }
  /// Whether the node takes part in its container's flow.
  var isInFlow: Bool { style.display != .none && style.position != .absolute }

  // The results of the last layout, before rounding.

  @exclusivity(unchecked) var borderBox = BorderBox()
  @exclusivity(unchecked) var measures = MeasureCache()

  // What changed since then, and the passes that visited the node.

  @exclusivity(unchecked) var isDirty = true
  @exclusivity(unchecked) var needsArranging = true
  @exclusivity(unchecked) var visitedPass = 0
  @exclusivity(unchecked) var refreshedPass = 0
  @exclusivity(unchecked) var dirtyChildren = DirtyList()
  @exclusivity(unchecked) var isLinked = false
  /// The neighbours in the parent's list of dirty children. The parent's `children` retain all of
  /// them; a child is unlinked before it is removed, and `deinit` of the parent clears these.
  @exclusivity(unchecked) unowned(unsafe) var previousDirty: LayoutNode?
  @exclusivity(unchecked) unowned(unsafe) var nextDirty: LayoutNode?

  package init(style: LayoutStyle = LayoutStyle(), children: [LayoutNode] = []) {
    storedStyle = style
    isPlainItem = style.isPlainItem
    markHeightDependence()
    updateExpansion()
    for (index, child) in children.enumerated() { insert(child, at: index) }
  }

  deinit {
    for child in children { child.parentWasFreed() }
  }
}

/// A border box as the engine computed it, before rounding, and what its content was arranged for.
struct BorderBox {
  var x = 0.0
  var y = 0.0
  var width = Double.indefinite
  var height = Double.indefinite
  /// The fractions of a cell in the border box's position on the screen.
  var fractionX = 0.0
  var fractionY = 0.0
  /// Whether percentages of the height have a meaning for the children.
  var heightIsDefinite = false
  /// The width that percentages of the padding refer to.
  var basis = Double.indefinite
}
