import RecurseLayout
import RecurseTesting
import TestSupport
import Testing

@Suite("A column of plain items is laid out as by the stages of a flexbox", .blocking)
struct PlainColumnLawTests {
  /// A column whose children neither flex nor have sizes, and whose styles are otherwise random.
  private func column(_ random: inout SplitMix64, depth: Int = 2) -> LayoutNode {
    var style = LayoutStyle()
    style.direction = .column
    style.flexShrink = 0
    style.alignItems = random.chance(60) ? .stretch : .start
    style.gap = LayoutGap(row: .cells(Double(Int.random(in: -1...2, using: &random))))
    style.padding = Edges(.cells(Double(Int.random(in: 0...1, using: &random))))
    if random.chance(20) { style.padding.left = .percent(20) }
    let children = (0..<Int.random(in: 1...5, using: &random)).map { _ in
      item(&random, depth: depth - 1)
    }
    return LayoutNode(style: style, children: children)
  }

  private func item(_ random: inout SplitMix64, depth: Int) -> LayoutNode {
    let node: LayoutNode
    if depth > 0, random.chance(40) {
      node = column(&random, depth: depth)
    } else {
      node = LayoutNode()
      node.style.flexShrink = 0
      let words = Words(
        (0..<Int.random(in: 0...4, using: &random))
          .map { _ in String(repeating: "x", count: Int.random(in: 1...6, using: &random)) }
          .joined(separator: " "))
      kept.append(words)
      node.content = words
    }
    node.style.border = Edges(.cells(random.chance(25) ? 1 : 0))
    node.style.margin.left = .cells(Double(Int.random(in: -1...2, using: &random)))
    if random.chance(30) { node.style.margin.right = .percent(10) }
    if random.chance(30) {
      node.style.minHeight = .cells(Double(Int.random(in: -1...4, using: &random)))
    }
    return node
  }

  private final class Kept { var words: [Words] = [] }
  private let contents = Kept()
  private var kept: [Words] {
    get { contents.words }
    nonmutating set { contents.words = newValue }
  }

  @Test("In every width up to 12 and some heights, fresh and after a change", arguments: 0..<400)
  func same(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let stacked = column(&random)
    let staged = RandomTree.copy(of: stacked)
    let (stacking, staging) = (LayoutEngine(), LayoutEngine())
    staging.usesPlainColumns = false
    for width in 0...12 {
      for height in [0, 3, 20] {
        stacking.layout(stacked, width: width, height: height)
        staging.layout(staged, width: width, height: height)
        try #require(
          frames(stacked) == frames(staged), "seed \(seed) width \(width) height \(height)")
      }
    }
    // One row is removed, the others move.
    for (root, engine) in [(stacked, stacking), (staged, staging)] {
      root.remove(at: 0)
      engine.layout(root, width: 9, height: 20)
    }
    #expect(frames(stacked) == frames(staged), "seed \(seed) after a removal")
  }
}

private func frames(_ node: LayoutNode) -> [CellRect] {
  [node.frame] + node.children.flatMap(frames)
}
