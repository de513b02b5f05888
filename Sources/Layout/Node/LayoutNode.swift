/// A box of the retained tree that the engine lays out.
///
/// A tree is laid out by one engine for its whole life. A change (`style`, the children,
/// `setNeedsLayout()`) costs a walk up to the nearest ancestor that already knows of one.
package final class LayoutNode {
  @exclusivity(unchecked) package var style: LayoutStyle {
    didSet { styleChanged(from: oldValue) }
  }
  /// Whether nothing in the style bears on where the node stands among others: a row of a list, a
  /// line of text.
  @exclusivity(unchecked) var isPlainItem = false

  /// The axes along which the node takes all the room that its container has.
  @exclusivity(unchecked) var stretch: Stretch = []
  /// What the container was told of that.
  @exclusivity(unchecked) var demand: Stretch = []
  @exclusivity(unchecked) var stretchCount = StretchCount()

  @exclusivity(unchecked) package internal(set) var children: [LayoutNode] = []

  // Unchecked, because every walk up the tree reads it: a parent clears it when it lets go.
  @exclusivity(unchecked) package internal(set) unowned(unsafe) var parent: LayoutNode?

  /// The content of a node without children; it must outlive its node's stay in a tree.
  @exclusivity(unchecked) package unowned var content: (any LayoutContent)? {
    didSet { setNeedsLayout() }
  }

  /// Who is told of the node's size before anything in it is laid out.
  @exclusivity(unchecked) package unowned var viewport: (any LayoutViewport)?

  /// Whoever this node lays out: a way back from a changed frame to its widget.
  package var owner: AnyObject? {
    get { storedOwner }
    set { storedOwner = newValue }
  }

  /// The border box relative to the parent's, as of the last layout.
  package var frame: LayoutFrame { storedFrame }

  // Of a property that another module reads itself the accesses are checked all the same.
  @exclusivity(unchecked) private unowned var storedOwner: AnyObject?
  @exclusivity(unchecked) var storedFrame = LayoutFrame.zero

  /// Whether a layout gave the node its frame: not where it is new or hidden.
  package var isPlaced: Bool { placed.width.isDefinite }

  /// The width that shares in the padding are shares of, as of the last layout.
  package var paddingBasis: Double { placed.basis }

  /// Whether no answer of the node depends on what is in it.
  var answersAlone: Bool { style.hasSizeContainment || children.isEmpty }

  // What the last layout knew, before rounding.
  @exclusivity(unchecked) var placed = PlacedBox()
  @exclusivity(unchecked) var answers = AnswerCache()

  // What changed since then.
  @exclusivity(unchecked) var isDirty = true
  @exclusivity(unchecked) var needsArranging = true
  @exclusivity(unchecked) var needsHeightForWidth = false
  @exclusivity(unchecked) var visitedPass = 0
  @exclusivity(unchecked) var refreshedPass = 0
  @exclusivity(unchecked) var dirtyChildren = DirtyList()
  @exclusivity(unchecked) var isLinked = false
  // Unchecked like `parent`: a node unlinks itself before its parent lets go of it.
  @exclusivity(unchecked) unowned(unsafe) var previousDirty: LayoutNode?
  @exclusivity(unchecked) unowned(unsafe) var nextDirty: LayoutNode?

  package init(style: LayoutStyle = LayoutStyle(), children: [LayoutNode] = []) {
    self.style = style
    isPlainItem = style.isPlainItem
    noteHeightDependence()
    updateStretch()
    for (index, child) in children.enumerated() { insert(child, at: index) }
  }

  deinit {
    for child in children { child.loseParent() }
  }
}

/// A border box as the engine calculated it, and what its inside was arranged for.
struct PlacedBox {
  var x = 0.0
  var y = 0.0
  var width = Double.indefinite
  var height = Double.indefinite
  /// What lies beyond whole cells in the border box's position on the screen.
  var fractionX = 0.0
  var fractionY = 0.0
  /// Whether shares of the height mean something to the children.
  var heightIsDefinite = false
  var basis = Double.indefinite
}
