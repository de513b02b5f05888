extension LayoutStyle {
  /// Whether the container need not look again when `other` takes this style's place: all that
  /// changed is how the box lays out its own children.
  func looksTheSameFromOutside(as other: LayoutStyle) -> Bool {
    var mine = self
    if !mine.display.concernsContainer, !other.display.concernsContainer {
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

  /// Whether a column has nothing to ask this style but its padding, its border and its margins at
  /// both sides.
  var isPlainItem: Bool { flexShrink == 0 && looksTheSameFromOutside(as: padded(Self.plainItem)) }

  private static let plainItem = {
    var style = LayoutStyle()
    style.flexShrink = 0
    return style
  }()

  /// Another style with what may be said of this one.
  private func padded(_ other: LayoutStyle) -> LayoutStyle {
    var style = other
    style.padding = padding
    style.border = border
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
  /// A box is no more than ten thousand times as wide as it is high, or as high as it is wide.
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
  /// Whether the container lays the box out otherwise for it: it leaves a hidden one out, and a grid
  /// looks into its rows.
  fileprivate var concernsContainer: Bool { self == .none || self == .gridRow }
}
