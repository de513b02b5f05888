// Which nodes take all the room that their container has. It is known before anything is laid out,
// from the styles alone:
//
//     list  says so along both axes ──▶ border ──▶ column ──▶ row ──▶ root
//     spacer  grows along its stack ──▶ column: along its height, unless that is given
//
// Each node counts the children that do, so that a change costs a walk up to where it ends.

/// Axes along which a node takes the room that there is.
struct Stretch: OptionSet {
  let rawValue: UInt8
  static let width = Stretch(rawValue: 1)
  static let height = Stretch(rawValue: 2)
  /// Along the container's main axis, whichever that is: the child grows there.
  static let main = Stretch(rawValue: 4)
}

/// How many children say so, for each of them.
struct StretchCount {
  var width = 0
  var height = 0
  var main = 0

  mutating func add(_ stretch: Stretch, _ count: Int) {
    if stretch.contains(.width) { width += count }
    if stretch.contains(.height) { height += count }
    if stretch.contains(.main) { main += count }
  }
}

extension LayoutStyle {
  /// Whether the style bears on who stretches.
  func stretchesAlike(_ other: LayoutStyle) -> Bool {
    stretchesWidth == other.stretchesWidth && stretchesHeight == other.stretchesHeight
      && childStretch == other.childStretch && flexGrow == other.flexGrow
      && stretchesMain == other.stretchesMain
      && isRow == other.isRow && width == other.width && height == other.height
      && maxWidth == other.maxWidth && maxHeight == other.maxHeight
      && display == other.display && position == other.position
      && hasSizeContainment == other.hasSizeContainment
  }
}

extension LayoutNode {
  /// What the node says of itself, and passes on from its children.
  private var currentStretch: Stretch {
    var stretch: Stretch = []
    let passes = style.hasSizeContainment ? ChildStretch.none : style.childStretch
    let alongMain = passes == .all && stretchCount.main > 0
    let byWidth = passes != .none && stretchCount.width > 0 || alongMain && style.isRow
    let byHeight = passes != .none && stretchCount.height > 0 || alongMain && !style.isRow
    if style.stretchesWidth || byWidth && style.width.isAuto { stretch.insert(.width) }
    if style.stretchesHeight || byHeight && style.height.isAuto { stretch.insert(.height) }
    return stretch
  }

  /// What the node says to its container: one that is bounded asks for no more than its bound, and
  /// one beside the flow for nothing.
  private var currentDemand: Stretch {
    guard style.display != .none, style.position != .absolute else { return [] }
    var demand = stretch
    if !style.maxWidth.isAuto { demand.remove(.width) }
    if !style.maxHeight.isAuto { demand.remove(.height) }
    if style.stretchesMain, style.flexGrow > 0 { demand.insert(.main) }
    return demand
  }

  /// Brings what the node says up to date, and what those around it say.
  func updateStretch() {
    var node: LayoutNode? = self
    while let current = node {
      let stretch = current.currentStretch
      if stretch != current.stretch {
        current.stretch = stretch
        current.setNeedsLayout()
        current.parent?.isDirty = true
      }
      let demand = current.currentDemand
      guard demand != current.demand, let parent = current.parent else {
        current.demand = demand
        return
      }
      parent.stretchCount.add(current.demand, -1)
      parent.stretchCount.add(demand, 1)
      current.demand = demand
      node = parent
    }
  }

  /// The node came to its parent.
  func joinStretch() {
    parent?.stretchCount.add(demand, 1)
    if !demand.isEmpty { parent?.updateStretch() }
  }

  /// The node is about to leave its parent.
  func leaveStretch() {
    guard let parent, !demand.isEmpty else { return }
    parent.stretchCount.add(demand, -1)
    parent.updateStretch()
  }
}
