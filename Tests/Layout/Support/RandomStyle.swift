import RecurseLayout
import RecurseTesting
import TestSupport

/// Random styles with every property, common ones most often.
enum RandomStyle {
  static func make(_ random: inout SplitMix64) -> LayoutStyle {
    var style = LayoutStyle()
    for _ in 0..<Int.random(in: 0...6, using: &random) { change(&style, &random) }
    return style
  }

  static func change(_ style: inout LayoutStyle, _ random: inout SplitMix64) {
    switch Int.random(in: 0..<25, using: &random) {
    case 0, 1: style.direction = pick([.row, .column, .rowReverse, .columnReverse], &random)
    case 2: style.wrap = pick([.nowrap, .wrap, .wrapReverse], &random)
    case 3, 4: style.flexGrow = pick([0, 1, 2, 0.3], &random)
    case 5: style.flexShrink = pick([0, 1, 3], &random)
    case 6: style.flexBasis = length(&random)
    case 7, 8: style.width = length(&random)
    case 9, 10: style.height = length(&random)
    case 11: style.minWidth = length(&random)
    case 12: style.maxWidth = length(&random)
    case 13: style.minHeight = length(&random)
    case 14: style.maxHeight = length(&random)
    case 15: style.margin = edges(&random, length(&random))
    case 16: style.padding = edges(&random, random.chance(80) ? 1 : .percent(10))
    case 17: style.border = edges(&random, 1)
    case 18: style.gap = LayoutGap(row: pick([0, 1, 2], &random), column: pick([0, 1], &random))
    case 19:
      style.justifyContent = pick(
        [.start, .end, .center, .spaceBetween, .spaceAround, .spaceEvenly], &random)
    case 20: style.alignItems = pick([.start, .end, .center, .baseline, .stretch], &random)
    case 21: style.alignSelf = pick([.auto, .start, .center, .baseline, .stretch], &random)
    case 22:
      style.alignContent = pick(
        [.start, .end, .center, .stretch, .spaceBetween, .spaceAround, .spaceEvenly], &random)
    case 23: style.display = pick([.flex, .layers, .layers, .grid, .grid, .gridRow], &random)
    default: rare(&style, &random)
    }
  }

  private static func rare(_ style: inout LayoutStyle, _ random: inout SplitMix64) {
    switch Int.random(in: 0..<11, using: &random) {
    case 0: style.display = pick([.flex, .layers, .none], &random)
    case 1: style.position = pick([.relative, .absolute], &random)
    case 2: style.inset = edges(&random, length(&random))
    case 3: style.aspectRatio = pick([0, 1, 2, 0.5], &random)
    case 4: style.containment = pick([.none, .size, .height], &random)
    case 5:
      style.sharing = pick([.flex, .fill, .equal, .proportional], &random)
      if random.chance(50) { style.justifyContent = pick([.equalCenters, .safeCenter], &random) }
    case 6:
      style.stretchesWidth = random.chance(50)
      style.stretchesHeight = random.chance(50)
      style.stretchesMain = random.chance(50)
      style.childStretch = pick([.none, .axes, .all], &random)
      style.idealWidth = pick([.auto, 4], &random)
      style.idealHeight = pick([.auto, 2], &random)
    case 7:
      style.gridColumnSpan = pick([1, 2, 3], &random)
      style.gridRowSpan = pick([1, 2, 3], &random)
      style.gridColumnAlignment = pick([.auto, .end, .safeCenter, .stretch], &random)
      style.justifyItems = pick([.start, .end, .center, .stretch], &random)
    case 8:
      // Numbers that are not finite, or larger than any screen.
      style.flexGrow = pick([.nan, .infinity, -1, 1e30], &random)
      style.flexShrink = pick([1, .nan, .infinity], &random)
      style.minWidth = pick([.auto, .cells(-.infinity), .percent(.nan)], &random)
      style.aspectRatio = pick([0, .nan, .infinity, 1e-30], &random)
    case 9:
      style.fixesWidth = random.chance(50)
      style.fixesHeight = random.chance(50)
    default: style.overflow = pick([.visible, .hidden, .scroll], &random)
    }
  }

  private static func length(_ random: inout SplitMix64) -> LayoutLength {
    pick([.auto, 0, 1, 3, 7, 12, .cells(2.5), .percent(30), .percent(50), .percent(100)], &random)
  }

  private static func edges(_ random: inout SplitMix64, _ length: LayoutLength) -> Edges {
    var edges = random.chance(50) ? Edges(length) : Edges()
    if random.chance(50) { edges.left = length }
    if random.chance(30) { edges.bottom = length }
    return edges
  }

  private static func pick<Value>(_ values: [Value], _ random: inout SplitMix64) -> Value {
    values.randomElement(using: &random)!
  }
}
