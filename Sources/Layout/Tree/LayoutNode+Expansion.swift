// Which nodes expand to all the space of their container. It is known before anything is laid out,
// from the styles alone:
//
//     list    expands along both axes ──▶ border ──▶ column ──▶ row ──▶ root
//     spacer  grows along its stack ──▶ column: along its height, unless that is given
//
// Each node counts its expanding children, so that a change is a walk up to the first ancestor that
// it does not affect.

/// The axes along which a node expands.
struct Expansion: OptionSet {
  let rawValue: UInt8
  static let width = Expansion(rawValue: 1)
  static let height = Expansion(rawValue: 2)
  /// The container's main axis, whichever that is: the child grows there.
  static let main = Expansion(rawValue: 4)
  /// The box shrinks along a column if there is too little room, because a descendant scrolls
  /// there.
  static let shrinking = Expansion(rawValue: 8)
}

/// The number of children that expand along each axis.
struct ExpandingChildCount {
  var width = 0
  var height = 0
  var main = 0
  var shrinking = 0

  mutating func add(_ expansion: Expansion, _ count: Int) {
    if expansion.contains(.width) { width += count }
    if expansion.contains(.height) { height += count }
    if expansion.contains(.main) { main += count }
    if expansion.contains(.shrinking) { shrinking += count }
  }
}

extension LayoutStyle {
  /// Whether two styles lead to the same expansion.
  func hasSameExpansion(as other: LayoutStyle) -> Bool {
    stretchesWidth == other.stretchesWidth && stretchesHeight == other.stretchesHeight
      && childStretch == other.childStretch && flexGrow == other.flexGrow
      && stretchesMain == other.stretchesMain && shrinksHeight == other.shrinksHeight
      && overflow == other.overflow
      && isRow == other.isRow && width == other.width && height == other.height
      && maxWidth == other.maxWidth && maxHeight == other.maxHeight
      && display == other.display && position == other.position
      && containment == other.containment
      && fixesWidth == other.fixesWidth && fixesHeight == other.fixesHeight
  }
}

extension LayoutNode {
  /// Whether the node takes all the height that there is, by its own style or for its children.
  package var expandsHeight: Bool { expansion.contains(.height) }

  /// The axes along which the node expands, by its own style or for its children.
  private var currentExpansion: Expansion {
    var expansion: Expansion = []
    let passes = style.containment == .none ? style.childStretch : ChildStretch.none
    let alongMain = passes == .all && expandingChildCount.main > 0
    let passesWidth = passes == .axes || passes == .all
    let byWidth = passesWidth && expandingChildCount.width > 0 || alongMain && style.isRow
    let byHeight = passes != .none && expandingChildCount.height > 0 || alongMain && !style.isRow
    if style.stretchesWidth || byWidth && style.width.isAuto { expansion.insert(.width) }
    if style.stretchesHeight || byHeight && style.height.isAuto { expansion.insert(.height) }
    let holdsShrinking = expandingChildCount.shrinking > 0 && style.overflow != .scroll
    if style.height.isAuto, style.shrinksHeight || holdsShrinking { expansion.insert(.shrinking) }
    if style.fixesWidth { expansion.remove(.width) }
    if style.fixesHeight { expansion.subtract([.height, .shrinking]) }
    return expansion
  }

  /// The expansion that the container counts: none along an axis with a maximum, and none out of
  /// the flow.
  private var currentReport: Expansion {
    guard style.display != .none, style.position != .absolute else { return [] }
    var reportedExpansion = expansion
    if !style.maxWidth.isAuto { reportedExpansion.remove(.width) }
    if !style.maxHeight.isAuto { reportedExpansion.remove(.height) }
    if style.stretchesMain, style.flexGrow > 0 { reportedExpansion.insert(.main) }
    return reportedExpansion
  }

  /// Updates the expansion of the node and of its ancestors.
  func updateExpansion() {
    var node: LayoutNode? = self
    while let current = node {
      let expansion = current.currentExpansion
      if expansion != current.expansion {
        current.expansion = expansion
        current.setNeedsLayout()
        current.parent?.isDirty = true
      }
      let reportedExpansion = current.currentReport
      guard reportedExpansion != current.reportedExpansion, let parent = current.parent else {
        current.reportedExpansion = reportedExpansion
        return
      }
      parent.expandingChildCount.add(current.reportedExpansion, -1)
      parent.expandingChildCount.add(reportedExpansion, 1)
      current.reportedExpansion = reportedExpansion
      node = parent
    }
  }

  /// Called after the node was inserted into its parent.
  func addToParentExpansion() {
    parent?.expandingChildCount.add(reportedExpansion, 1)
    if !reportedExpansion.isEmpty { parent?.updateExpansion() }
  }

  /// Called before the node is removed from its parent.
  func removeFromParentExpansion() {
    guard let parent, !reportedExpansion.isEmpty else { return }
    parent.expandingChildCount.add(reportedExpansion, -1)
    parent.updateExpansion()
  }
}
