extension LayoutStyle {
  /// Whether the container need not look again when `other` takes this style's place: all that
  /// changed is how the box lays out its own children.
  func looksTheSameFromOutside(as other: LayoutStyle) -> Bool {
    var mine = self
    if mine.display != .none, other.display != .none { mine.display = other.display }
    mine.direction = other.direction
    mine.wrap = other.wrap
    mine.justifyContent = other.justifyContent
    mine.alignItems = other.alignItems
    mine.alignContent = other.alignContent
    mine.gap = other.gap
    mine.overflow = other.overflow
    return mine == other
  }

  /// Whether the children are laid out as layers, which have the axes of a row.
  var isLayers: Bool { display == .layers }
  var isRow: Bool { isLayers || direction == .row || direction == .rowReverse }
  var isReversed: Bool {
    !isLayers && (direction == .rowReverse || direction == .columnReverse)
  }
  var wraps: Bool { !isLayers && wrap != .nowrap }
  var hasAspectRatio: Bool { aspectRatio > 0 && aspectRatio.isFinite }

  /// Whether the width of such a box can follow from its height.
  var turnsHeightIntoWidth: Bool {
    hasAspectRatio || (!isRow && wraps)
  }

  func alignment(of child: AlignSelf) -> AlignItems {
    switch child {
    case .auto: alignItems
    case .start: .start
    case .end: .end
    case .center: .center
    case .baseline: .baseline
    case .stretch: .stretch
    }
  }
}
