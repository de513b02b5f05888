extension LayoutStyle {
  /// Whether the container need not look again when `other` takes this style's place: all that
  /// changed is how the box lays out its own children.
  func looksTheSameFromOutside(as other: LayoutStyle) -> Bool {
    var mine = self
    mine.direction = other.direction
    mine.wrap = other.wrap
    mine.justifyContent = other.justifyContent
    mine.alignItems = other.alignItems
    mine.alignContent = other.alignContent
    mine.gap = other.gap
    mine.overflow = other.overflow
    return mine == other
  }

  var isRow: Bool { direction == .row || direction == .rowReverse }
  var isReversed: Bool { direction == .rowReverse || direction == .columnReverse }
  var hasAspectRatio: Bool { aspectRatio > 0 && aspectRatio.isFinite }

  /// Whether the width of such a box can follow from its height.
  var turnsHeightIntoWidth: Bool {
    hasAspectRatio || (!isRow && wrap != .nowrap)
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
