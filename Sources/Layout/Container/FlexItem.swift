/// A child while its container is laid out, in the container's axes.
///
/// Sizes are border boxes; positions are its start edges, from the start of the container's
/// content box, before anything is reversed.
struct FlexItem {
  /// Retained by its parent's `children`, which do not change during a layout pass.
  unowned(unsafe) var node: LayoutNode

  var marginMainStart = 0.0
  var marginMainEnd = 0.0
  var marginCrossStart = 0.0
  var marginCrossEnd = 0.0
  var autoMargins: AutoMargins = []

  var minMain = 0.0
  var maxMain = Double.infinity
  var minCross = 0.0
  var maxCross = Double.infinity
  var preferredMain = Double.indefinite
  var preferredCross = Double.indefinite
  /// Width divided by height; zero is no ratio.
  var ratio = 0.0
  /// The flex base size, if it follows from the style alone.
  var definiteBase = Double.indefinite
  var align = AlignItems.stretch
  var heightIsDefinite = false
  /// Whether the item is a layer that fills its container.
  var fillsContainer = false
  /// Whether the item expands along the main axis.
  var fillsMain = false
  /// Whether it expands on behalf of its content: it starts from its minimum size and shares the
  /// line with the others.
  var startsFromMinimum = false
  /// The style's own minimum, while the content's minimum, or a row of it, replaces it.
  var styleMinMain = Double.indefinite
  /// Whether the item expands along the cross axis.
  var fillsCross = false

  var grow = 0.0
  var shrink = 0.0
  /// The flex base size, unclamped.
  var base = 0.0
  var isFrozen = false
  var violation = 0.0

  var main = 0.0
  var cross = 0.0
  var mainStart = 0.0
  var crossStart = 0.0
  /// From the outer edge at the line's start to the baseline.
  var ascent = 0.0

  init(_ node: LayoutNode) { self.node = node }

  var mainMargins: Double { marginMainStart + marginMainEnd }
  var crossMargins: Double { marginCrossStart + marginCrossEnd }
  var outerMain: Double { main + mainMargins }
  var outerCross: Double { cross + crossMargins }

  /// Whether the item takes its line's cross size: its style gives none and no margin is `auto`.
  var stretches: Bool {
    guard !preferredCross.isDefinite else { return false }
    return fillsContainer || fillsCross
      || (align == .stretch && autoMargins.isDisjoint(with: .cross))
  }

  func clampMain(_ size: Double) -> Double { size.clamped(minMain, maxMain) }
  func clampCross(_ size: Double) -> Double { size.clamped(minCross, maxCross) }
}

/// The margins that are `auto` and take free space.
struct AutoMargins: OptionSet {
  let rawValue: UInt8
  static let mainStart = AutoMargins(rawValue: 1)
  static let mainEnd = AutoMargins(rawValue: 2)
  static let crossStart = AutoMargins(rawValue: 4)
  static let crossEnd = AutoMargins(rawValue: 8)
  static let main: AutoMargins = [.mainStart, .mainEnd]
  static let cross: AutoMargins = [.crossStart, .crossEnd]
}

/// A line of a container's children.
struct FlexLine {
  var items: Range<Int>
  var cross = 0.0
  var crossStart = 0.0
  /// From the line's start to the baseline that its children share.
  var ascent = 0.0
}
