extension LayoutStyle {
  /// Whether a change to `other` does not affect the container: only the layout of the box's own
  /// children differs.
  func hasSameOuterLayout(as other: LayoutStyle) -> Bool {
    var mine = self
    if !mine.display.affectsContainer, !other.display.affectsContainer {
      mine.display = other.display
    }
    mine.direction = other.direction
    mine.wrap = other.wrap
    mine.justifyContent = other.justifyContent
    mine.alignItems = other.alignItems
    mine.sharing = other.sharing
    mine.justifyItems = other.justifyItems
    mine.alignContent = other.alignContent
    mine.gap = other.gap
    mine.overflow = other.overflow
    mine.childStretch = other.childStretch
    return mine == other
  }

  /// Whether a column depends on nothing of this style but its padding, its border, its side
  /// margins and its minimum height in cells.
  var isPlainItem: Bool { flexShrink == 0 && hasSameOuterLayout(as: padded(Self.plainItem)) }

  private static let plainItem = {
    var style = LayoutStyle()
    style.flexShrink = 0
    return style
  }()

  /// Another style with this one's padding, border, side margins and minimum height in cells.
  private func padded(_ other: LayoutStyle) -> LayoutStyle {
    var style = other
    style.padding = padding
    style.border = border
    if !minHeight.isPercent { style.minHeight = minHeight }
    if !margin.left.isAuto { style.margin.left = margin.left }
    if !margin.right.isAuto { style.margin.right = margin.right }
    return style
  }

  /// Whether the children are laid out as layers, which have the axes of a row.
  var isLayers: Bool { display == .layers }
  var isGrid: Bool { display == .grid }
  var isRow: Bool { isLayers || isGrid || direction == .row || direction == .rowReverse }
  var isReversed: Bool {
    !isLayers && !isGrid && (direction == .rowReverse || direction == .columnReverse)
  }
  var wraps: Bool { !isLayers && !isGrid && wrap != .nowrap }
  /// Ratios outside of 1/10,000 to 10,000 are ignored.
  var hasAspectRatio: Bool { (1e-4...1e4).contains(aspectRatio) }

  /// Whether the width of such a box can follow from its height.
  var turnsHeightIntoWidth: Bool {
    hasAspectRatio || (!isRow && wraps)
  }

  func alignment(of child: AlignSelf) -> AlignItems {
    Self.alignment(child, otherwise: alignItems)
  }

  static func alignment(_ own: AlignSelf, otherwise: AlignItems) -> AlignItems {
    switch own {
    case .auto: otherwise
    case .start: .start
    case .end: .end
    case .center: .center
    case .baseline: .baseline
    case .stretch: .stretch
    case .safeCenter: .safeCenter
    }
  }
}

extension LayoutDisplay {
  /// Whether the container lays out the box differently: it skips a hidden one, and a grid lays out
  /// the cells of its rows.
  fileprivate var affectsContainer: Bool { self == .none || self == .gridRow }
}
